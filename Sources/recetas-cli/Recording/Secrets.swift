import Gateways
import WebGateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keys, tokens and passwords that must not appear anywhere in a recording. Even a server's response may contain them, since it can
/// quote its request.
struct Secrets {
  /// The text that replaces a secret.
  static let placeholder = "recorded"

  /// The minimum length of a secret, since shorter values can occur in any text by chance.
  private static let shortest = 4
  private static let variables = ["FIRESTORE_TOKEN", "SPOONACULAR_API_KEY", "FIREBASE_API_KEY"]

  /// The strings to remove, longest first, since a long string can contain shorter ones.
  private var forms: [String] = []

  /// - Parameters:
  ///   - signIn: the saved sign-in, if there is one.
  ///   - words: the command line, whose addresses may contain secrets.
  init(_ settings: Settings, signIn: SignInFile.Saved?, _ words: [String]) {
    for name in Self.variables { settings[name].map { add($0) } }
    for secret in [signIn?.key, signIn?.signIn.refreshToken, signIn?.signIn.idToken] { secret.map { add($0) } }
    for text in words { addSecrets(ofAddressesIn: text) }
    // No command shows the parameters in the addresses of services, so all these parameters count as secret.
    for text in settings.environment.values { addSecrets(ofAddressesIn: text, hasOnlySecrets: true) }
  }

  private mutating func add(_ secret: String) {
    let trimmed = secret.drop(while: \.isWhitespace)
    let end = trimmed.lastIndex { !$0.isWhitespace }.map(trimmed.index(after:)) ?? trimmed.endIndex
    let secret = String(trimmed[..<end])
    if secret.utf8.count < Self.shortest { return }
    for form in Self.forms(of: secret) where !forms.contains(form) { forms.append(form) }
    forms.sort { $0.utf8.count > $1.utf8.count }
  }

  /// Returns the encodings of a secret that can occur in a request, or in text that quotes a request.
  private static func forms(of secret: String) -> [String] {
    let decoded = secret.percentDecoded
    let plain = Set([secret, decoded])
    let encoded = plain.map { $0.percentEncoded() } + plain.map { $0.everyMarkEncoded }
    let escaped = plain.flatMap { text in
      let json = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let html = text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      let unicode = json.replacing("&", with: "\\u0026")
      return [json, json.replacing("/", with: "\\/"), unicode, unicode.replacing("=", with: "\\u003d"), html]
        + escapes(of: text)
    }
    let base64 = plain.flatMap(inBase64)
    let ids = plain.map(\.escapedForID)
    let lowercase = encoded.map { text in text.replacing(#/%[0-9A-F]{2}/#) { $0.output.lowercased() } }
    return Set(plain + encoded + lowercase + escaped + base64 + ids).sorted()
  }

  /// Returns the Base64 digits that depend only on the secret, for each of its three possible offsets in a group of three bytes.
  private static func inBase64(_ secret: String) -> [String] {
    (0..<3).flatMap { offset -> [String] in
      let bytes = [UInt8](repeating: 0, count: offset) + Array(secret.utf8)
      let digits = Data(bytes).base64EncodedString().prefix(bytes.count * 8 / 6).dropFirst([0, 2, 3][offset])
      // A shorter sequence of digits can occur in any text by chance.
      if digits.utf8.count < 8 { return [] }
      return [String(digits), String(digits.replacing("+", with: "-").replacing("/", with: "_"))]
    }
  }

  /// Returns the text with escapes such as `\u002B` or `&#x2B;`, either for the characters that are dangerous in web pages (as .NET escapes
  /// them) or for all punctuation.
  private static func escapes(of text: String) -> [String] {
    let inPages: (Unicode.Scalar) -> Bool = { "<>&'\"+`".unicodeScalars.contains($0) }
    let marks: (Unicode.Scalar) -> Bool = { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
    return [inPages, marks].flatMap { isEscaped in
      [false, true].flatMap { isUppercase in
        ["\\u", "&#x", "&#"].map { style in
          text.unicodeScalars.map { scalar -> String in
            if !isEscaped(scalar) { return String(scalar) }
            let digits = String(scalar.value, radix: style == "&#" ? 10 : 16, uppercase: isUppercase)
            return style == "\\u"
              ? style + String(repeating: "0", count: max(0, 4 - digits.count)) + digits : style + digits + ";"
          }.joined()
        }
      }
    }
  }

  /// Adds the secrets in the addresses that `text` contains: user names with passwords, and secret parameters.
  ///
  /// - Parameter hasOnlySecrets: whether all long values are secret, regardless of the parameter's name.
  private mutating func addSecrets(ofAddressesIn text: String, hasOnlySecrets: Bool = false) {
    var rest = text[...]
    while let start = rest.firstRange(of: "://") {
      rest = rest[start.upperBound...]
      let address = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(address.count)
      let authority = address.prefix { !"/?#".contains($0) }
      if let at = authority.lastIndex(of: "@") {
        let user = String(authority[..<at])
        add(user)
        add(Data(user.percentDecoded.utf8).base64EncodedString())
        if let colon = user.firstIndex(of: ":") { add(String(user[user.index(after: colon)...])) }
      }
      guard let mark = address.firstIndex(of: "?") else { continue }
      let query = address[address.index(after: mark)...].prefix { $0 != "#" }
      // The kit replaces placeholders in braces.
      for item in query.split(separator: "&") where !item.contains("{") {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts[parts.count - 1]
        let isSecret =
          hasOnlySecrets && value.utf8.count >= 8 || parts.count == 2 && SecretParameters.isSecret(parts[0])
        if isSecret { add(String(value)) }
      }
    }
  }

  /// Returns an entry without the known secrets, and without the secrets that the user typed in the entry itself.
  mutating func removed(from entry: RecordedEntry) -> RecordedEntry {
    if case .typed(let line?) = entry { addSecrets(ofAddressesIn: line) }
    if case .answered(var answer) = entry {
      // The kit sends no cookies, so a replay doesn't need them.
      answer.headers = answer.headers?.filter { $0.key.lowercased() != "set-cookie" }
      return removedByValue(from: .answered(answer))
    }
    return removedByValue(from: entry)
  }

  private func removedByValue(from entry: RecordedEntry) -> RecordedEntry {
    switch entry {
    case .begun(var start):
      start.words = start.words.map(removed)
      start.environment = start.environment.mapValues(removed)
      start.contents = start.contents.map(removed)
      return .begun(start)
    case .typed(let line): return .typed(line: line.map(removed))
    case .answered(var answer):
      answer.request = removed(from: answer.request)
      answer.headers = answer.headers.map { headers in
        Dictionary(headers.map { (removed(from: $0.key), removed(from: $0.value)) }) { first, _ in first }
      }
      answer.body = answer.body.map(removedInside)
      answer.failure = answer.failure?.map(removed)
      return .answered(answer)
    case .file(var file):
      file.path = removed(from: file.path)
      file.body = file.body.map(removedInside)
      return .file(file)
    case .written(let text, let isError): return .written(text: removed(from: text), isError: isError)
    case .identifier(let text): return .identifier(text: removed(from: text))
    case .date, .offset, .size, .ended: return entry
    }
  }

  private func removed(from text: String) -> String {
    String(decoding: clean(Array(text.utf8)), as: UTF8.self)
  }

  /// Removes the secrets from bytes rather than characters, since an accent after a secret would combine with its last character.
  private func clean(_ bytes: [UInt8]) -> [UInt8] {
    forms.reduce(SecretParameters.removed(from: bytes, placeholder: Array(Self.placeholder.utf8))) {
      $0.replacing(Array($1.utf8), with: Array(Self.placeholder.utf8))
    }
  }

  /// Returns Base64 content without the secrets.
  private func removedInside(_ body: String) -> String {
    guard let bytes = Data(base64Encoded: body) else { return body }
    return Data(clean(Array(bytes))).base64EncodedString()
  }
}

extension String {
  /// The text as it appears in the id of a recipe from a web page, which contains the address.
  fileprivate var escapedForID: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-.".contains(character))
      return isPlain ? String(character) : "_\(String(byte, radix: 16))_"
    }.joined()
  }

  /// The text with percent-encoding of all punctuation, even characters that don't need it.
  fileprivate var everyMarkEncoded: String {
    ["-", ".", "_", "~"].reduce(percentEncoded()) { text, mark in
      text.replacing(mark, with: "%" + String(mark.utf8.first ?? 0, radix: 16, uppercase: true))
    }
  }

  /// The text with percent-encoded bytes decoded.
  fileprivate var percentDecoded: String {
    var (bytes, rest) = ([UInt8](), utf8[...])
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let digits = String(rest.prefix(2)), digits.utf8.count == 2,
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
