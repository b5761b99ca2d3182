import Entities

/// Links for the contact details in a feed. The targets of the links are built only from recognized parts, never from the raw text.
enum ContactLink {
  /// Links each telephone number that is recognized with certainty: `(34) 910 00 00 01 / 910 000 002`.
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

  /// Links an email address. Text that contains anything else is not linked.
  static func email(_ text: String) -> String {
    let words = Markup.escaped(text)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@._-+".contains($0)) }
    guard isPlain, parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].first != "." else {
      return words
    }
    return "<a href=\"mailto:\(words)\">\(words)</a>"
  }

  /// Links the address of a place to its point on OpenStreetMap. The address of a place without coordinates is not linked.
  static func address(of place: Place) -> String {
    let words = Markup.escaped(place.address)
    guard let point = place.coordinate else { return words }
    let (latitude, longitude) = (Markup.degrees(point.latitude), Markup.degrees(point.longitude))
    return "<a href=\"https://osm.org/?mlat=\(latitude)&amp;mlon=\(longitude)\">\(words)</a>"
  }

  private static func isDigit(_ character: Character) -> Bool { TelephoneNumber.isDigit(character) }
}
