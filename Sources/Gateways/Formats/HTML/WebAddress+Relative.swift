package import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WebAddress {
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
