#pragma once

// The part of libcurl that the kit uses. With these declarations, a build needs no header package, only the library, which Swift itself
// needs.
//
// Nothing is linked: each function calls through a table that `recetas_curl_load` fills. In Swift, all names are those of libcurl. In C,
// they have a prefix, since an app may also include libcurl's header, and the declarations would conflict. Source: curl.se/libcurl/c, which
// guarantees that these declarations don't change within `libcurl.so.4`. If libcurl's header is installed, `curl.c` compares them with it.

#include <stddef.h>
#include <stdint.h>

/// The constants, each as `X(name, value)`.
#define RECETAS_CURL_CONSTANTS(X) \
  X(CURLOPT_WRITEDATA, 10001) \
  X(CURLOPT_URL, 10002) \
  X(CURLOPT_PROXY, 10004) \
  X(CURLOPT_USERAGENT, 10018) \
  X(CURLOPT_HTTPHEADER, 10023) \
  X(CURLOPT_HEADERDATA, 10029) \
  X(CURLOPT_CAINFO, 10065) \
  X(CURLOPT_CUSTOMREQUEST, 10036) \
  X(CURLOPT_NOPROGRESS, 43) \
  X(CURLOPT_XFERINFODATA, 10057) \
  X(CURLOPT_FRESH_CONNECT, 74) \
  X(CURLOPT_NOSIGNAL, 99) \
  X(CURLOPT_ACCEPT_ENCODING, 10102) \
  X(CURLOPT_POSTFIELDSIZE_LARGE, 30120) \
  X(CURLOPT_COPYPOSTFIELDS, 10165) \
  X(CURLOPT_TIMEOUT_MS, 155) \
  X(CURLOPT_PROTOCOLS, 181) \
  X(CURLOPT_PATH_AS_IS, 234) \
  X(CURLOPT_SUPPRESS_CONNECT_HEADERS, 265) \
  X(CURLOPT_WRITEFUNCTION, 20011) \
  X(CURLOPT_HEADERFUNCTION, 20079) \
  X(CURLOPT_OPENSOCKETFUNCTION, 20163) \
  X(CURLOPT_XFERINFOFUNCTION, 20219) \
  X(CURLPROTO_HTTP, 1) \
  X(CURLPROTO_HTTPS, 2) \
  X(CURL_GLOBAL_DEFAULT, 3) \
  X(CURLMOPT_MAXCONNECTS, 6) \
  X(CURLMSG_DONE, 1) \
  X(CURLE_OK, 0) \
  X(CURLE_UNSUPPORTED_PROTOCOL, 1) \
  X(CURLE_COULDNT_RESOLVE_PROXY, 5) \
  X(CURLE_COULDNT_RESOLVE_HOST, 6) \
  X(CURLE_COULDNT_CONNECT, 7) \
  X(CURLE_WEIRD_SERVER_REPLY, 8) \
  X(CURLE_OPERATION_TIMEDOUT, 28) \
  X(CURLE_ABORTED_BY_CALLBACK, 42) \
  X(CURLE_PEER_FAILED_VERIFICATION, 60) \
  X(CURLE_BAD_CONTENT_ENCODING, 61) \
  X(CURLE_SSL_CACERT_BADFILE, 77)

/// The constants that libcurl 7.87 added.
#define RECETAS_CURL_CONSTANTS_7_87(X) X(CURLOPT_QUICK_EXIT, 322)

/// The constants that libcurl 7.80 added.
#define RECETAS_CURL_CONSTANTS_7_80(X) \
  X(CURLOPT_PREREQDATA, 10313) \
  X(CURLOPT_PREREQFUNCTION, 20312) \
  X(CURL_PREREQFUNC_OK, 0) \
  X(CURL_PREREQFUNC_ABORT, 1)

// Callers use libcurl's handles, lists and enumerations as pointers and integers. The check in `curl.c` uses libcurl's own types instead.
#define RECETAS_CURL void *
#define RECETAS_MULTI void *
#define RECETAS_LIST void *
#define RECETAS_OTHERS void *
#define RECETAS_MESSAGE struct recetas_curl_message *
#define RECETAS_CODE int
#define RECETAS_MULTI_CODE int

/// The functions without their prefix `curl_`, each as `X(name, labels in Swift, result, parameters, arguments)`.
///
/// The table, the functions, the code that loads them and the check are all generated from this one list, so they always match.
#define RECETAS_CURL_FUNCTIONS(X) \
  X(global_init, "(_:)", RECETAS_CODE, (long parts), (parts)) \
  X(easy_init, "()", RECETAS_CURL, (void), ()) \
  X(easy_cleanup, "(_:)", void, (RECETAS_CURL easy), (easy)) \
  X(easy_strerror, "(_:)", const char *, (RECETAS_CODE code), (code)) \
  X(slist_append, "(_:_:)", RECETAS_LIST, (RECETAS_LIST list, const char *text), (list, text)) \
  X(slist_free_all, "(_:)", void, (RECETAS_LIST list), (list)) \
  X(multi_init, "()", RECETAS_MULTI, (void), ()) \
  X(multi_cleanup, "(_:)", RECETAS_MULTI_CODE, (RECETAS_MULTI multi), (multi)) \
  X(multi_add_handle, "(_:_:)", RECETAS_MULTI_CODE, (RECETAS_MULTI multi, RECETAS_CURL easy), (multi, easy)) \
  X(multi_remove_handle, "(_:_:)", RECETAS_MULTI_CODE, (RECETAS_MULTI multi, RECETAS_CURL easy), (multi, easy)) \
  X(multi_perform, "(_:_:)", RECETAS_MULTI_CODE, (RECETAS_MULTI multi, int *running), (multi, running)) \
  X(multi_poll, "(_:_:_:_:_:)", RECETAS_MULTI_CODE, \
    (RECETAS_MULTI multi, RECETAS_OTHERS others, unsigned int count, int milliseconds, int *ready), \
    (multi, others, count, milliseconds, ready)) \
  X(multi_wakeup, "(_:)", RECETAS_MULTI_CODE, (RECETAS_MULTI multi), (multi)) \
  X(multi_info_read, "(_:_:)", RECETAS_MESSAGE, (RECETAS_MULTI multi, int *left), (multi, left))

/// The message that a transfer has ended.
struct __attribute__((swift_name("CURLMsg"))) recetas_curl_message {
  int msg;
  void *easy_handle;
  union {
    void *whatever;
    int result;
  } data;
};

/// Receives bytes of a header or a body. Returns the number of accepted bytes. If any bytes aren't accepted, the transfer ends.
typedef size_t (*recetas_curl_write)(char *bytes, size_t size, size_t count, void *context);
/// Receives the progress in bytes. Any return value except 0 ends the transfer.
typedef int (*recetas_curl_xferinfo)(void *context, int64_t to_come, int64_t come, int64_t to_go, int64_t gone);
/// Called after a connection is made. Decides whether the request is sent.
typedef int (*recetas_curl_prereq)(void *context, char *their_ip, char *my_ip, int their_port, int my_port);

// The constants are variables, since in Swift the members of an enumeration would have a different type than the functions' results.
#define RECETAS_CONSTANT(name, value) \
  static const int recetas_##name __attribute__((swift_name(#name))) = value;
RECETAS_CURL_CONSTANTS(RECETAS_CONSTANT)
RECETAS_CURL_CONSTANTS_7_80(RECETAS_CONSTANT)
RECETAS_CURL_CONSTANTS_7_87(RECETAS_CONSTANT)
#undef RECETAS_CONSTANT

/// The addresses of the functions. They are written once, before any call, and afterwards only read, from any thread.
struct recetas_curl_functions {
#define RECETAS_MEMBER(name, labels, result, parameters, arguments) result(*name) parameters;
  RECETAS_CURL_FUNCTIONS(RECETAS_MEMBER)
#undef RECETAS_MEMBER
  int (*easy_setopt)(void *easy, int option, ...);
  int (*multi_setopt)(void *multi, int option, ...);
};
extern struct recetas_curl_functions recetas_curl;

#define RECETAS_FUNCTION(name, labels, result, parameters, arguments) \
  static inline __attribute__((swift_name("curl_" #name labels))) result recetas_curl_##name parameters { \
    return recetas_curl.name arguments; \
  }
RECETAS_CURL_FUNCTIONS(RECETAS_FUNCTION)
#undef RECETAS_FUNCTION

// curl_easy_setopt and curl_multi_setopt are variadic, and Swift can't call them, so each type of value has its own function.
#define RECETAS_SETOPT(kind, type, value) \
  static inline __attribute__((swift_name("curl_" #kind "_setopt(_:_:_:)"))) int recetas_curl_##kind##_set_##value( \
    void *handle, int option, type value) { \
    return recetas_curl.kind##_setopt(handle, option, value); \
  }
RECETAS_SETOPT(easy, long, number)
RECETAS_SETOPT(easy, const void *, pointer)
RECETAS_SETOPT(multi, long, number)
#undef RECETAS_SETOPT

static inline __attribute__((swift_name("curl_easy_setopt(_:large:_:)"))) int recetas_curl_easy_set_large(
  void *easy, int option, int64_t value) {
  return recetas_curl.easy_setopt(easy, option, value);
}
static inline __attribute__((swift_name("curl_easy_setopt(_:write:_:)"))) int recetas_curl_easy_set_write(
  void *easy, int option, recetas_curl_write value) {
  return recetas_curl.easy_setopt(easy, option, value);
}
static inline __attribute__((swift_name("curl_easy_setopt(_:xferinfo:)"))) int recetas_curl_easy_set_xferinfo(
  void *easy, recetas_curl_xferinfo value) {
  return recetas_curl.easy_setopt(easy, recetas_CURLOPT_XFERINFOFUNCTION, value);
}
static inline __attribute__((swift_name("curl_easy_setopt(_:prereq:)"))) int recetas_curl_easy_set_prereq(
  void *easy, recetas_curl_prereq value) {
  return recetas_curl.easy_setopt(easy, recetas_CURLOPT_PREREQFUNCTION, value);
}

/// Opens the transfer's sockets with SOCK_CLOEXEC, so that child processes don't inherit them.
int recetas_curl_close_on_exec(void *easy);

/// Loads the library with this file name and fills the table with its functions.
///
/// - Returns: `NULL` on success. If loading fails, the table stays unchanged, and the result is the system's error message, which is valid
///   until this thread's next call.
const char *recetas_curl_load(const char *name);
