import Entities

extension WebAddress {
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
}
