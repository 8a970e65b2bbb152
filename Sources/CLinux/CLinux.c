#define _GNU_SOURCE
#include "CLinux.h"

#include <netinet/in.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>

int linux_accept_nonblocking(int listener, struct linux_peer *peer) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  int number = accept4(listener, (struct sockaddr *)&address, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
  memset(peer, 0, sizeof *peer);
  if (number < 0) return number;
  if (address.ss_family == AF_INET) {
    peer->family = 4;
    memcpy(peer->octets, &((struct sockaddr_in *)&address)->sin_addr, 4);
  } else if (address.ss_family == AF_INET6) {
    const struct in6_addr *six = &((struct sockaddr_in6 *)&address)->sin6_addr;
    int is_mapped = IN6_IS_ADDR_V4MAPPED(six);
    peer->family = is_mapped ? 4 : 6;
    memcpy(peer->octets, six->s6_addr + (is_mapped ? 12 : 0), is_mapped ? 4 : 16);
  }
  return number;
}

int linux_stream_socket(int family) {
  return socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
}

void linux_name_thread(const char *name) {
  pthread_setname_np(pthread_self(), name);
}
