import Entities
import Foundation
import Gateways
import Hummingbird
import HummingbirdTesting
import Testing
import UseCases

@testable import WebFront

@Suite struct `Links and lists of the pages` {
  @Test func `Links preserve plus signs in the names of menu sections`() async throws {
    try await Site.open { site in
      let bread = try Dish(name: "Pan", description: "", price: Money(exactly: "2"), kind: DishKind("Pan+Vino"))
      try await site.store.addDish(bread)
      var anna = site.customer()
      let place = try #require(await anna.get("/menu?kind=Pan%2BVino&language=es").headers[.location])
      #expect(place == "/menu?kind=Pan%2BVino")
      let page = try await anna.get(place)
      #expect(page.text.contains("<h3>Pan</h3>"))
      let chosen = try await anna.post("/menu/order", page.form("/menu/order"))
      #expect(chosen.headers[.location] == "/menu?added=dish-pan&kind=Pan%2BVino#dish-pan")
    }
  }

  @Test(arguments: ["Pan Vino", "x", String(repeating: "x", count: 900)])
  func `An unknown section of the menu is reported as not found rather than as empty`(section: String) async throws {
    try await Site.open { site in
      var anna = site.customer()
      let answer = try await anna.get("/menu?kind=\(encoded(section))")
      #expect(answer.status == .notFound && answer.text.contains("The menu has no section “\(section)”."))
    }
  }

  @Test(arguments: [
    "/menu", "/orders", "/recipes", "/favorites", "/beers", "/beers/all", "/beers/best", "/beers/beer-a",
  ])
  func `The response for a page past the end of a list says that the list has fewer pages`(path: String) async throws {
    try await Site.open { site in
      try await site.addBeer()
      var anna = site.customer()
      let text = try await anna.get(path + "?from=999").text
      #expect(
        text.contains("The list ends before this page.") && text.contains("<a href=\"\(path)\">Go to the beginning"))
      for claim in ["Nothing ordered yet", "The menu is empty", "No favorites yet", "No reviews"] {
        #expect(!text.contains(claim))
      }
    }
  }

  @Test func `Unknown parameters in the address of a page are not copied to its links`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      let foreign = String(repeating: "f", count: 3_000)
      let text = try await anna.get("/menu?foo=\(foreign)").text
      #expect(!text.contains("fff"))
      let long = try await anna.get("/menu?kind=\(String(repeating: "f", count: 60_000))")
      #expect(long.status == .uriTooLong && long.text.utf8.count < 5_000 && long.text.contains("too long"))
    }
  }

  @Test func `Every page shows the order at the current prices of the dishes`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      try await site.store.replaceDish(Site.dish("Margherita"), by: Site.dish("Margherita", price: "11.50"))
      for path in ["/", "/menu", "/order"] {
        let text = try await anna.get(path).text
        #expect(text.contains("€11.50") && (path == "/order" || !text.contains("€9.20")), "\(path)")
      }
    }
  }

  @Test func `The page of a past order does not say that the order is on its way`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      let place = try #require(await anna.post("/order/place", anna.placing()).headers[.location])
      let text = try await anna.get(place).text
      #expect(text.contains("We have received this order.") && !text.contains("on its way"))
    }
  }

  @Test func `The links on the map of places open in a new window`() async throws {
    let front = try Front(store: StateStore(), placeFiles: MemoryPlaceFiles())
    try await front.prepare()
    try await Application(router: front.router()).test(.router) { client in
      var anna = Customer(client: client, language: "en")
      #expect(try await anna.get("/places").text.contains("allow-popups allow-popups-to-escape-sandbox"))
      let map = try await anna.get("/places/map").text
      let links = map.matches(of: #/<a ([^>]*)>/#).filter { $0.1.contains("href=\"") && !$0.1.contains("href=\"#") }
      #expect(links.count > 10 && links.allSatisfy { $0.1.contains("target=\"_blank\"") })
    }
  }
}
