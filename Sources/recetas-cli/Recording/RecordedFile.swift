#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that a recorded run read, or the path of a file that it wrote.
struct RecordedFile: Codable, Sendable, Hashable {
  enum Kind: String, Codable, Sendable {
    case file, folder, missing
  }

  /// The path as the user typed it.
  var path: String
  var kind: Kind
  /// The content in Base64. `nil` if the run didn't read the file.
  var body: String?

  init(path: String, kind: Kind, bytes: [UInt8] = []) {
    self.path = path
    self.kind = kind
    body = bytes.isEmpty ? nil : Data(bytes).base64EncodedString()
  }

  /// The content. `nil` if the body is not Base64.
  var bytes: [UInt8]? { body.map { Data(base64Encoded: $0).map { Array($0) } } ?? [] }
}
