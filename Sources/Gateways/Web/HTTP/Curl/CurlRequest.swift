#if canImport(CRecetasCurl)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// A request that is passed to the client's thread.
  struct CurlRequest: Sendable {
    let address: String
    /// The origin of the address. Requests to the same origin share connections.
    let origin: Origin?
    let method: HTTPRequest.Method
    let headers: [String: String]
    let body: [UInt8]
    let maximumBytes: Int
    let longest: Duration
    /// The path of a file with the trusted certificates. `nil` for the system's certificates.
    let authorities: String?
    /// The transfer that receives the response.
    let answer: Transfer

    /// Whether the request is sent unencrypted.
    var isPlain: Bool { origin?.scheme != "https" }

    init(_ request: HTTPRequest, at url: URL, longest: Duration, authorities: String?, answer: Transfer) {
      address = url.absoluteString
      origin = Origin(url)
      method = request.method
      headers = request.headers
      body = request.body
      maximumBytes = request.maximumBytes
      self.longest = longest
      self.authorities = authorities
      self.answer = answer
    }
  }
#endif
