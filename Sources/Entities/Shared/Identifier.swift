/// The identifier of an `Entity`. Ids of different entities have different types.
///
/// An id starts with a letter, so that it is never mistaken for a row number. The rest consists of ASCII letters, digits and `- _ . @ +`,
/// so that an id needs no escaping in a path, a URL or a shell. A user's id can also start with a digit, because sign-in services issue
/// such ids, and users are never listed in rows.
public struct Identifier<Entity>: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The maximum length of an id in bytes.
  package static var maximumLength: Int { 1000 }

  /// The id as text, as stored and shown.
  public let text: String
  public var description: String { text }

  /// Creates an id from its text.
  ///
  /// - Throws: ``IdentifierError`` with `text` if it is malformed.
  public init(_ text: String) throws(IdentifierError) {
    var text = text
    let isWellFormed = text.withUTF8 {
      $0.count <= Self.maximumLength && IdentifierBytes.isWellFormed($0, mayBeginWithDigit: Entity.self == User.self)
    }
    if !isWellFormed { throw .malformed(text) }
    self.text = text
  }

  public static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }

  /// Returns `prefix` followed by a readable form of `name`.
  ///
  /// Characters other than letters, digits and blanks are written as their code points (`all'ananas` is `all_27_ananas`), so that different
  /// names get different ids. Names that ``SearchText`` considers equal get the same id.
  static func slug(_ prefix: String, of name: String) -> String {
    plainSlug(prefix, of: name) ?? slugOfAnyScript(prefix, of: name)
  }

  /// Returns the slug of simple text, faster than ``slugOfAnyScript(_:of:)``. Simple text consists of ASCII letters and digits, letters in
  /// ``LatinLetters/plain`` and single blanks between words. `nil` for any other text.
  static func plainSlug(_ prefix: String, of name: String) -> String? {
    var (prefix, name, isPlain) = (prefix, name, true)
    let slug = prefix.withUTF8 { prefix in
      name.withUTF8 { name in
        String(unsafeUninitializedCapacity: prefix.count + name.count) { slug in
          var (index, count) = (0, slug.initialize(fromContentsOf: prefix))
          while index < name.count {
            let byte = name[index]
            switch byte {
            case 0x61...0x7A, 0x30...0x39: slug[count] = byte
            case 0x41...0x5A: slug[count] = byte | 0x20
            case 0x20 where index > 0 && index + 1 < name.count && name[index - 1] != byte:
              slug[count] = UInt8(ascii: "-")
            case 0xC3...0xC9:
              index += 1
              slug[count] = LatinLetters.plain[Int(byte - 0xC3) << 6 | Int(name[index] & 0x3F)]
              if slug[count] == 0 { isPlain = false }
            default: isPlain = false
            }
            if !isPlain { return 0 }
            index += 1
            count += 1
          }
          return count
        }
      }
    }
    return isPlain ? slug : nil
  }

  static func slugOfAnyScript(_ prefix: String, of name: String) -> String {
    let folded = SearchText.trimmed(name)
    var bytes = Array(prefix.utf8)
    bytes.reserveCapacity(bytes.count + folded.count)
    if folded.allSatisfy({ $0 < 0x80 }) {
      for byte in folded { append(UInt32(byte), to: &bytes) }
    } else {
      for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars { append(scalar.value, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0x61...0x7A, 0x30...0x39: bytes.append(UInt8(truncatingIfNeeded: scalar))
    case 0x20: bytes.append(UInt8(ascii: "-"))
    default: bytes += "_\(String(scalar, radix: 16))_".utf8
    }
  }

  /// Returns this id if it is free, otherwise the first free id among `text.2`, `text.3` and so on. Ids derived from names never have this
  /// form.
  package func free<Failure: Error>(isTaken: (Self) throws(Failure) -> Bool) throws(Failure) -> Self {
    var (id, number) = (self, 1)
    while try isTaken(id) {
      number += 1
      id = Self(checked: "\(text.prefix(Self.maximumLength - 20)).\(number)")
    }
    return id
  }

  /// Creates the id `kind-number`, for tests.
  ///
  /// - Parameter kind: A word of letters.
  package init(_ kind: String, number: Int) { self.init(checked: "\(kind)-\(number)") }

  /// Creates an id from text that is valid by construction.
  init(checked text: String) { self.text = text }
}

/// The syntax of ids. This type is separate from the generic `Identifier`, because stores check an id for each row that they read, and the
/// compiler optimizes generic functions less.
private enum IdentifierBytes {
  static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>, mayBeginWithDigit: Bool) -> Bool {
    guard let first = bytes.first, isLetter(first) || mayBeginWithDigit && isDigit(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) || isPunctuation($0) }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "+"): true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// Encodes an id as its text. Decoding validates the text.
extension Identifier: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do { self = try Self(container.decode(String.self)) } catch let error as IdentifierError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// The reason why an id is invalid.
public enum IdentifierError: Error, Sendable, Hashable {
  /// The text is empty, is too long, starts with an invalid character or contains an invalid character.
  case malformed(String)
}

extension Identifier {
  /// Returns `prefix` followed by 20 random letters and digits (100 bits). Characters that look alike aren't used.
  static func random(_ prefix: String) -> Self {
    let signs = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return Self(checked: prefix + String((0..<20).map { _ in signs[Int.random(in: signs.indices)] }))
  }
}
