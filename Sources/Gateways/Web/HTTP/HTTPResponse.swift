#if canImport(FoundationEssentials)
  import struct FoundationEssentials.Date
#else
  import struct Foundation.Date
#endif

/// A complete response from a server: the status, the headers and the body.
public struct HTTPResponse: Sendable, Hashable {
  /// The status code, such as 200.
  public var status: Int
  /// The whole body. Empty for a response without a body.
  public var body: [UInt8]
  /// The values of the headers by lowercase name.
  package let headers: [String: String]

  /// Creates a response with these headers.
  ///
  /// - Parameter headers: the values of the headers, by names in any case.
  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.body = body
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
  }

  /// Returns the value of a header. The name is not case-sensitive. `nil` if the header is missing.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// Whether the status is from 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

extension HTTPResponse {
  /// Returns the length of the body that the headers announce, in bytes. `nil` if they announce no length. Also `nil` if the announced
  /// length isn't the length of the returned body, because the body was compressed, is chunked or is never sent (RFC 9110, 8.6).
  ///
  /// - Parameter header: a function that returns the value of the header with this lowercase name.
  static func length(status: Int, header: (String) -> String?) -> Int? {
    guard status != 204, !(300..<400).contains(status),
      header("content-encoding").map({ $0.lowercased() == "identity" }) ?? true,
      header("transfer-encoding") == nil
    else { return nil }
    return header("content-length").flatMap { Int($0) }
  }

  /// Returns the delay that the server requests, at most 68 years. The header contains seconds or a date (RFC 9110, 10.2.3).
  func retryAfter(at now: Date) -> Duration? {
    guard let text = header("Retry-After") else { return nil }
    if let seconds = Int(text), seconds >= 0 { return .seconds(min(seconds, Int(Int32.max))) }
    guard let date = HTTPDate(text) else { return nil }
    return max(.zero, .seconds(Double(date.secondsSince1970) - now.timeIntervalSince1970))
  }
}
