#define _GNU_SOURCE
#include "CLinux.h"

#include <stddef.h>
#include <sys/socket.h>

int linux_accept_nonblocking(int listener) {
  return accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}
