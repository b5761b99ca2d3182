// What the kit uses of libcurl, declared by itself: building needs no header of libcurl, and nothing is linked. The library's
// interface is stable; where its own header is installed, curl.c checks every line of this one against it.
//
// Apart from loading, all functions are libcurl's own, called through a table that recetas_curl_load fills.

#ifndef RECETAS_CURL_H
#define RECETAS_CURL_H

#include <stddef.h>
#include <stdint.h>

// Options of a transfer (curl_easy_setopt).
enum {
  RECETAS_CURLOPT_WRITEDATA = 10001,
  RECETAS_CURLOPT_URL = 10002,
  RECETAS_CURLOPT_ERRORBUFFER = 10010,
  RECETAS_CURLOPT_WRITEFUNCTION = 20011,
  RECETAS_CURLOPT_USERAGENT = 10018,
  RECETAS_CURLOPT_HTTPHEADER = 10023,
  RECETAS_CURLOPT_HEADERDATA = 10029,
  RECETAS_CURLOPT_CUSTOMREQUEST = 10036,
  RECETAS_CURLOPT_NOPROGRESS = 43,
  RECETAS_CURLOPT_XFERINFODATA = 10057,
  RECETAS_CURLOPT_FRESH_CONNECT = 74,
  RECETAS_CURLOPT_HEADERFUNCTION = 20079,
  RECETAS_CURLOPT_NOSIGNAL = 99,
  RECETAS_CURLOPT_ACCEPT_ENCODING = 10102,
  RECETAS_CURLOPT_MAXFILESIZE_LARGE = 30117,
  RECETAS_CURLOPT_POSTFIELDSIZE_LARGE = 30120,
  RECETAS_CURLOPT_OPENSOCKETFUNCTION = 20163,
  RECETAS_CURLOPT_COPYPOSTFIELDS = 10165,
  RECETAS_CURLOPT_PROTOCOLS = 181,
  RECETAS_CURLOPT_XFERINFOFUNCTION = 20219,
  RECETAS_CURLOPT_SUPPRESS_CONNECT_HEADERS = 265,
  RECETAS_CURLOPT_PREREQFUNCTION = 20312,
  RECETAS_CURLOPT_PREREQDATA = 10313,
};

// Values of options, and of callbacks.
enum {
  RECETAS_CURLPROTO_HTTP = 1,
  RECETAS_CURLPROTO_HTTPS = 2,
  RECETAS_CURL_PREREQFUNC_OK = 0,
  RECETAS_CURL_PREREQFUNC_ABORT = 1,
  RECETAS_CURL_ERROR_SIZE = 256,
  RECETAS_CURL_GLOBAL_DEFAULT = 3,
};

// Options of all transfers of a client (curl_multi_setopt), messages.
enum {
  RECETAS_CURLMOPT_MAXCONNECTS = 6,
  RECETAS_CURLMSG_DONE = 1,
};

// How a transfer ended.
enum {
  RECETAS_CURLE_OK = 0,
  RECETAS_CURLE_COULDNT_RESOLVE_PROXY = 5,
  RECETAS_CURLE_COULDNT_RESOLVE_HOST = 6,
  RECETAS_CURLE_COULDNT_CONNECT = 7,
  RECETAS_CURLE_OPERATION_TIMEDOUT = 28,
  RECETAS_CURLE_ABORTED_BY_CALLBACK = 42,
  RECETAS_CURLE_FILESIZE_EXCEEDED = 63,
};

/// That a transfer came to its end.
struct recetas_curl_message {
  int message;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
};

/// Takes bytes of a head or a body; what it doesn't return as taken ends the transfer.
typedef size_t (*recetas_curl_take)(char *bytes, size_t size, size_t count, void *context);
/// Tells how many bytes have come and gone; anything but 0 ends the transfer.
typedef int (*recetas_curl_progress)(void *context, int64_t toCome, int64_t come, int64_t toGo, int64_t gone);
/// Asks, when the connection is there, whether the request is to be sent.
typedef int (*recetas_curl_before)(void *context, char *theirAddress, char *myAddress, int theirPort, int myPort);

/// Loads libcurl from the file of this name. Once is enough; not to be called by two threads at once.
///
/// Returns NULL, or what is wrong.
const char *recetas_curl_load(const char *name);

void *recetas_curl_easy_init(void);
void recetas_curl_easy_cleanup(void *easy);
const char *recetas_curl_easy_strerror(int code);
int recetas_curl_easy_set_long(void *easy, int option, long value);
int recetas_curl_easy_set_offset(void *easy, int option, int64_t value);
int recetas_curl_easy_set_pointer(void *easy, int option, const void *value);
int recetas_curl_easy_set_take(void *easy, int option, recetas_curl_take value);
int recetas_curl_easy_set_progress(void *easy, recetas_curl_progress value);
int recetas_curl_easy_set_before(void *easy, recetas_curl_before value);
/// Descriptors are not inherited by programs that are started meanwhile.
int recetas_curl_easy_close_on_exec(void *easy);

void *recetas_curl_slist_append(void *list, const char *text);
void recetas_curl_slist_free_all(void *list);

void *recetas_curl_multi_init(void);
int recetas_curl_multi_cleanup(void *multi);
int recetas_curl_multi_set_long(void *multi, int option, long value);
int recetas_curl_multi_add(void *multi, void *easy);
int recetas_curl_multi_remove(void *multi, void *easy);
int recetas_curl_multi_perform(void *multi, int *running);
int recetas_curl_multi_poll(void *multi, int milliseconds);
int recetas_curl_multi_wakeup(void *multi);
const struct recetas_curl_message *recetas_curl_multi_read(void *multi);

#endif
