/// Decodes the transfer encodings that represent bytes as lines of ASCII (RFC 2045, 6.7 and 6.8). Invalid bytes are kept in
/// quoted-printable text and skipped in base64 text.
enum TransferEncoding {
  static func quotedPrintable(_ text: some Collection<UInt8>) -> [UInt8] {
    let text = Array(text)
    var (bytes, index) = ([UInt8](), 0)
    bytes.reserveCapacity(text.count)
    while index < text.count {
      let next = text[(index + 1)...].prefix(2)
      if text[index] != UInt8(ascii: "=") {
        bytes.append(text[index])
      } else if let byte = UInt8(hexadecimal: next) {
        bytes.append(byte)
        index += 2
      } else if next.first == UInt8(ascii: "\n") {
        index += 1
      } else if next.elementsEqual("\r\n".utf8) {
        index += 2
      } else {
        bytes.append(text[index])
      }
      index += 1
    }
    return bytes
  }

  static func base64(_ text: some Collection<UInt8>) -> [UInt8] {
    var (bytes, bits, count) = ([UInt8](), UInt32(0), 0)
    bytes.reserveCapacity(text.count / 4 * 3)
    for letter in text {
      if letter == UInt8(ascii: "=") { break }
      guard let value = value(of: letter) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

extension UInt8 {
  /// Parses two hexadecimal digits. `nil` for any other bytes.
  fileprivate init?(hexadecimal digits: ArraySlice<UInt8>) {
    guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    self.init(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
