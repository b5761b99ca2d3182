#pragma once

// Restores the terminal when the process crashes. In C because a signal handler may only call functions that are async-signal-safe
// (POSIX.1-2017, 2.4.3), which nothing of Swift's runtime is.

#include <stddef.h>
#include <termios.h>

/// From now on SIGABRT, SIGSEGV, SIGBUS, SIGILL and SIGTRAP restore these settings of the standard input, write the closing sequence to
/// `output`, call the handler that was there before, and end the process by the default action.
void recetas_terminal_restore_on_crash(const struct termios *settings, int output);

/// The sequence that undoes what was written to the terminal. Only the first 64 bytes are kept.
void recetas_terminal_set_closing(const char *bytes, size_t count);

/// The terminal is as it was: nothing needs to be restored.
void recetas_terminal_is_restored(void);
