import Entities
import Interfaces
import Testing

@Suite struct `Links on the page of places` {
  /// Returns the content of the paragraph with the HTML class `kind` on a page that shows only this place.
  private func paragraph(_ kind: String, of place: Place) -> Substring? {
    let page = PlacePage.html(PlaceSamples.list([place]), pictures: [:], Texts(.english))
    guard let start = page.firstRange(of: "<p class=\"\(kind)\">") else { return nil }
    return page[start.upperBound...].firstRange(of: "</p>").map { page[start.upperBound..<$0.lowerBound] }
  }

  @Test(arguments: [
    ("910 000 001", "<a href=\"tel:+34910000001\">910 000 001</a>"),
    ("+34 (91) 000-00.01", "<a href=\"tel:+34910000001\">+34 (91) 000-00.01</a>"),
    ("(34) 91 000 00 01", "(<a href=\"tel:+34910000001\">34) 91 000 00 01</a>"),
    ("( +34) 910 00 00 01", "( <a href=\"tel:+34910000001\">+34) 910 00 00 01</a>"),
    ("(+ 34)610 000 001", "(<a href=\"tel:+34610000001\">+ 34)610 000 001</a>"),
    ("0034 710.00.00.01", "<a href=\"tel:+34710000001\">0034 710.00.00.01</a>"),
    ("34810000001", "<a href=\"tel:+34810000001\">34810000001</a>"),
    ("+44 20 7946 0000", "<a href=\"tel:+442079460000\">+44 20 7946 0000</a>"),
    ("010/(+34)910 000 001", "<a href=\"tel:010\">010</a>/(<a href=\"tel:+34910000001\">+34)910 000 001</a>"),
    ("112", "<a href=\"tel:112\">112</a>"),
    (
      "Tel. 910 000 001 / 910 000 002 (tardes)",
      "Tel. <a href=\"tel:+34910000001\">910 000 001</a> / <a href=\"tel:+34910000002\">910 000 002</a> (tardes)"
    ),
    ("5\u{301}55\u{301}5", "5\u{301}55\u{301}5"),
  ])
  func `On an HTML page, the telephone numbers of a place are links`(text: String, html: String) throws {
    let contact = PlaceContact(telephone: text)
    #expect(paragraph("t", of: try PlaceSamples.place(1, contact: contact)).map(String.init) == html)
  }

  @Test(arguments: [
    "1234567890123456", "12", "+", "+34 610 00 01", "+34 510 000 001", "(34) 91 000 00", "510 000 001",
    "0044 20 7946 0000",
    "91 000 00 01 - 91 000 00 02", "91 000 00 01 2", "34 34 91 000 00 01", "+34 +34 910 000 001",
    "javascript:alert(111)",
    "0 1 0", "123", "1010", "+999", "2027-01-10",
  ])
  func `On an HTML page, an ambiguous telephone number is not a link`(text: String) throws {
    let contact = PlaceContact(telephone: text)
    #expect(paragraph("t", of: try PlaceSamples.place(1, contact: contact)).map(String.init) == text)
  }

  @Test(arguments: ["hola@errata.example", "a.b+c_d-1@sub.errata.example"])
  func `On an HTML page, the email address of a place is a link`(text: String) throws {
    let contact = PlaceContact(email: text)
    #expect(
      paragraph("m", of: try PlaceSamples.place(1, contact: contact)) == "<a href=\"mailto:\(text)\">\(text)</a>")
  }

  @Test(arguments: ["a@b", "@errata.example", "a@b@c.example", "a b@c.example", "a?cc=b@c.example", "ñ@c.example", "x"])
  func `On an HTML page, an invalid email address is not a link`(text: String) throws {
    #expect(paragraph("m", of: try PlaceSamples.place(1, contact: PlaceContact(email: text))) == text[...])
  }

  @Test func `On an HTML page, the address of a place is a link to a street map`() throws {
    let point = try Coordinate(latitude: 40.4169, longitude: -0.00004)
    let here = try PlaceSamples.place(1, at: point, address: "Calle <Mayor>")
    #expect(
      paragraph("a", of: here)
        == "<a href=\"https://osm.org/?mlat=40.416900&amp;mlon=-0.000040\">Calle &lt;Mayor&gt;</a>"
    )
    #expect(paragraph("a", of: try PlaceSamples.place(2, at: nil, address: "Calle Mayor")) == "Calle Mayor")
  }

  @Test func `On an HTML page, the picture of a place is visible without following a link`() throws {
    let picture = try PlaceSamples.picture(1, bytes: 400)
    let place = try PlaceSamples.place(1, "Errata & Co", pictures: [.image: PlaceSamples.kept(picture)])
    let list = PlaceSamples.list([place])
    let page = PlacePage.html(list, pictures: [picture.id: picture.image], Texts(.english))
    #expect(page.contains("<li id=\"shop-1\" style=\"--b:var(--p1)\""))
    #expect(page.contains("li[style] div::before{content:\"\";display:block;"))
    #expect(!PlacePage.html(list, pictures: [:], Texts(.english)).contains("<li id=\"shop-1\" style"))
  }
}
