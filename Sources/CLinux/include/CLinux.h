// What <sys/epoll.h>, accept4 and eventfd need that `import Glibc` leaves out.
// _GNU_SOURCE is defined in the .c file only: in a header it makes Glibc's own module disagree about fd_set.
#ifndef CLINUX_H
#define CLINUX_H

#include <sys/epoll.h>
#include <sys/eventfd.h>

/// Who is at the other end of a connection: family 4 with four octets, 6 with sixteen, or 0 for a Unix socket.
struct linux_peer {
  unsigned char family;
  unsigned char octets[16];
};

/// accept4(2) with SOCK_NONBLOCK | SOCK_CLOEXEC. -1 and errno on failure. An IPv4 address in IPv6's clothes, as a
/// socket for both brings it, is told as the IPv4 address that it is.
int linux_accept_nonblocking(int listener, struct linux_peer *peer);

/// socket(2) with SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC. -1 and errno on failure.
int linux_stream_socket(int family);

/// Names the calling thread, at most 15 bytes, as top and the debugger show it.
void linux_name_thread(const char *name);

#endif
