/// The path of a field through nested maps, in the format of masks.
struct FirestoreFieldPath: Sendable, Hashable {
  /// The names of the fields along the path.
  let names: [String]

  init(_ names: String...) { self.names = names }

  /// The path as text, with backticks around every name that is not a plain word.
  var text: String { names.map(Self.quoted).joined(separator: ".") }

  private static func quoted(_ name: String) -> String {
    let bytes = name.utf8
    let isPlain = bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) } && bytes.first.map(isLetter) == true
    if isPlain { return name }
    let escaped = name.map { $0 == "`" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "`\(escaped)`"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
