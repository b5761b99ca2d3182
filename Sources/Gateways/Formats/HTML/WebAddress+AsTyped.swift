package import Entities

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
}
