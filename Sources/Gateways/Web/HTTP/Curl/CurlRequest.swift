#if canImport(CRecetasCurl)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// A request on its way to the thread that sends it.
  struct CurlRequest: Sendable {
    let address: String
    /// Requests to one of them share connections.
    let origin: Origin?
    let method: HTTPRequest.Method
    let headers: [String: String]
    let body: [UInt8]
    let maximumBytes: Int
    let longest: Duration
    /// Gets the answer.
    let answer: Transfer

    init(_ request: HTTPRequest, at url: URL, longest: Duration, answer: Transfer) {
      address = url.absoluteString
      origin = Origin(url)
      method = request.method
      headers = request.headers
      body = request.body
      maximumBytes = request.maximumBytes
      self.longest = longest
      self.answer = answer
    }
  }
#endif
