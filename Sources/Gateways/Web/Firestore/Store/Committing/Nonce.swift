/// Identifies a commit, so that a repeated commit can be recognized. A nonce is written to a document that the commit changes.
struct Nonce: Sendable, Hashable {
  /// The maximum number of nonces in a document. Older nonces are removed.
  private static let memory = 30

  let text: String
  /// A number that differs for every commit. The sum of these numbers over all documents identifies a state of the store.
  let mark: Int64

  init(_ random: @Sendable () -> Double) {
    let numbers = (0..<4).map { _ in UInt32(random() * 0xFFFF_FFFF) }
    text = numbers.map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
    mark = Int64(numbers[0]) << 8 | Int64(numbers[1] & 0xFF)
  }

  /// Returns the nonces of a document, including this one.
  func added(to fields: [String: FirestoreValue]?) -> FirestoreValue {
    guard case .array(let known) = fields?["ops"] else { return .array([.string(text)]) }
    return .array(known.suffix(Self.memory - 1) + [.string(text)])
  }

  /// Returns whether the commit with this nonce changed a document.
  func isIn(_ document: FirestoreDocument?) -> Bool {
    guard case .array(let known) = document?.fields["ops"] else { return false }
    return known.contains(.string(text))
  }
}
