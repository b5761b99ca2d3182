#if canImport(FoundationEssentials)
  import struct FoundationEssentials.Date
#else
  import struct Foundation.Date
#endif

/// An HTTP response.
public struct HTTPResponse: Sendable, Hashable {
  /// 200 and so on.
  public var status: Int
  /// All of it.
  public var body: [UInt8]
  /// By name in lowercase.
  package let headers: [String: String]

  /// - Parameter headers: by name, in any case.
  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.body = body
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
  }

  /// The value of a header, whatever the case of its name.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// Whether it is what was asked for.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

extension HTTPResponse {
  /// The length of the body that the headers announce, in bytes. `nil` if they announce none, or not that of the returned body: it was
  /// compressed, is in chunks, or doesn't come at all (RFC 9110, 8.6).
  ///
  /// - Parameter header: the value of the header with this name, in lower case.
  static func length(status: Int, header: (String) -> String?) -> Int? {
    guard status != 204, !(300..<400).contains(status),
      header("content-encoding").map({ $0.lowercased() == "identity" }) ?? true,
      header("transfer-encoding") == nil
    else { return nil }
    return header("content-length").flatMap { Int($0) }
  }

  /// How long the server asks to wait: in seconds, or until a date (RFC 9110, 10.2.3); 68 years at most.
  func retryAfter(at now: Date) -> Duration? {
    guard let text = header("Retry-After") else { return nil }
    if let seconds = Int(text), seconds >= 0 { return .seconds(min(seconds, Int(Int32.max))) }
    guard let date = HTTPDate(text) else { return nil }
    return max(.zero, .seconds(Double(date.secondsSince1970) - now.timeIntervalSince1970))
  }
}
