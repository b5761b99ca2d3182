import Entities

/// Creates HTML links for the contact details from a feed. Link targets are built only from recognized parts, never from the raw text.
enum ContactLink {
  /// Returns the text as HTML, with a link for each telephone number that is recognized with certainty. For example,
  /// `(34) 910 00 00 01 / 910 000 002` gets two links.
  static func telephones(_ text: String) -> String {
    var (html, rest) = ("", text[...])
    while let start = rest.firstIndex(where: { isDigit($0) || $0 == "+" }) {
      html += Markup.escaped(String(rest[..<start]))
      var number = rest[start...].prefix { isDigit($0) || "+ .-()".contains($0) }
      while let last = number.last, !isDigit(last) { number.removeLast() }
      if let target = TelephoneNumber.target(number) {
        html += "<a href=\"tel:\(target)\">\(Markup.escaped(String(number)))</a>"
      } else {
        number = number.isEmpty ? rest[start...start] : number
        html += Markup.escaped(String(number))
      }
      rest = rest[number.endIndex...]
    }
    return html + Markup.escaped(String(rest))
  }

  /// Returns the text as HTML, with a link if the text is an email address and nothing else.
  static func email(_ text: String) -> String {
    let words = Markup.escaped(text)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@._-+".contains($0)) }
    guard isPlain, parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].first != "." else {
      return words
    }
    return "<a href=\"mailto:\(words)\">\(words)</a>"
  }

  /// Returns the address of a place as HTML, with a link to its point on OpenStreetMap if the place has coordinates.
  static func address(of place: Place) -> String {
    let words = Markup.escaped(place.address)
    guard let point = place.coordinate else { return words }
    let (latitude, longitude) = (Markup.degrees(point.latitude), Markup.degrees(point.longitude))
    return "<a href=\"https://osm.org/?mlat=\(latitude)&amp;mlon=\(longitude)\">\(words)</a>"
  }

  private static func isDigit(_ character: Character) -> Bool { TelephoneNumber.isDigit(character) }
}
