#define _GNU_SOURCE
#include "CRecetasCurl.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/socket.h>

struct recetas_curl_functions recetas_curl;

const char *recetas_curl_load(const char *name) {
  // RTLD_LOCAL keeps the symbols separate from those of another libcurl that an app may link.
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return dlerror();

  // A separate table is filled, so that `recetas_curl` stays unchanged if the library lacks a function. In that case, the library stays
  // open, because closing it would clear the error message.
  struct recetas_curl_functions found;
#define FIND(name, ...) \
  found.name = (__typeof__(found.name))dlsym(library, "curl_" #name); \
  if (found.name == NULL) return dlerror();
  RECETAS_CURL_FUNCTIONS(FIND)
  FIND(easy_setopt)
  FIND(multi_setopt)
#undef FIND
  int code = found.global_init(recetas_CURL_GLOBAL_DEFAULT);
  if (code != recetas_CURLE_OK) return found.easy_strerror(code);
  recetas_curl = found;
  return NULL;
}

// The first members of libcurl's struct curl_sockaddr. The kit uses no other members.
struct address {
  int family;
  int socktype;
  int protocol;
};

static int opened(void *context, int purpose, struct address *address) {
  (void)context;
  (void)purpose;
#if __linux__
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
  int number = socket(address->family, address->socktype, address->protocol);
  if (number >= 0) fcntl(number, F_SETFD, FD_CLOEXEC);
  return number;
#endif
}

int recetas_curl_close_on_exec(void *easy) {
  return recetas_curl.easy_setopt(easy, recetas_CURLOPT_OPENSOCKETFUNCTION, opened);
}

// Tests don't reliably detect a wrong declaration, since most calls that use it succeed. If libcurl's own header is installed, as by
// `.ci/run`, the compiler rejects any declaration that differs from it.
#if __has_include(<curl/curl.h>)
// The kit uses a deprecated option, which all versions support. libcurl's type checks are macros, which would replace the function names.
#define CURL_DISABLE_DEPRECATION
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

#define CHECK(name, value) _Static_assert((long)name == value, #name " is not " #value);
RECETAS_CURL_CONSTANTS(CHECK)
#if LIBCURL_VERSION_NUM >= 0x075000
RECETAS_CURL_CONSTANTS_7_80(CHECK)
#endif
#if LIBCURL_VERSION_NUM >= 0x075700
RECETAS_CURL_CONSTANTS_7_87(CHECK)
#endif
#undef CHECK

#undef RECETAS_CURL
#undef RECETAS_MULTI
#undef RECETAS_LIST
#undef RECETAS_OTHERS
#undef RECETAS_MESSAGE
#undef RECETAS_CODE
#undef RECETAS_MULTI_CODE
#define RECETAS_CURL CURL *
#define RECETAS_MULTI CURLM *
#define RECETAS_LIST struct curl_slist *
#define RECETAS_OTHERS struct curl_waitfd *
#define RECETAS_MESSAGE CURLMsg *
#define RECETAS_CODE CURLcode
#define RECETAS_MULTI_CODE CURLMcode

#define SAME(one, other) _Static_assert(__builtin_types_compatible_p(one, __typeof__(other)), #other " is not " #one)
#define CHECK(name, labels, result, parameters, arguments) SAME(result parameters, curl_##name);
RECETAS_CURL_FUNCTIONS(CHECK)
#undef CHECK
SAME(CURLcode(CURL *, CURLoption, ...), curl_easy_setopt);
SAME(CURLMcode(CURLM *, CURLMoption, ...), curl_multi_setopt);
SAME(recetas_curl_write, (curl_write_callback)NULL);
SAME(int (*)(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t), (curl_xferinfo_callback)NULL);
#if LIBCURL_VERSION_NUM >= 0x075000
SAME(recetas_curl_prereq, (curl_prereq_callback)NULL);
#endif
_Static_assert(
  sizeof(CURLcode) == sizeof(int) && sizeof(CURLMcode) == sizeof(int) && sizeof(CURLoption) == sizeof(int) &&
    sizeof(CURLMoption) == sizeof(int),
  "an enumeration is not an int");
_Static_assert(sizeof(curl_off_t) == sizeof(int64_t), "curl_off_t does not have 64 bits");

#define PLACED(mine, member, theirs, name) \
  _Static_assert(offsetof(struct mine, member) == offsetof(theirs, name), #name " is elsewhere")
PLACED(recetas_curl_message, msg, CURLMsg, msg);
PLACED(recetas_curl_message, easy_handle, CURLMsg, easy_handle);
PLACED(recetas_curl_message, data, CURLMsg, data);
PLACED(address, family, struct curl_sockaddr, family);
PLACED(address, socktype, struct curl_sockaddr, socktype);
PLACED(address, protocol, struct curl_sockaddr, protocol);
#endif
