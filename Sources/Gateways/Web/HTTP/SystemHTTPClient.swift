#if canImport(CRecetasCurl)
  /// The client that a platform is best served by: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = CurlHTTPClient
#else
  /// The client that a platform is best served by: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = URLSessionHTTPClient
#endif
