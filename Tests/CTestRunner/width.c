#include "CTestRunner.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// Swift Testing starts thousands of test cases at the same time, which compete for memory, files and connections. The library reads this
// variable at its start, so it must be set before `main`. The limit is four tests per processor, since tests that wait for a process or a
// server leave a processor idle.
__attribute__((constructor)) static void limit_width(void) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  char width[16];
  snprintf(width, sizeof width, "%ld", processors > 0 ? 4 * processors : 8);
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0);
}
