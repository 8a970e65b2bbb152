#define _GNU_SOURCE
#include "CLinux.h"

#include <pthread.h>
#include <stddef.h>
#include <sys/socket.h>

int linux_accept_nonblocking(int listener) {
  return accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

int linux_stream_socket(int family) {
  return socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
}

void linux_name_thread(const char *name) {
  pthread_setname_np(pthread_self(), name);
}
