extension WebAddress {
  /// A normalized form of the address that is the same for every variant of a link: `a.es/x` for `http://WWW.A.es:80/x/?utm_source=q#top`.
  ///
  /// It omits the scheme, the user name and password, `www.`, the default port, trailing slashes of the path, tracking parameters
  /// (`isTracking(_:)`) and the fragment. The host is in lower case.
  ///
  /// All other differences are kept: the case of the path, the order of parameters, `%41` for `A`, `/./`, `/index.html` and other
  /// subdomains (`m.`, `amp.`). Redirects aren't followed.
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
    // In `www.es`, the prefix is the name of the domain itself.
    return machine.hasPrefix("www.") && machine.dropFirst(4).contains(".") ? String(machine.dropFirst(4)) : machine
  }

  /// Whether the name of a query parameter shows that it tracks users of campaigns, mailings or social networks.
  private static func isTracking(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || trackingNames.contains(name)
  }

  private static let trackingNames: Set<String> = [
    "fbclid", "gclid", "dclid", "gbraid", "wbraid", "gad_source", "msclkid", "yclid", "ttclid", "twclid", "igshid",
    "igsh", "mc_cid", "mc_eid", "_hsenc", "_hsmi", "_ga", "_gl", "ref_src", "srsltid",
  ]
}
