#pragma once

// The part of SQLite that the kit uses. With these declarations, a build needs no header package, only the library, which Swift itself
// needs.
//
// Nothing is linked: each function calls through a table that `recetas_sqlite3_load` fills. In Swift, all names are those of SQLite, as in
// the module `SQLite3` on Apple's platforms. In C, they have a prefix, since an app may also include SQLite's header for its own library,
// and the declarations would conflict. Source: sqlite.org/c3ref/intro.html, which guarantees that these declarations never change. If
// SQLite's header is installed, `sqlite.c` compares them with it.

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_value sqlite3_value;

/// Frees a bound value. SQLITE_TRANSIENT and SQLITE_STATIC are special values in place of a function.
typedef void (*recetas_sqlite3_destructor)(void *) __attribute__((swift_name("sqlite3_destructor_type")));

/// A file opened by SQLite.
struct __attribute__((swift_name("sqlite3_file"))) recetas_sqlite3_file {
  const struct recetas_sqlite3_io_methods *pMethods;
};

/// The first methods of a file, in a longer structure. The kit calls only the methods that are named here.
struct __attribute__((swift_name("sqlite3_io_methods"))) recetas_sqlite3_io_methods {
  int iVersion;
  // xClose.
  void (*first)(void);
  int (*xRead)(struct recetas_sqlite3_file *file, void *bytes, int count, long long offset);
  // xWrite, xTruncate, xSync, xFileSize, xLock, xUnlock, xCheckReservedLock.
  void (*others[7])(void);
  int (*xFileControl)(struct recetas_sqlite3_file *file, int operation, void *argument);
  // xSectorSize, xDeviceCharacteristics.
  void (*more[2])(void);
  int (*xShmMap)(struct recetas_sqlite3_file *file, int region, int size, int extends, void volatile **memory);
};

/// The constants without their prefix `SQLITE_`, each as `X(name, value)`.
#define RECETAS_SQLITE3_CONSTANTS(X) \
  X(OK, 0) \
  X(ERROR, 1) \
  X(PERM, 3) \
  X(BUSY, 5) \
  X(LOCKED, 6) \
  X(READONLY, 8) \
  X(INTERRUPT, 9) \
  X(IOERR, 10) \
  X(CORRUPT, 11) \
  X(FULL, 13) \
  X(CANTOPEN, 14) \
  X(TOOBIG, 18) \
  X(MISMATCH, 20) \
  X(AUTH, 23) \
  X(FORMAT, 24) \
  X(NOTADB, 26) \
  X(ROW, 100) \
  X(DONE, 101) \
  X(INTEGER, 1) \
  X(FLOAT, 2) \
  X(TEXT, 3) \
  X(BLOB, 4) \
  X(NULL, 5) \
  X(OPEN_READONLY, 0x00000001) \
  X(OPEN_READWRITE, 0x00000002) \
  X(OPEN_URI, 0x00000040) \
  X(OPEN_NOMUTEX, 0x00008000) \
  X(OPEN_EXRESCODE, 0x02000000) \
  X(PREPARE_PERSISTENT, 0x01) \
  X(FCNTL_LAST_ERRNO, 4) \
  X(FCNTL_FILE_POINTER, 7) \
  X(FCNTL_PERSIST_WAL, 10) \
  X(FCNTL_HAS_MOVED, 20) \
  X(FCNTL_JOURNAL_POINTER, 28)

/// The functions without their prefix `sqlite3_`, each as `X(name, labels in Swift, result, parameters, arguments)`.
///
/// The table, the functions, the code that loads them and the check are all generated from this one list, so they always match.
#define RECETAS_SQLITE3_FUNCTIONS(X) \
  X(libversion_number, "()", int, (void), ()) \
  X(compileoption_used, "(_:)", int, (const char *option), (option)) \
  X(open_v2, "(_:_:_:_:)", int, (const char *name, sqlite3 **opened, int flags, const char *system), \
    (name, opened, flags, system)) \
  X(close_v2, "(_:)", int, (sqlite3 *connection), (connection)) \
  X(busy_timeout, "(_:_:)", int, (sqlite3 *connection, int milliseconds), (connection, milliseconds)) \
  X(progress_handler, "(_:_:_:_:)", void, \
    (sqlite3 *connection, int steps, int (*handler)(void *), void *argument), (connection, steps, handler, argument)) \
  X(exec, "(_:_:_:_:_:)", int, \
    (sqlite3 *connection, const char *sql, int (*row)(void *, int, char **, char **), void *argument, char **message), \
    (connection, sql, row, argument, message)) \
  X(file_control, "(_:_:_:_:)", int, (sqlite3 *connection, const char *database, int operation, void *argument), \
    (connection, database, operation, argument)) \
  X(changes, "(_:)", int, (sqlite3 *connection), (connection)) \
  X(total_changes, "(_:)", int, (sqlite3 *connection), (connection)) \
  X(get_autocommit, "(_:)", int, (sqlite3 *connection), (connection)) \
  X(errmsg, "(_:)", const char *, (sqlite3 *connection), (connection)) \
  X(errstr, "(_:)", const char *, (int code), (code)) \
  X(system_errno, "(_:)", int, (sqlite3 *connection), (connection)) \
  X(prepare_v3, "(_:_:_:_:_:_:)", int, \
    (sqlite3 *connection, const char *sql, int count, unsigned int flags, sqlite3_stmt **prepared, const char **tail), \
    (connection, sql, count, flags, prepared, tail)) \
  X(finalize, "(_:)", int, (sqlite3_stmt *statement), (statement)) \
  X(step, "(_:)", int, (sqlite3_stmt *statement), (statement)) \
  X(reset, "(_:)", int, (sqlite3_stmt *statement), (statement)) \
  X(clear_bindings, "(_:)", int, (sqlite3_stmt *statement), (statement)) \
  X(bind_null, "(_:_:)", int, (sqlite3_stmt *statement, int place), (statement, place)) \
  X(bind_int64, "(_:_:_:)", int, (sqlite3_stmt *statement, int place, long long value), (statement, place, value)) \
  X(bind_double, "(_:_:_:)", int, (sqlite3_stmt *statement, int place, double value), (statement, place, value)) \
  X(bind_text, "(_:_:_:_:_:)", int, \
    (sqlite3_stmt *statement, int place, const char *text, int count, recetas_sqlite3_destructor destructor), \
    (statement, place, text, count, destructor)) \
  X(bind_blob, "(_:_:_:_:_:)", int, \
    (sqlite3_stmt *statement, int place, const void *bytes, int count, recetas_sqlite3_destructor destructor), \
    (statement, place, bytes, count, destructor)) \
  X(bind_value, "(_:_:_:)", int, (sqlite3_stmt *statement, int place, const sqlite3_value *value), \
    (statement, place, value)) \
  X(column_count, "(_:)", int, (sqlite3_stmt *statement), (statement)) \
  X(column_value, "(_:_:)", sqlite3_value *, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_type, "(_:_:)", int, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_int64, "(_:_:)", long long, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_double, "(_:_:)", double, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_text, "(_:_:)", const unsigned char *, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_blob, "(_:_:)", const void *, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_bytes, "(_:_:)", int, (sqlite3_stmt *statement, int column), (statement, column))

// The constants are variables, since in Swift the members of an enumeration would have a different type than the functions' results.
#define RECETAS_CONSTANT(name, value) \
  static const int recetas_SQLITE_##name __attribute__((swift_name("SQLITE_" #name))) = value;
RECETAS_SQLITE3_CONSTANTS(RECETAS_CONSTANT)
#undef RECETAS_CONSTANT

/// The addresses of the functions. They are written once, before any call, and afterwards only read, from any thread.
struct recetas_sqlite3_functions {
#define RECETAS_MEMBER(name, labels, result, parameters, arguments) result(*name) parameters;
  RECETAS_SQLITE3_FUNCTIONS(RECETAS_MEMBER)
#undef RECETAS_MEMBER
};
extern struct recetas_sqlite3_functions recetas_sqlite3;

// The functions are inline, so that a call is as fast as a call into a linked library: a single indirect jump.
#define RECETAS_FUNCTION(name, labels, result, parameters, arguments) \
  static inline __attribute__((swift_name("sqlite3_" #name labels))) result recetas_sqlite3_##name parameters { \
    return recetas_sqlite3.name arguments; \
  }
RECETAS_SQLITE3_FUNCTIONS(RECETAS_FUNCTION)
#undef RECETAS_FUNCTION

/// Loads the library with this file name and fills the table with its functions.
///
/// - Returns: `NULL` on success. If loading fails, the table stays unchanged, and the result is the system's error message, which is valid
///   until this thread's next call.
const char *recetas_sqlite3_load(const char *name);
