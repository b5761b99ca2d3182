extension WebAddress {
  /// The page of the address, the same for every way of copying it: `a.es/x` is that of
  /// `http://WWW.A.es:80/x/?utm_source=q#top`.
  ///
  /// Left out are the scheme, a user's name and password, `www.`, the default port, slashes at the end of the path,
  /// parameters that only tell where a reader came from (`isTracking(_:)`), and the fragment; the host is in lower case.
  ///
  /// Everything else makes another page: the case of the path, the order of parameters, `%41` for `A`, `/./`, `/index.html`, other
  /// subdomains (`m.`, `amp.`). Redirects are not followed.
  package var page: String {
    let address = text.prefix { $0 != "#" }
    let beginning = address.prefix { $0 != "?" }
    let place = beginning.drop { $0 != ":" }.dropFirst(3)
    let authority = place.prefix { $0 != "/" }
    var path = place.dropFirst(authority.count)
    while path.last == "/" { path.removeLast() }
    let parameters = address.dropFirst(beginning.count + 1).split(separator: "&").filter { !Self.isTracking($0) }
    return Self.machine(authority, isSecure: text.lowercased().hasPrefix("https:")) + path
      + (parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&"))
  }

  private static func machine(_ authority: Substring, isSecure: Bool) -> String {
    var machine = (authority.split(separator: "@", omittingEmptySubsequences: false).last ?? "").lowercased()
    for port in [":", isSecure ? ":443" : ":80"] where machine.hasSuffix(port) { machine.removeLast(port.count) }
    // `www.es` is a name of its own.
    return machine.hasPrefix("www.") && machine.dropFirst(4).contains(".") ? String(machine.dropFirst(4)) : machine
  }

  /// Whether a parameter is one of those that campaigns, mailings and social networks add, by its name.
  private static func isTracking(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || trackingNames.contains(name)
  }

  private static let trackingNames: Set<String> = [
    "fbclid", "gclid", "dclid", "gbraid", "wbraid", "gad_source", "msclkid", "yclid", "ttclid", "twclid", "igshid",
    "igsh", "mc_cid", "mc_eid", "_hsenc", "_hsmi", "_ga", "_gl", "ref_src", "srsltid",
  ]
}
