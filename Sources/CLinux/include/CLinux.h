// What <sys/epoll.h>, accept4 and eventfd need that `import Glibc` leaves out.
// _GNU_SOURCE is defined in the .c file only: in a header it makes Glibc's own module disagree about fd_set.
#ifndef CLINUX_H
#define CLINUX_H

#include <sys/epoll.h>
#include <sys/eventfd.h>

/// accept4(2) with SOCK_NONBLOCK | SOCK_CLOEXEC and no peer address. -1 and errno on failure.
int linux_accept_nonblocking(int listener);

/// socket(2) with SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC. -1 and errno on failure.
int linux_stream_socket(int family);

/// Names the calling thread, at most 15 bytes, as top and the debugger show it.
void linux_name_thread(const char *name);

#endif
