/// Removes user names with passwords, and the values of parameters such as `token`, from web addresses.
///
/// The values are unknown to ``Secrets``, since they were imported or received before the recording.
enum SecretParameters {
  /// Returns whether a parameter with this name has a secret value.
  static func isSecret(_ name: some StringProtocol) -> Bool {
    // `author`, `keyword` and `design` are not secret, but `access_token` and `X-Amz-Signature` are.
    let name = name.lowercased()
    return ["code", "pw", "sid", "sig"].contains(name)
      || [
        "auth", "authorization", "credential", "jwt", "key", "otp", "pass", "passwd", "password", "pwd", "secret",
        "session",
        "sessionid", "signature", "token",
      ].contains { name.hasSuffix($0) }
  }

  /// Returns text without the secrets in its addresses. The text is processed in one pass, since it can contain many addresses.
  static func removed(from bytes: [UInt8], placeholder: [UInt8]) -> [UInt8] {
    var (result, copied) = ([UInt8](), 0)
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      let value: Range<Int>?
      switch bytes[index] {
      case UInt8(ascii: "="): value = parameter(bytes, equals: index)
      case UInt8(ascii: "_"): value = escapedParameter(bytes, equals: index)
      case UInt8(ascii: "/"): value = user(bytes, slash: index)
      default: continue
      }
      guard let value, value.lowerBound >= copied else { continue }
      result += bytes[copied..<value.lowerBound] + placeholder
      (copied, index) = (value.upperBound, value.upperBound - 1)
    }
    return result + bytes[copied...]
  }

  /// Returns the range of the value after the equals sign of a secret parameter.
  private static func parameter(_ bytes: [UInt8], equals: Int) -> Range<Int>? {
    let name = bytes[..<equals].suffix(64).reversed().prefix { isOfName($0) }
    guard let mark = bytes[..<(equals - name.count)].last, "?&;\\".utf8.contains(mark),
      isSecret(String(decoding: name.reversed(), as: UTF8.self))
    else { return nil }
    let value = bytes[(equals + 1)...].prefix { isOfValue($0) }
    return value.count < 4 ? nil : value.indices
  }

  /// Returns the range of a secret value in the id of a recipe from a web page. The id is derived from the page's address:
  /// `_3f_token_3d_…`.
  private static func escapedParameter(_ bytes: [UInt8], equals: Int) -> Range<Int>? {
    let value = bytes[equals...].dropFirst(4)
    guard bytes[equals..<value.startIndex].elementsEqual("_3d_".utf8) else { return nil }
    let before = bytes[..<equals].suffix(64)
    let marks = ["_3f_", "_26_"].compactMap { before.ranges(of: Array($0.utf8)).last }
    guard let mark = marks.map(\.upperBound).max(),
      isSecret(String(decoding: bytes[mark..<equals], as: UTF8.self))
    else { return nil }
    let word = value.prefix(while: isOfName)
    // The value ends at the next parameter or, on a page with several recipes, at the recipe title.
    let end = ["_26_", "_23_"].compactMap { word.firstRange(of: Array($0.utf8))?.lowerBound }.min() ?? word.endIndex
    return end - word.startIndex < 4 ? nil : word.startIndex..<end
  }

  /// Returns the range of the user and the password before the host, after the second slash of `://`.
  private static func user(_ bytes: [UInt8], slash: Int) -> Range<Int>? {
    guard slash >= 2, Array(bytes[(slash - 2)...slash]) == Array("://".utf8) else { return nil }
    let authority = bytes[(slash + 1)...].prefix { isOfValue($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")), authority[..<at].contains(UInt8(ascii: ":")) else {
      return nil
    }
    return authority.startIndex..<at
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80 && (character.isLetter || character.isNumber || "_-.".contains(character))
  }

  /// Returns whether a value can contain the byte: any byte that RFC 3986 allows, except the delimiters that end a value here.
  private static func isOfValue(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"&#;\"'<>\\)`{}|^".utf8.contains(byte)
  }
}
