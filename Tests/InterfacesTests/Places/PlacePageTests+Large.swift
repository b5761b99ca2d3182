import Entities
import Foundation
import Interfaces
import TestGroups
import Testing

@Suite struct `The large page of places` {
  private func html(_ places: [Place], _ pictures: [(id: Photo.ID, image: LoadedImage)]) -> String {
    let byID = Dictionary(pictures.map { ($0.id, $0.image) }) { one, _ in one }
    return PlacePage.html(PlaceSamples.list(places), pictures: byID, Texts(.spanish))
  }

  private func count(_ part: String, in html: String) -> Int { html.components(separatedBy: part).count - 1 }

  private func uses(_ html: String) -> Int { count("data:image/", in: html) }

  @Test(.group(.heavy)) func `An HTML page of 2,000 places with shared pictures and long text is smaller than 2 MB`()
    throws
  {
    let pictures = try (0..<3).map { try PlaceSamples.picture($0, bytes: 20_000) }
    let text = String(repeating: "Un rincón con mucha historia y «buen café». ", count: 20)
    let places = try (0..<2_000).map { number in
      let point = try PlaceSamples.point(east: Double(number % 50) * 200, north: Double(number / 50) * 200)
      return try PlaceSamples.place(
        number, "Librería número \(number) de la Palma", at: point, address: "Calle de la Palma, \(number)",
        description: [.spanish: text.trimmed, .english: text.trimmed],
        hours: [.spanish: "De 9 a 20", .english: "9 to 20"],
        contact: PlaceContact(telephone: "910 000 001", website: try WebAddress("https://tienda\(number).example")),
        pictures: [
          .logo: PlaceSamples.kept(pictures[number % 3]), .image: PlaceSamples.kept(pictures[(number + 1) % 3]),
        ])
    }
    let html = html(places, pictures)
    #expect(html.utf8.count < 2_000_000)
    // All three pictures fit, and each appears once.
    #expect(uses(html) == 3)
    #expect(count("<li id=", in: html) == 2_000)
    #expect(count("<a class=\"m-pin", in: html) == 2_000)
    #expect(html.contains("…</p>"))
  }

  @Test(.group(.heavy)) func `An HTML page of places stays within its maximum size even if long text must be escaped`()
    throws
  {
    let quotes = String(String(repeating: "\"<&>'\n", count: 1_000).dropLast())
    let places = try (0..<200).map { number in
      try PlaceSamples.place(
        number, description: [.spanish: quotes, .english: "x" + quotes], hours: [.spanish: quotes, .english: "Always"])
    }
    let html = html(places, [])
    #expect(html.utf8.count <= PlacePage.maximumBytes)
    #expect(count("…</p>", in: html) == 600)
    #expect(count(">Always<", in: html) == 200)
  }

  @Test func `An HTML page of places requests only pictures that could fit within its maximum size`() throws {
    let pictures = try (0..<100).map { try PlaceSamples.picture($0, bytes: 60_000 - 100 * $0) }
    let places = try pictures.indices.map {
      try PlaceSamples.place($0, pictures: [.logo: PlaceSamples.kept(pictures[$0])])
    }
    let wanted = PlacePage.pictures(of: PlaceSamples.list(places))
    #expect(wanted == pictures.reversed().prefix(wanted.count).map(\.id))
    #expect((20..<30).contains(wanted.count))
  }

  @Test func `An HTML page of places is not truncated if all of its content fits`() throws {
    let logo = try PlaceSamples.picture(1, bytes: 3_000)
    let text = String(repeating: "palabra ", count: 2_000).trimmed
    let places = try (0..<50).map { number in
      try PlaceSamples.place(
        number, description: [.spanish: text],
        pictures: [.logo: PlaceSamples.kept(logo), .image: PlaceSamples.kept(logo)])
    }
    let html = html(Array(places.prefix(20)), [logo])
    #expect(count(text, in: html) == 20)
    #expect(uses(html) == 1)
    #expect(count("--l:var(--p1)", in: html) == 20)
    #expect(count("--b:var(--p1)", in: html) == 20)
  }

  @Test(.group(.heavy)) func `An HTML page of places includes logos first, then images from smallest to largest`()
    throws
  {
    // Encoded for an HTML page, 60,000 bytes take up 80,000 bytes. All logos fit and leave room for some images.
    let logos = try (0..<20).map { try PlaceSamples.picture($0, bytes: 60_000 - 100 * $0) }
    let images = try (20..<40).map { try PlaceSamples.picture($0, bytes: 50_000 - 100 * $0) }
    let places = try (0..<20).map { number in
      try PlaceSamples.place(
        number,
        pictures: [.logo: PlaceSamples.kept(logos[number]), .image: PlaceSamples.kept(images[number])])
    }
    let html = html(places, logos + images)
    #expect(html.utf8.count <= PlacePage.maximumBytes)
    #expect(count("class=\"logo\" style=\"--l:", in: html) == 20)
    let shown = (0..<20).filter { html.contains("<li id=\"shop-\($0)\"") }
    #expect(shown.count == 20)
    let withImage = places.indices.filter { number in
      html.contains("style=\"--b:var(--p\(21 + 19 - number))\"")
    }
    #expect(!withImage.isEmpty && withImage.count < 20)
    #expect(withImage == Array(withImage[0]..<20))
  }
}

extension String {
  var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
