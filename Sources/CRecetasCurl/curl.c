#define _GNU_SOURCE
#include "CRecetasCurl.h"

#include <dlfcn.h>
#include <stdio.h>
#include <sys/socket.h>

// libcurl's interface (curl/easy.h, curl/multi.h), with its handles, enumerations and lists as what they are to a compiler.
typedef void curl_handle;

static struct {
  int (*global_init)(long);
  curl_handle *(*easy_init)(void);
  void (*easy_cleanup)(curl_handle *);
  const char *(*easy_strerror)(int);
  int (*easy_setopt)(curl_handle *, int, ...);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  curl_handle *(*multi_init)(void);
  int (*multi_cleanup)(curl_handle *);
  int (*multi_setopt)(curl_handle *, int, ...);
  int (*multi_add_handle)(curl_handle *, curl_handle *);
  int (*multi_remove_handle)(curl_handle *, curl_handle *);
  int (*multi_perform)(curl_handle *, int *);
  int (*multi_poll)(curl_handle *, void *, unsigned int, int, int *);
  int (*multi_wakeup)(curl_handle *);
  struct recetas_curl_message *(*multi_info_read)(curl_handle *, int *);
} curl;

static char problem[256];

static int find(void *library, const char *name, void *place) {
  void *found = dlsym(library, name);
  if (found == NULL) {
    // curl_multi_poll and curl_multi_wakeup are the youngest.
    snprintf(problem, sizeof problem, "libcurl is too old: it has no %s; 7.68 is needed", name);
    return 0;
  }
  *(void **)place = found;
  return 1;
}

const char *recetas_curl_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *why = dlerror();
    snprintf(problem, sizeof problem, "libcurl can't be loaded: %s", why ? why : name);
    return problem;
  }
#define FIND(member) find(library, "curl_" #member, &curl.member)
  if (!(FIND(global_init) && FIND(easy_init) && FIND(easy_cleanup) && FIND(easy_strerror) && FIND(easy_setopt) &&
        FIND(slist_append) && FIND(slist_free_all) && FIND(multi_init) && FIND(multi_cleanup) &&
        FIND(multi_setopt) && FIND(multi_add_handle) && FIND(multi_remove_handle) && FIND(multi_perform) &&
        FIND(multi_poll) && FIND(multi_wakeup) && FIND(multi_info_read)))
    return problem;
#undef FIND
  int code = curl.global_init(RECETAS_CURL_GLOBAL_DEFAULT);
  return code == RECETAS_CURLE_OK ? NULL : curl.easy_strerror(code);
}

// Of libcurl's struct curl_sockaddr only what comes first is used.
struct socket_address {
  int family;
  int kind;
  int protocol;
};

static int open_socket(void *context, int purpose, struct socket_address *address) {
  (void)context;
  (void)purpose;
  return socket(address->family, address->kind | SOCK_CLOEXEC, address->protocol);
}

void *recetas_curl_easy_init(void) { return curl.easy_init(); }
void recetas_curl_easy_cleanup(void *easy) { curl.easy_cleanup(easy); }
const char *recetas_curl_easy_strerror(int code) { return curl.easy_strerror(code); }

int recetas_curl_easy_set_long(void *easy, int option, long value) { return curl.easy_setopt(easy, option, value); }
int recetas_curl_easy_set_offset(void *easy, int option, int64_t value) {
  return curl.easy_setopt(easy, option, value);
}
int recetas_curl_easy_set_pointer(void *easy, int option, const void *value) {
  return curl.easy_setopt(easy, option, value);
}
int recetas_curl_easy_set_take(void *easy, int option, recetas_curl_take value) {
  return curl.easy_setopt(easy, option, value);
}
int recetas_curl_easy_set_progress(void *easy, recetas_curl_progress value) {
  return curl.easy_setopt(easy, RECETAS_CURLOPT_XFERINFOFUNCTION, value);
}
int recetas_curl_easy_set_before(void *easy, recetas_curl_before value) {
  return curl.easy_setopt(easy, RECETAS_CURLOPT_PREREQFUNCTION, value);
}
int recetas_curl_easy_close_on_exec(void *easy) {
  return curl.easy_setopt(easy, RECETAS_CURLOPT_OPENSOCKETFUNCTION, open_socket);
}

void *recetas_curl_slist_append(void *list, const char *text) { return curl.slist_append(list, text); }
void recetas_curl_slist_free_all(void *list) { curl.slist_free_all(list); }

void *recetas_curl_multi_init(void) { return curl.multi_init(); }
int recetas_curl_multi_cleanup(void *multi) { return curl.multi_cleanup(multi); }
int recetas_curl_multi_set_long(void *multi, int option, long value) { return curl.multi_setopt(multi, option, value); }
int recetas_curl_multi_add(void *multi, void *easy) { return curl.multi_add_handle(multi, easy); }
int recetas_curl_multi_remove(void *multi, void *easy) { return curl.multi_remove_handle(multi, easy); }
int recetas_curl_multi_perform(void *multi, int *running) { return curl.multi_perform(multi, running); }
int recetas_curl_multi_poll(void *multi, int milliseconds) {
  return curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}
int recetas_curl_multi_wakeup(void *multi) { return curl.multi_wakeup(multi); }
const struct recetas_curl_message *recetas_curl_multi_read(void *multi) {
  int left;
  return curl.multi_info_read(multi, &left);
}

#if __has_include(<curl/curl.h>)
// The deprecated option is the one that all versions know.
#define CURL_DISABLE_DEPRECATION
// The checks of argument types are macros over the functions' names.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stddef.h>

#define SAME(name) _Static_assert((long)RECETAS_##name == (long)name, #name " is another in curl/curl.h")
SAME(CURLOPT_WRITEDATA);
SAME(CURLOPT_URL);
SAME(CURLOPT_ERRORBUFFER);
SAME(CURLOPT_WRITEFUNCTION);
SAME(CURLOPT_USERAGENT);
SAME(CURLOPT_HTTPHEADER);
SAME(CURLOPT_HEADERDATA);
SAME(CURLOPT_CUSTOMREQUEST);
SAME(CURLOPT_NOPROGRESS);
SAME(CURLOPT_XFERINFODATA);
SAME(CURLOPT_FRESH_CONNECT);
SAME(CURLOPT_HEADERFUNCTION);
SAME(CURLOPT_NOSIGNAL);
SAME(CURLOPT_ACCEPT_ENCODING);
SAME(CURLOPT_MAXFILESIZE_LARGE);
SAME(CURLOPT_POSTFIELDSIZE_LARGE);
SAME(CURLOPT_OPENSOCKETFUNCTION);
SAME(CURLOPT_COPYPOSTFIELDS);
SAME(CURLOPT_PROTOCOLS);
SAME(CURLOPT_XFERINFOFUNCTION);
SAME(CURLOPT_SUPPRESS_CONNECT_HEADERS);
#if LIBCURL_VERSION_NUM >= 0x075000
SAME(CURLOPT_PREREQFUNCTION);
SAME(CURLOPT_PREREQDATA);
SAME(CURL_PREREQFUNC_OK);
SAME(CURL_PREREQFUNC_ABORT);
#endif
SAME(CURLPROTO_HTTP);
SAME(CURLPROTO_HTTPS);
SAME(CURL_ERROR_SIZE);
SAME(CURL_GLOBAL_DEFAULT);
SAME(CURLMOPT_MAXCONNECTS);
SAME(CURLMSG_DONE);
SAME(CURLE_OK);
SAME(CURLE_COULDNT_RESOLVE_PROXY);
SAME(CURLE_COULDNT_RESOLVE_HOST);
SAME(CURLE_COULDNT_CONNECT);
SAME(CURLE_OPERATION_TIMEDOUT);
SAME(CURLE_ABORTED_BY_CALLBACK);
SAME(CURLE_FILESIZE_EXCEEDED);

// An enumeration is an int to a caller, a handle and a list are pointers.
#define SHAPE(type, name) _Static_assert(__builtin_types_compatible_p(type, __typeof__(name)), #name " is another in curl/curl.h")
SHAPE(CURLcode(long), curl_global_init);
SHAPE(CURL *(void), curl_easy_init);
SHAPE(void(CURL *), curl_easy_cleanup);
SHAPE(const char *(CURLcode), curl_easy_strerror);
SHAPE(CURLcode(CURL *, CURLoption, ...), curl_easy_setopt);
SHAPE(struct curl_slist *(struct curl_slist *, const char *), curl_slist_append);
SHAPE(void(struct curl_slist *), curl_slist_free_all);
SHAPE(CURLM *(void), curl_multi_init);
SHAPE(CURLMcode(CURLM *), curl_multi_cleanup);
SHAPE(CURLMcode(CURLM *, CURLMoption, ...), curl_multi_setopt);
SHAPE(CURLMcode(CURLM *, CURL *), curl_multi_add_handle);
SHAPE(CURLMcode(CURLM *, CURL *), curl_multi_remove_handle);
SHAPE(CURLMcode(CURLM *, int *), curl_multi_perform);
SHAPE(CURLMcode(CURLM *, struct curl_waitfd[], unsigned int, int, int *), curl_multi_poll);
SHAPE(CURLMcode(CURLM *), curl_multi_wakeup);
SHAPE(CURLMsg *(CURLM *, int *), curl_multi_info_read);
_Static_assert(sizeof(CURLcode) == sizeof(int) && sizeof(CURLMcode) == sizeof(int) && sizeof(CURLoption) == sizeof(int),
               "an enumeration of curl/curl.h is no int");
_Static_assert(sizeof(curl_off_t) == sizeof(int64_t), "curl_off_t has not 64 bits");
SHAPE(size_t(char *, size_t, size_t, void *), *(curl_write_callback)0);
SHAPE(int(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t), *(curl_xferinfo_callback)0);
_Static_assert(sizeof(struct recetas_curl_message) == sizeof(CURLMsg) &&
                 offsetof(struct recetas_curl_message, easy) == offsetof(CURLMsg, easy_handle) &&
                 offsetof(struct recetas_curl_message, data) == offsetof(CURLMsg, data),
               "CURLMsg is another in curl/curl.h");
_Static_assert(offsetof(struct socket_address, family) == offsetof(struct curl_sockaddr, family) &&
                 offsetof(struct socket_address, kind) == offsetof(struct curl_sockaddr, socktype) &&
                 offsetof(struct socket_address, protocol) == offsetof(struct curl_sockaddr, protocol),
               "curl_sockaddr is another in curl/curl.h");
#endif
