#pragma once

// What the kit uses of SQLite, so that building it takes the library alone, which Swift brings along, and no package of headers.
//
// Nothing is linked: each function calls through a table that `recetas_sqlite3_load` fills. In Swift everything has SQLite's own names,
// as in the module `SQLite3` of Apple's platforms. In C it has not: an app may import SQLite's header beside this one, for a library of
// its own, and two declarations of one name would meet. Source of all of it: sqlite.org/c3ref/intro.html, whose promise is that none of
// it ever changes. `sqlite.c` compares every line with the header of SQLite where there is one.

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

/// Frees what was bound; SQLITE_TRANSIENT and SQLITE_STATIC are numbers in its place.
typedef void (*recetas_sqlite3_destructor)(void *) __attribute__((swift_name("sqlite3_destructor_type")));

/// A file that SQLite has open.
struct __attribute__((swift_name("sqlite3_file"))) recetas_sqlite3_file {
  const struct recetas_sqlite3_io_methods *pMethods;
};

/// What can be done with it: the beginning of a longer structure, of which the kit calls one member.
struct __attribute__((swift_name("sqlite3_io_methods"))) recetas_sqlite3_io_methods {
  int iVersion;
  // xClose, xRead, xWrite, xTruncate, xSync, xFileSize, xLock, xUnlock, xCheckReservedLock.
  void (*others[9])(void);
  int (*xFileControl)(struct recetas_sqlite3_file *file, int operation, void *argument);
};

/// The constants, `X(name, value)` each, without their prefix SQLITE_.
#define RECETAS_SQLITE3_CONSTANTS(X) \
  X(OK, 0) \
  X(PERM, 3) \
  X(BUSY, 5) \
  X(LOCKED, 6) \
  X(READONLY, 8) \
  X(INTERRUPT, 9) \
  X(IOERR, 10) \
  X(CORRUPT, 11) \
  X(FULL, 13) \
  X(CANTOPEN, 14) \
  X(AUTH, 23) \
  X(NOTADB, 26) \
  X(ROW, 100) \
  X(DONE, 101) \
  X(NULL, 5) \
  X(OPEN_READONLY, 0x00000001) \
  X(OPEN_READWRITE, 0x00000002) \
  X(OPEN_URI, 0x00000040) \
  X(OPEN_NOMUTEX, 0x00008000) \
  X(OPEN_EXRESCODE, 0x02000000) \
  X(PREPARE_PERSISTENT, 0x01) \
  X(FCNTL_LAST_ERRNO, 4) \
  X(FCNTL_JOURNAL_POINTER, 28)

/// The functions, `X(name, labels in Swift, result, parameters, their names)` each, without their prefix sqlite3_.
///
/// One list, from which the table, the functions, their loading and their check are made: none can be forgotten in one of them.
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
  X(column_type, "(_:_:)", int, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_int64, "(_:_:)", long long, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_double, "(_:_:)", double, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_text, "(_:_:)", const unsigned char *, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_blob, "(_:_:)", const void *, (sqlite3_stmt *statement, int column), (statement, column)) \
  X(column_bytes, "(_:_:)", int, (sqlite3_stmt *statement, int column), (statement, column))

// Variables, not an enumeration, whose members would be of another type in Swift than the functions' results.
#define RECETAS_CONSTANT(name, value) \
  static const int recetas_SQLITE_##name __attribute__((swift_name("SQLITE_" #name))) = value;
RECETAS_SQLITE3_CONSTANTS(RECETAS_CONSTANT)
#undef RECETAS_CONSTANT

/// Where each function is. Written once, before anything is called; then only read, from all threads.
struct recetas_sqlite3_functions {
#define RECETAS_MEMBER(name, labels, result, parameters, arguments) result(*name) parameters;
  RECETAS_SQLITE3_FUNCTIONS(RECETAS_MEMBER)
#undef RECETAS_MEMBER
};
extern struct recetas_sqlite3_functions recetas_sqlite3;

// Inline, so that a call costs what one of a linked library does: one jump to where a pointer says.
#define RECETAS_FUNCTION(name, labels, result, parameters, arguments) \
  static inline __attribute__((swift_name("sqlite3_" #name labels))) result recetas_sqlite3_##name parameters { \
    return recetas_sqlite3.name arguments; \
  }
RECETAS_SQLITE3_FUNCTIONS(RECETAS_FUNCTION)
#undef RECETAS_FUNCTION

/// Loads the library of this file name and fills the table with its functions.
///
/// - Returns: `NULL`; or why not, in the words of the system, until the thread's next call, and the table is as it was.
const char *recetas_sqlite3_load(const char *name);
