package import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WebAddress {
  /// Parses an address as written on a web page: with spaces around it, with HTML's `&amp;`, with characters that should have been escaped
  /// (RFC 3987), or starting with `//` instead of a scheme.
  package init?(asTyped text: String) {
    if !HTMLScanner.mayBeHTML(text), let right = try? WebAddress(text) {
      self = right
      return
    }
    var scanner = HTMLScanner(text, takesOpenNames: false)
    var address = ""
    for byte in TextRule.cleaned(String(decoding: scanner.scan(), as: UTF8.self)).utf8 {
      if (0x21...0x7E).contains(byte), !#""<>\^`{|}"#.utf8.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    if address.hasPrefix("//") { address = "https:" + address }
    guard let found = try? WebAddress(address) else { return nil }
    self = found
  }

  /// Parses an address like ``init(asTyped:)``, and accepts one without a scheme: `www.lola.es` means `https://www.lola.es`.
  ///
  /// Without a scheme, a host must contain a dot, and can be followed by a port.
  init?(asNamed text: String) {
    let line = TextRule.cleaned(text)
    let head = line.prefix { !"/?#".contains($0) }
    let isComplete = head.isEmpty || head.hasSuffix(":")
    let place = isComplete ? line.dropFirst(head.count).drop { $0 == "/" }.prefix { !"/?#".contains($0) } : head
    // Without this check, a space in the host would be escaped, and the address would be accepted.
    if place.contains(" ") { return nil }
    if !isComplete {
      let host = head.prefix { $0 != ":" }
      let port = head.dropFirst(host.count + 1)
      guard !host.hasPrefix("."), host.split(separator: ".").count > 1, !head.contains("@"),
        port.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
    }
    self.init(asTyped: isComplete ? line : "https://" + line)
  }

  /// Resolves a reference relative to this page (RFC 3986, 5.2), such as `/media/a.jpg` or `../a.jpg`. Returns `nil` if the result isn't a
  /// web address.
  package func resolving(_ reference: String) -> WebAddress? {
    let line = TextRule.cleaned(reference)
    // A fragment is a part of this page, and a name before a colon is a scheme.
    guard !line.isEmpty, !line.hasPrefix("#"), !line.prefix(while: { $0 != "/" }).contains(":"),
      let base = URL(string: text),
      let found = URL(string: line, relativeTo: base)
    else { return nil }
    return try? WebAddress(found.absoluteString)
  }
}
