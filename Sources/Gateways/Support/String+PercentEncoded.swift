extension String {
  /// Percent-encodes all bytes of the string's UTF-8, except unreserved characters (RFC 3986, section 2.3) and the characters in `kept`.
  /// `+` is also encoded, because some servers decode it as a space.
  package func percentEncoded(but kept: String = "") -> String { utf8.percentEncoded(but: kept) }

  /// The bytes of this path, percent-encoded as ASCII. Paths with different Unicode normalizations have different keys, although the
  /// strings are equal.
  package var fileKey: String { fileBytes.percentEncoded(but: "/:") }
}

extension Collection<UInt8> {
  /// Percent-encodes all bytes, except unreserved characters (RFC 3986, section 2.3) and the characters in `kept`.
  package func percentEncoded(but kept: String = "") -> String {
    var bytes: [UInt8] = []
    for byte in self {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case _ where "-._~\(kept)".utf8.contains(byte): bytes.append(byte)
      default: bytes += ((byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
