#if canImport(FoundationEssentials)
  import struct FoundationEssentials.Date
#else
  import struct Foundation.Date
#endif

extension HTTPResponse {
  /// How long the server asks to wait: in seconds, or until a date (RFC 9110, 10.2.3); 68 years at most.
  func retryAfter(at now: Date) -> Duration? {
    guard let text = header("Retry-After") else { return nil }
    if let seconds = Int(text), seconds >= 0 { return .seconds(min(seconds, Int(Int32.max))) }
    guard let date = HTTPDate(text) else { return nil }
    return max(.zero, .seconds(Double(date.secondsSince1970) - now.timeIntervalSince1970))
  }
}
