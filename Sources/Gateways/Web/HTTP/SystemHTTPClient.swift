package import UseCases

/// What requests need of the system.
package enum SystemHTTP {
  /// Throws why no request can be sent; sends none.
  package static func check() throws(GatewayError) {
    #if canImport(CRecetasCurl)
      do { try CurlLibrary.load() } catch { throw GatewayError(error, of: "libcurl") }
    #endif
  }
}

#if canImport(CRecetasCurl)
  /// The default client of the platform: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = CurlHTTPClient
#else
  /// The default client of the platform: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = URLSessionHTTPClient
#endif
