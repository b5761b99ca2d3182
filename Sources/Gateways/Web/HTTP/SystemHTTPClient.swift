#if canImport(CRecetasCurl)
  /// The default client of the platform: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = CurlHTTPClient
#else
  /// The default client of the platform: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = URLSessionHTTPClient
#endif
