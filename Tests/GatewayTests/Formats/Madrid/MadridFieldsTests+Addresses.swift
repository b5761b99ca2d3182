import Entities
import Gateways
import Testing
import UseCases

@Suite struct `The addresses of a place on the web` {
  private static let fields = ["url", "img", "logo_img"]

  private func place(_ field: String, _ address: String?) throws -> Place {
    let address = try address.map { try WebAddress($0) }
    switch field {
    case "url": return try churros(contact: PlaceContact(website: address))
    default:
      let role = field == "img" ? PlacePicture.Role.image : .logo
      return try churros(pictures: address.map { [role: PlacePicture($0)] } ?? [:])
    }
  }

  @Test(
    arguments: fields,
    [
      "https://a.es/b?c=d#e", "http://a.es", "HTTPS://A.es:8/b.png", "http://localhost/a",
      "https://a.es/?id=1&copy=2&lt=3&para",
    ])
  func `are taken as they are`(field: String, address: String) async throws {
    #expect(try await placeItem(placeRecord(#""\#(field)":"\#(address)""#)) == placeFound(try place(field, address)))
  }

  @Test(
    arguments: fields,
    [
      ("www.lola.es", "https://www.lola.es"), ("a.es/b c.png", "https://a.es/b%20c.png"),
      ("a.es:8080/x", "https://a.es:8080/x"), ("//a.es/x", "https://a.es/x"), (" http://a.es ", "http://a.es"),
      ("https://a.es/ñ", "https://a.es/%C3%B1"), ("a.es?u=http://b.es", "https://a.es?u=http://b.es"),
      ("https://a.es/?b=1&amp;c=2", "https://a.es/?b=1&c=2"),
      ("https://a.es/?b=1&amp;copy=2&reg=3", "https://a.es/?b=1&copy=2&reg=3"),
    ])
  func `are mended where people leave things out, which is told`(field: String, address: (String, String))
    async throws
  {
    let item = try await placeItem(placeRecord(#""\#(field)":"\#(address.0)""#))
    let repair = placeRepair(field, from: "\"\(address.0)\"", to: "\"\(address.1)\"")
    #expect(item == placeFound(try place(field, address.1), repair))
  }

  @Test(
    arguments: fields,
    [
      "-", "no tiene", "No tiene web.", "n/a", "info@lola.es", "mailto:a@b.es", "javascript:alert(1)", "tel:915",
      "ftp://a.es/x", "https://", "https:///x", "/media/a.png", "a.png file", "http://a b.es/x", ".es", "...",
      "http:a.es", "www.a.es:x1/", "https://a.es/" + String(repeating: "x", count: 2000),
    ])
  func `are none where no machine is named, which is told`(field: String, text: String) async throws {
    let item = try await placeItem(placeRecord(#""\#(field)":"\#(text)""#))
    let shown = text.count > 60 ? text.prefix(60) + "…" : text
    #expect(item == placeFound(try place(field, nil), placeRepair(field, from: "\"\(shown)\"", to: nil)))
  }

  @Test func `are none where there is a number or a word`() async throws {
    let item = try await placeItem(placeRecord(#""url":false,"img":7"#))
    let repairs = [placeRepair("url", from: "false", to: nil), placeRepair("img", from: "7", to: nil)]
    #expect(item == .repaired(.place(try churros()), repairs))
  }
}
