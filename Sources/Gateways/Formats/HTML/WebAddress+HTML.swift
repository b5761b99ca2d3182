package import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WebAddress {
  /// The address that a text on the web means: with blanks around it or HTML's `&amp;` in it, with letters that should have been escaped
  /// (RFC 3987), without the scheme of the page it stood on.
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

  /// As ``init(asTyped:)``, also of a text that the scheme was left out of: `www.lola.es` is `https://www.lola.es`.
  ///
  /// Without a scheme anything could be meant: only a name with a point in it, perhaps with a port, is one of a machine.
  init?(asNamed text: String) {
    let line = TextRule.cleaned(text)
    let head = line.prefix { !"/?#".contains($0) }
    let isComplete = head.isEmpty || head.hasSuffix(":")
    let place = isComplete ? line.dropFirst(head.count).drop { $0 == "/" }.prefix { !"/?#".contains($0) } : head
    // It would be escaped.
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

  /// The address that a relative reference on this page means (RFC 3986, 5.2): `/media/a.jpg`, `../a.jpg`. `nil` if it means none.
  package func resolving(_ reference: String) -> WebAddress? {
    let line = TextRule.cleaned(reference)
    // A fragment is a part of this page, and a name before a colon a scheme.
    guard !line.isEmpty, !line.hasPrefix("#"), !line.prefix(while: { $0 != "/" }).contains(":"),
      let base = URL(string: text),
      let found = URL(string: line, relativeTo: base)
    else { return nil }
    return try? WebAddress(found.absoluteString)
  }
}
