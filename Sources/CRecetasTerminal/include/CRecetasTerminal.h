#pragma once

// Restores the terminal when the process crashes. This is written in C because a signal handler must only call async-signal-safe functions
// (POSIX.1-2017, 2.4.3), and Swift's runtime doesn't guarantee that.

#include <stddef.h>
#include <termios.h>

/// Installs a handler for SIGABRT, SIGSEGV, SIGBUS, SIGILL and SIGTRAP. The handler restores these settings of standard input, writes the
/// closing sequence to `output`, calls the previous handler, and ends the process with the default action.
void recetas_terminal_restore_on_crash(const struct termios *settings, int output);

/// Sets the sequence that restores the terminal. Only the first 64 bytes are kept.
void recetas_terminal_set_closing(const char *bytes, size_t count);

/// Disarms the handler after the terminal has been restored.
void recetas_terminal_is_restored(void);
