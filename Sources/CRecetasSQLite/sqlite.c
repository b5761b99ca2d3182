#include "CRecetasSQLite.h"

#include <dlfcn.h>
#include <stddef.h>

struct recetas_sqlite3_functions recetas_sqlite3;

const char *recetas_sqlite3_load(const char *name) {
  // RTLD_LAZY resolves symbols on demand, as for linked libraries, since most functions that SQLite imports are never called. RTLD_LOCAL
  // keeps the symbols separate from those of another SQLite that an app may link.
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return dlerror();

  // A separate table is filled, so that `recetas_sqlite3` stays unchanged if the library lacks a function. In that case, the library stays
  // open, because closing it would clear the error message.
  struct recetas_sqlite3_functions found;
#define FIND(name, labels, result, parameters, arguments) \
  found.name = (__typeof__(found.name))dlsym(library, "sqlite3_" #name); \
  if (found.name == NULL) return dlerror();
  RECETAS_SQLITE3_FUNCTIONS(FIND)
  recetas_sqlite3 = found;
  return NULL;
}

// Tests don't reliably detect a wrong declaration, since most calls that use it succeed. If SQLite's own header is installed, as by
// `.ci/run`, the compiler rejects any declaration that differs from it.
#if __has_include(<sqlite3.h>)
#include <sqlite3.h>

#define SAME(one, other) _Static_assert(__builtin_types_compatible_p(one, other), #one " is not " #other)

#define CHECK(name, value) _Static_assert(SQLITE_##name == value, "SQLITE_" #name " is not " #value);
RECETAS_SQLITE3_CONSTANTS(CHECK)
#undef CHECK

#define CHECK(name, labels, result, parameters, arguments) \
  SAME(__typeof__(&sqlite3_##name), __typeof__(recetas_sqlite3.name));
RECETAS_SQLITE3_FUNCTIONS(CHECK)
#undef CHECK

SAME(sqlite3_destructor_type, recetas_sqlite3_destructor);

// The type of the file parameter has a different name here, so both signatures are written out.
#define CHECK(name, ...) \
  SAME(__typeof__(((sqlite3_io_methods *)NULL)->name), int (*)(sqlite3_file *, __VA_ARGS__)); \
  SAME( \
    __typeof__(((struct recetas_sqlite3_io_methods *)NULL)->name), int (*)(struct recetas_sqlite3_file *, __VA_ARGS__)); \
  _Static_assert( \
    offsetof(sqlite3_io_methods, name) == offsetof(struct recetas_sqlite3_io_methods, name), #name " is elsewhere");
CHECK(xRead, void *, int, sqlite3_int64)
CHECK(xFileControl, int, void *)
CHECK(xShmMap, int, int, int, void volatile **)
#undef CHECK
_Static_assert(
  offsetof(sqlite3_file, pMethods) == offsetof(struct recetas_sqlite3_file, pMethods), "pMethods is elsewhere");
#endif
