extension String {
  /// Percent-encodes all UTF-8 bytes but the unreserved ones (RFC 3986, section 2.3) and those of `kept`. `+` is encoded, too, since
  /// some servers read it as a space.
  package func percentEncoded(but kept: String = "") -> String { utf8.percentEncoded(but: kept) }

  /// This path in ASCII, its bytes percent-encoded: equal only to itself, where other texts are equal that only look alike.
  package var fileKey: String { fileBytes.percentEncoded(but: "/:") }
}

extension Collection<UInt8> {
  /// Percent-encodes all bytes but the unreserved ones (RFC 3986, section 2.3) and those of `kept`.
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
