#define _GNU_SOURCE
#include "CRecetasTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static const int crashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP};
enum { crash_count = sizeof crashes / sizeof *crashes };

/// The previous handlers, such as the one that prints Swift's backtrace.
static struct sigaction previous[crash_count];

// The handler can run at any moment, on any thread, so the other variables are set before these atomics.
static struct termios settings;
static int output;
static atomic_int is_changed;
static char closing[64];
static atomic_int closing_count;

static void restore(int number, siginfo_t *info, void *context) {
  int error = errno;
  // The system would stop a background process that changes the terminal (SIGTTOU). Two threads can crash at the same time.
  if (tcgetpgrp(STDIN_FILENO) == getpgrp() && atomic_exchange(&is_changed, 0)) {
    // The settings are restored first, since writing to a paused terminal (Ctrl-S) would block.
    tcsetattr(STDIN_FILENO, TCSANOW, &settings);
    ssize_t written = write(output, closing, (size_t)closing_count);
    (void)written;
  }
  errno = error;
  for (int index = 0; index < crash_count; index++) {
    if (crashes[index] != number) continue;
    struct sigaction *before = &previous[index];
    if (before->sa_flags & SA_SIGINFO)
      before->sa_sigaction(number, info, context);
    else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN)
      before->sa_handler(number);
  }
  // Raises the default action, which takes effect when this handler returns.
  signal(number, SIG_DFL);
  raise(number);
}

static void install(void) {
  static int is_installed;
  if (is_installed) return;
  is_installed = 1;
  struct sigaction action = {0};
  action.sa_sigaction = restore;
  action.sa_flags = SA_ONSTACK | SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < crash_count; index++) sigaction(crashes[index], &action, &previous[index]);
}

void recetas_terminal_restore_on_crash(const struct termios *before, int terminal) {
  is_changed = 0;
  settings = *before;
  output = terminal;
  is_changed = 1;
  install();
}

void recetas_terminal_set_closing(const char *bytes, size_t count) {
  closing_count = 0;
  if (count > sizeof closing) count = sizeof closing;
  if (count > 0) memcpy(closing, bytes, count);
  closing_count = (int)count;
}

void recetas_terminal_is_restored(void) { is_changed = 0; }
