/// Tells a commit from its repetition: it is written into a document that the commit changes.
struct Nonce: Sendable, Hashable {
  /// How many a document remembers, the last ones.
  private static let memory = 30

  let text: String
  /// Is another one with every commit: the sum over all documents tells states of the store apart.
  let mark: Int64

  init(_ random: @Sendable () -> Double) {
    let numbers = (0..<4).map { _ in UInt32(random() * 0xFFFF_FFFF) }
    text = numbers.map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
    mark = Int64(numbers[0]) << 8 | Int64(numbers[1] & 0xFF)
  }

  /// The nonces of a document with this one.
  func added(to fields: [String: FirestoreValue]?) -> FirestoreValue {
    guard case .array(let known) = fields?["ops"] else { return .array([.string(text)]) }
    return .array(known.suffix(Self.memory - 1) + [.string(text)])
  }

  /// Whether a document was changed by this commit.
  func isIn(_ document: FirestoreDocument?) -> Bool {
    guard case .array(let known) = document?.fields["ops"] else { return false }
    return known.contains(.string(text))
  }
}
