import Entities
import Interfaces
import Testing

@Suite struct `Links of the page of places` {
  /// The paragraph of this class.
  private func paragraph(_ kind: String, of place: Place) -> Substring? {
    let page = PlacePage.html(PlaceSamples.list([place]), pictures: [:], Texts(.english))
    guard let start = page.firstRange(of: "<p class=\"\(kind)\">") else { return nil }
    return page[start.upperBound...].firstRange(of: "</p>").map { page[start.upperBound..<$0.lowerBound] }
  }

  @Test(arguments: [
    ("910 000 001", "<a href=\"tel:910000001\">910 000 001</a>"),
    ("+34 (91) 000-00.01", "<a href=\"tel:+34910000001\">+34 (91) 000-00.01</a>"),
    ("010", "<a href=\"tel:010\">010</a>"),
    (
      "Tel. 910 000 001 / 910 000 002 (tardes)",
      "Tel. <a href=\"tel:910000001\">910 000 001</a> / <a href=\"tel:910000002\">910 000 002</a> (tardes)"
    ),
    ("1234567890123456", "1234567890123456"), ("12", "12"), ("+", "+"), ("5\u{301}55\u{301}5", "5\u{301}55\u{301}5"),
    ("javascript:alert(111)", "javascript:alert(<a href=\"tel:111\">111</a>)"),
  ])
  func `call the telephone numbers of a text`(text: String, html: String) throws {
    let contact = PlaceContact(telephone: text)
    #expect(paragraph("t", of: try PlaceSamples.place(1, contact: contact)).map(String.init) == html)
  }

  @Test(arguments: ["hola@errata.example", "a.b+c_d-1@sub.errata.example"])
  func `write to an address`(text: String) throws {
    let contact = PlaceContact(email: text)
    #expect(
      paragraph("m", of: try PlaceSamples.place(1, contact: contact)) == "<a href=\"mailto:\(text)\">\(text)</a>")
  }

  @Test(arguments: ["a@b", "@errata.example", "a@b@c.example", "a b@c.example", "a?cc=b@c.example", "ñ@c.example", "x"])
  func `write to nothing that is no plain address`(text: String) throws {
    #expect(paragraph("m", of: try PlaceSamples.place(1, contact: PlaceContact(email: text))) == text[...])
  }

  @Test func `lead from an address to its point on a map of streets`() throws {
    let point = try Coordinate(latitude: 40.4169, longitude: -0.00004)
    let here = try PlaceSamples.place(1, at: point, address: "Calle <Mayor>")
    #expect(
      paragraph("a", of: here)
        == "<a href=\"https://osm.org/?mlat=40.416900&amp;mlon=-0.000040\">Calle &lt;Mayor&gt;</a>"
    )
    #expect(paragraph("a", of: try PlaceSamples.place(2, at: nil, address: "Calle Mayor")) == "Calle Mayor")
  }

  @Test func `are not needed to see the picture of a place`() throws {
    let picture = try PlaceSamples.picture(1, bytes: 400)
    let place = try PlaceSamples.place(1, "Errata & Co", pictures: [.image: PlaceSamples.kept(picture)])
    let list = PlaceSamples.list([place])
    let page = PlacePage.html(list, pictures: [picture.id: picture.image], Texts(.english))
    #expect(page.contains("<li id=\"shop-1\" style=\"--b:var(--p1)\""))
    #expect(page.contains("li[style] div::before{content:\"\";display:block;"))
    #expect(!PlacePage.html(list, pictures: [:], Texts(.english)).contains("<li id=\"shop-1\" style"))
  }
}
