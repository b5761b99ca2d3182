import Entities
import Foundation
import Gateways
import Testing
import UseCases

@testable import WebFront

extension Site {
  /// Adds a beer that can be reviewed, with the id `beer-a`.
  func addBeer() async throws {
    let maker = try await store.addManufacturer(
      Manufacturer(id: .init("maker-a"), name: "Mahou", origin: .national), photos: [])
    try await store.addBeer(Beer(id: .init("beer-a"), of: maker.id, name: "Cinco", type: BeerType("Lager")), photos: [])
  }

  var reviews: [Review] {
    get async throws { try await store.reviews(.all, sortedBy: .newest, page: .first).items.map(\.review) }
  }
}

@Suite struct `A form that is sent twice is done once` {
  static let reviews = "/beers/beer-a/reviews"

  @Test func `A review form that is sent twice saves one review and gets the same response twice`() async throws {
    try await Site.open { site in
      try await site.addBeer()
      var anna = site.customer()
      let form = try await anna.get("/beers/beer-a").form(Self.reviews).merging(["score": "4", "text": "Good"]) { $1 }
      // A browser that sends both requests before the first response has no cookie yet.
      var other = anna
      for _ in 1...2 { #expect(try await anna.post(Self.reviews, form).headers[.location] == "/beers/beer-a#reviews") }
      #expect(try await other.post(Self.reviews, form).headers[.location] == "/beers/beer-a#reviews")
      #expect(anna.cookies["visitor"] == other.cookies["visitor"])
      #expect(try await site.reviews.count == 1)

      let second = try await anna.get("/beers/beer-a").form(Self.reviews).merging(form) { old, new in
        new.isEmpty ? old : new
      }
      #expect(second["form"] == form["form"])
      let fresh = try await anna.get("/beers/beer-a").form(Self.reviews).merging(["score": "4", "text": "Good"]) { $1 }
      #expect(try await anna.post(Self.reviews, fresh).status == .seeOther)
      #expect(try await site.reviews.count == 2)
    }
  }

  @Test func `A review form that is sent again with different text is refused and keeps the new text`() async throws {
    try await Site.open { site in
      try await site.addBeer()
      var anna = site.customer()
      var form = try await anna.get("/beers/beer-a").form(Self.reviews).merging(["score": "4", "text": "Good"]) { $1 }
      try await anna.post(Self.reviews, form)
      form["text"] = "Better"
      let refused = try await anna.post(Self.reviews, form)
      #expect(refused.status == .conflict && refused.text.contains("This review was already saved"))
      #expect(try await site.reviews.map(\.text) == ["Good"])
      let typed = refused.form(Self.reviews)
      #expect(typed["text"] == "Better" && typed["form"] != form["form"])
      #expect(try await anna.post(Self.reviews, typed).status == .seeOther)
      #expect(try await site.reviews.count == 2)
    }
  }

  @Test func `Changing or deleting a review twice takes effect once, with the same response`() async throws {
    try await Site.open { site in
      try await site.addBeer()
      var anna = site.customer()
      try await anna.post(Self.reviews, ["score": "4", "text": "Good"])
      let place = "/beers/reviews/\(try #require(await site.reviews.first).id.text)"
      for typed in [["text": "Better"], ["delete": "1"]] {
        let form = try await anna.get(place).form(place + "/change").merging(typed) { $1 }
        for _ in 1...2 {
          #expect(
            try await anna.post(place + "/change", form).headers[.location] == "/beers/beer-a#reviews", "\(typed)")
        }
      }
      #expect(try await site.reviews.isEmpty)
    }
  }

  @Test func `Placing an order again with a different address shows the placed order`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      let form = try await anna.placing()
      try await anna.post("/order/place", form)
      let refused = try await anna.post("/order/place", form.merging(["address": "Plaza Mayor, 1"]) { $1 })
      #expect(refused.status == .conflict)
      for text in ["was already placed with different delivery details", "<li>Address: Calle del Pez, 3"] {
        #expect(refused.text.contains(text), "\(text)")
      }
      #expect(try await site.store.inventory()[.placedOrders] == 1)
    }
  }

  @Test func `An order form that is sent after its order was placed does not change the next order`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      var form = try await anna.placing()
      try await anna.post("/order/place", form)
      try await anna.choose()
      form["quantity.dish-margherita"] = "9"
      for path in ["/order/lines", "/order/place"] {
        let refused = try await anna.post(path, form)
        #expect(refused.status == .conflict && refused.text.contains("This is not your current order."))
      }
      #expect(try await anna.get("/order").text.contains("€9.20"))
    }
  }
}
