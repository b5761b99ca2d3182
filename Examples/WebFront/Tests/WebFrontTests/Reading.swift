import Entities
import Foundation
import Gateways
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import UseCases

@testable import WebFront

@Suite struct `Pages in the language of the visitor` {
  @Test(arguments: [
    ("es", "es"), ("es-MX,es;q=0.9,en;q=0.8", "es"), ("en-US,en;q=0.5", "en"), ("fr, es;q=0.5, en;q=0.4", "es"),
    ("en;q=0.1, es;q=0.2", "es"), ("es;q=0, en;q=0.1", "en"), ("de", "en"), ("", "en"), ("ES", "es"), ("*", "en"),
    ("en,es", "en"), ("es;q=x,en", "es"), (";;,=,q", "en"),
  ])
  func `A page is in the preferred language of the browser`(accepted: String, language: String) async throws {
    try await Site.open { site in
      var anna = site.customer(accepted)
      let page = try await anna.get("/menu")
      #expect(page.text.contains("<html lang=\"\(language)\">"))
      #expect(page.text.contains(language == "es" ? "9,20\u{A0}€" : "€9.20"))
      #expect(page.headers[.vary] == "Accept-Language, Cookie")
    }
  }

  @Test func `Changing the language returns the visitor to the same page`() async throws {
    try await Site.open { site in
      var anna = site.customer("en")
      let switched = try await anna.get("/menu?q=marg&language=es")
      #expect(switched.status == .seeOther && switched.headers[.location] == "/menu?q=marg")
      #expect(try await anna.get("/menu?q=marg").text.contains("<h1>Carta: «marg»</h1>"))
    }
  }
}

@Suite struct `The kit's sample data` {
  private func open(_ body: @Sendable (Customer, StateStore) async throws -> Void) async throws {
    let store = StateStore()
    let front = try Front(store: store, placeFiles: MemoryPlaceFiles())
    try await front.prepare()
    // The second call finds all domains filled.
    try await front.prepare()
    try await Application(router: front.router()).test(.router) { client in
      try await body(Customer(client: client, language: "en"), store)
    }
  }

  @Test func `No link or picture on the site is broken`() async throws {
    try await open { customer, _ in
      var customer = customer
      var (seen, left): (Set<String>, [String]) = ([], ["/"])
      while let path = left.popLast() {
        guard seen.insert(path).inserted, !path.contains("language=") else { continue }
        let answer = try await customer.get(path)
        #expect(answer.status == .ok, "\(path)")
        guard answer.headers[.contentType]?.hasPrefix("text/html") == true, path != "/places/map" else { continue }
        #expect(answer.text.components(separatedBy: "<h1>").count == 2, "\(path)")
        for attribute in ["href=\"", "src=\""] {
          for rest in answer.text.components(separatedBy: attribute).dropFirst() {
            let link = rest.prefix { $0 != "\"" && $0 != "#" }.replacing("&amp;", with: "&")
            if link.hasPrefix("/") { left.append(String(link)) }
          }
        }
      }
      #expect(seen.count > 200)
    }
  }

  @Test func `The menu can be searched, filtered by kind, and shown page by page`() async throws {
    try await open { customer, store in
      var customer = customer
      #expect(try await customer.get("/menu?q=TIRAMISU").text.contains("<h3>Tiramisù</h3>"))
      let kind = try await customer.get("/menu?kind=postres").text
      #expect(kind.contains("<option value=\"Postres\" selected>") && kind.contains("<option value=\"Carnes\">"))
      #expect(kind.contains("<h2>Postres</h2>") && !kind.contains("<h2>Carnes</h2>"))
      let none = try await customer.get("/menu?kind=Nada")
      #expect(none.status == .notFound && none.text.contains("The menu has no section “Nada”."))
      for number in 0..<20 { try await store.addDish(Site.dish("Zz \(number)")) }
      let first = try await customer.get("/menu").text
      #expect(first.contains("There are more dishes.") && first.contains("href=\"/menu?from=50\""))
      #expect(try await customer.get("/menu?from=50").text.components(separatedBy: "<article").count == 11)
    }
  }

  @Test func `A recipe can be added to the favorites and removed again`() async throws {
    try await open { customer, store in
      var customer = customer
      let recipe = try #require(await store.recipes(matching: SearchText(), page: .first).value.recipes.first)
      let place = "/recipes/\(recipe.id.text)"
      #expect(try await customer.post(place + "/favorite", ["favorite": "1"]).headers[.location] == place)
      #expect(try await customer.get("/favorites").text.contains(place))
      try await customer.post(place + "/favorite", ["favorite": ""])
      #expect(try await customer.get("/favorites").text.contains("No favorites yet."))
    }
  }

  @Test func `Beers on the site can be sorted by strength in both directions`() async throws {
    try await open { customer, _ in
      var customer = customer
      let (up, down) = (
        try await customer.get("/beers/all?sort=\(encoded("alcohol ↑"))").text,
        try await customer.get("/beers/all?sort=\(encoded("alcohol ↓"))").text
      )
      #expect(up.contains("weakest first") && down.contains("strongest first") && up != down)
    }
  }

  @Test func `A picture is cached forever and is not sent again if the browser already has it`() async throws {
    try await open { customer, _ in
      var customer = customer
      let page = try await customer.get("/places/list/shop").text
      let start = try #require(page.firstRange(of: "/pictures/"))
      let path = String(page[start.lowerBound...].prefix { $0 != "\"" })
      let picture = try await customer.get(path)
      #expect(picture.headers[.contentType]?.hasPrefix("image/") == true)
      #expect(picture.headers[.cacheControl] == "public, max-age=31536000, immutable")
      let again = try await customer.get(path, headers: ["If-None-Match": try #require(picture.headers[.eTag])])
      #expect(again.status == .notModified && again.text.isEmpty)
    }
  }

  @Test func `The site shows the kit's map page in a sandboxed frame`() async throws {
    try await open { customer, _ in
      var customer = customer
      #expect(try await customer.get("/places").text.contains("sandbox=\"allow-scripts allow-popups"))
      let map = try await customer.get("/places/map")
      #expect(
        map.text.contains("m-pin") && map.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'self'") == true)
      let again = try await customer.get("/places/map", headers: ["If-None-Match": try #require(map.headers[.eTag])])
      #expect(again.status == .notModified)
    }
  }
}
