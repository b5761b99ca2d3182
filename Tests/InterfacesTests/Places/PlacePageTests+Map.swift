import Entities
import Interfaces
import Testing

@Suite struct `The map on the page of places` {
  private func html(_ places: [Place], hits: Set<Place.ID>? = nil) -> String {
    PlacePage.html(PlaceSamples.list(places, hits: hits), pictures: [:], Texts(.spanish))
  }

  private func place(_ kind: Place.Kind, _ number: Int, at coordinate: Coordinate? = .puertaDelSol) throws -> Place {
    try Place(kind, number: "\(number)", name: "Lugar \(number)", coordinate: coordinate)
  }

  @Test func `The legend of an HTML map lists each kind of place with its number of places`() throws {
    let page = html([try place(.shop, 1), try place(.service, 2), try place(.shop, 3)])
    let kinds = page.matches(of: /data-kind="(\w+)"/).map { String($0.1) }
    #expect(kinds == ["shop", "service"])
    for words in ["Tiendas (2)", "Shops (2)", "Servicios (1)", "Services (1)"] { #expect(page.contains(">\(words)<")) }
    #expect(!html([]).contains("data-kind="))
  }

  @Test func `Every pin on an HTML map has the symbol of its kind of place`() throws {
    let page = html([try place(.shop, 1), try place(.activity, 2), try place(.service, 3)])
    for (kind, sign) in [("shop", "<text"), ("activity", "<rect"), ("service", "<path")] {
      let pin = try #require(page.firstRange(of: "<a class=\"m-pin \(kind)\""))
      let circle = try #require(page[pin.upperBound...].firstRange(of: "<circle r=\"12\"/>"))
      #expect(page[circle.upperBound...].hasPrefix(sign))
    }
  }

  @Test func `A moved pin on an HTML map stores its original position`() throws {
    let moved = html([try place(.shop, 1), try place(.shop, 2)])
    #expect(moved.ranges(of: " data-at=\"400 ").count == 1)
    #expect(moved.contains("class=\"m-lead\"") && moved.contains("class=\"m-spot\""))
    let apart = html([try place(.shop, 1), try place(.shop, 2, at: PlaceSamples.point(east: 900))])
    #expect(!apart.contains(" data-at=") && !apart.contains("class=\"m-lead\""))
  }

  @Test func `Keyboard users can skip an HTML map`() throws {
    let page = html([try place(.shop, 1)])
    let skip = try #require(page.firstRange(of: "href=\"#listtitle\""))
    let pin = try #require(page.firstRange(of: "<a class=\"m-pin"))
    #expect(skip.lowerBound < pin.lowerBound && page.contains("id=\"listtitle\" tabindex=\"-1\""))
  }
}
