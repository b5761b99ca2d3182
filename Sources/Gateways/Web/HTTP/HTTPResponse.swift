#if canImport(FoundationEssentials)
  import struct FoundationEssentials.Date
#else
  import struct Foundation.Date
#endif

/// An HTTP response.
public struct HTTPResponse: Sendable, Hashable {
  /// The status code: 200 and so on.
  public var status: Int
  /// The whole body.
  public var body: [UInt8]
  /// The headers by name, in lower case.
  package let headers: [String: String]

  /// A response with these headers.
  ///
  /// - Parameter headers: the headers by name, in any case.
  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.body = body
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
  }

  /// Returns the value of a header. The case of its name doesn't matter.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// Whether the status is from 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

extension HTTPResponse {
  /// The length of the body that the headers announce, in bytes. `nil` if they announce none, or if it isn't the length of the returned
  /// body, because the body was compressed, is chunked or is never sent (RFC 9110, 8.6).
  ///
  /// - Parameter header: returns the value of the header with this name, in lower case.
  static func length(status: Int, header: (String) -> String?) -> Int? {
    guard status != 204, !(300..<400).contains(status),
      header("content-encoding").map({ $0.lowercased() == "identity" }) ?? true,
      header("transfer-encoding") == nil
    else { return nil }
    return header("content-length").flatMap { Int($0) }
  }

  /// Returns the time that the server asks to wait, at most 68 years. The header has seconds or a date (RFC 9110, 10.2.3).
  func retryAfter(at now: Date) -> Duration? {
    guard let text = header("Retry-After") else { return nil }
    if let seconds = Int(text), seconds >= 0 { return .seconds(min(seconds, Int(Int32.max))) }
    guard let date = HTTPDate(text) else { return nil }
    return max(.zero, .seconds(Double(date.secondsSince1970) - now.timeIntervalSince1970))
  }
}
