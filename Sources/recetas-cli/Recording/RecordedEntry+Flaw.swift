import Entities
import UseCases
import WebGateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordedEntry {
  /// The reason that the entry can't come from a real run. `nil` if it can. A recording may come from an untrusted source.
  var flaw: String? {
    switch self {
    case .begun(let start): start.flaw
    // The kit's calendar covers the years 1 to 9999.
    case .date(let seconds):
      (-62_135_596_800..<253_402_300_800).contains(seconds) ? nil : "the date \(seconds) is out of range"
    case .offset(let seconds):
      // Current time zones range from -12 to +14 hours, and historical time zones slightly further.
      (-64_800...64_800).contains(seconds) ? nil : "the time zone offset \(seconds) is out of range"
    case .size(let bytes): bytes < 0 ? "the size \(bytes) is out of range" : nil
    case .identifier(let text): (try? Order.ID(text)) == nil ? "an identifier is invalid" : nil
    case .answered(let answer): answer.flaw
    case .file(let file): file.bytes == nil ? "a file is not in Base64" : nil
    case .typed, .written, .ended: nil
    }
  }
}

extension RecordedStart {
  private static let sizes = 1...10_000

  fileprivate var flaw: String? {
    if !Self.sizes.contains(width) { return "the width \(width) is out of range" }
    if let height, !Self.sizes.contains(height) { return "the height \(height) is out of range" }
    if !["sqlite", "json", "memory"].contains(store) { return "the kind of store “\(store)” is unknown" }
    let unknown = environment.keys.filter { !Settings.recordedVariables.contains($0) }.min()
    return unknown.map { "the variable \($0) is never recorded" }
  }
}

extension RecordedAnswer {
  fileprivate var flaw: String? {
    if let failure { return HTTPError(recorded: failure) == nil ? "the failure \(failure) is unknown" : nil }
    guard let status, (100...599).contains(status) else { return "an answer has no valid status" }
    return body.map { Data(base64Encoded: $0) == nil } == true ? "an answer is not in Base64" : nil
  }
}
