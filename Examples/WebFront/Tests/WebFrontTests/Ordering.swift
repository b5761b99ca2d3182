import Entities
import Foundation
import HummingbirdTesting
import Testing
import UseCases

@Suite struct `Orders of customers` {
  @Test func `A customer places an order and finds it in the history`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      let chosen = try await anna.post(
        "/menu/order", ["dish": "dish-margherita", "quantity": "2", "back": "q=marg&kind=Pizzas"])
      #expect(chosen.headers[.location] == "/menu?added=dish-margherita&kind=Pizzas&q=marg#dish-margherita")
      #expect(try await anna.get("/menu?added=dish-margherita").text.contains("In your order: 2 × Margherita"))

      #expect(try await anna.update(["quantity": "3", "note": "no basil"]).headers[.location] == "/order")
      let page = try await anna.get("/order").text
      #expect(page.contains("€27.60") && page.contains("value=\"no basil\""))

      let form = try await anna.placing()
      let placed = try await anna.post("/order/place", form)
      #expect(placed.status == .seeOther)
      // A form that is sent twice places only one order.
      #expect(try await anna.post("/order/place", form).headers[.location] == placed.headers[.location])
      let order = try await anna.get(try #require(placed.headers[.location])).text
      for text in ["Calle del Pez, 3", "3 × Margherita", "no basil", "€27.60"] { #expect(order.contains(text)) }
      let history = try await anna.get("/orders").text
      #expect(history.components(separatedBy: "/orders/order-").count == 2 && history.contains("€27.60"))
      #expect(try await anna.get("/order").text.contains("Nothing chosen yet."))
    }
  }

  @Test func `An order that has changed since it was shown is not canceled`() async throws {
    try await Site.open(["Margherita", "Marinara"]) { site in
      var anna = site.customer()
      try await anna.choose()
      try await anna.choose("dish-marinara")
      var removal = try await anna.get("/order").form("/order/place")
      removal["remove"] = "dish-marinara"
      for _ in 1...2 { #expect(try await anna.post("/order/lines", removal).headers[.location] == "/order") }
      let page = try await anna.get("/order")
      #expect(page.text.contains("Margherita") && !page.text.contains("Marinara"))
      let fields = page.form("/order/cancel")
      try await anna.choose("dish-marinara")
      let refused = try await anna.post("/order/cancel", fields)
      #expect(refused.status == .conflict && refused.text.contains("It was not canceled."))
      #expect(try await anna.get("/order").text.contains("Marinara"))
      #expect(try await anna.post("/order/cancel", ["order": "order-other", "seen": "x"]).status == .seeOther)
      #expect(try await anna.get("/order").text.contains("Marinara"))
    }
  }

  @Test func `If the price of an ordered dish has risen, the new price is shown before ordering`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      let old = try await anna.placing()
      try await site.store.replaceDish(Site.dish("Margherita"), by: Site.dish("Margherita", price: "11.50"))

      let refused = try await anna.post("/order/place", old)
      #expect(refused.status == .conflict)
      for text in ["was €9.20, now €11.50", "now costs €11.50", "<b>€11.50</b>", "Calle del Pez, 3"] {
        #expect(refused.text.contains(text), "\(text)")
      }
      #expect(try await anna.get("/orders").text.contains("Nothing ordered yet."))

      var form = old
      form["seen"] = refused.field("seen")
      let placed = try await anna.post("/order/place", form)
      #expect(placed.status == .seeOther)
      #expect(try await anna.get(try #require(placed.headers[.location])).text.contains("€11.50"))
    }
  }

  @Test func `Invalid delivery details are shown again with the typed text and the reason`() async throws {
    try await Site.open { site in
      var anna = site.customer("es")
      try await anna.choose()
      var form = try await anna.placing()
      form["phone"] = "no"
      let refused = try await anna.post("/order/place", form)
      #expect(refused.status == .unprocessableContent)
      #expect(refused.text.contains("«no» no es un teléfono") && refused.text.contains("value=\"Calle del Pez, 3\""))
    }
  }

  @Test func `The site asks for confirmation before it repeats a changed past order`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      let place = try #require(await anna.post("/order/place", anna.placing()).headers[.location])
      let order = String(place.prefix { $0 != "?" })
      try await site.store.replaceDish(Site.dish("Margherita"), by: Site.dish("Margherita", price: "11.50"))

      let asked = try await anna.post(order + "/again", ["seen": ""])
      #expect(asked.status == .conflict && asked.text.contains("was €9.20, now €11.50"))
      #expect(try await anna.get("/order").text.contains("Nothing chosen yet."))
      let agreed = ["seen": try #require(asked.field("seen"))]
      #expect(try await anna.post(order + "/again", agreed).headers[.location] == "/order")
      #expect(try await anna.get("/order").text.contains("€11.50"))
      // Sending the same form again has no further effect.
      #expect(try await anna.post(order + "/again", agreed).headers[.location] == "/order")
      try await anna.choose()
      // The new draft must not be lost.
      let refused = try await anna.post(order + "/again", agreed)
      #expect(refused.status == .conflict && refused.text.contains("You have an unplaced order"))
    }
  }

  @Test func `A customer cannot see the orders of other customers`() async throws {
    try await Site.open { site in
      var (anna, ben) = (site.customer(), site.customer())
      try await anna.choose()
      #expect(try await ben.get("/order").text.contains("Nothing chosen yet."))
      try await ben.choose("dish-margherita", 5)
      #expect(try await anna.get("/order").text.contains("€9.20"))
      let order = try #require(await anna.post("/order/place", anna.placing()).headers[.location])
      #expect(try await ben.get(order).status == .notFound)
      #expect(try await ben.get("/order").text.contains("€46.00"))
      #expect(anna.cookies["visitor"] != ben.cookies["visitor"])
    }
  }

  @Test func `Two hundred concurrent customers each get their own order`() async throws {
    try await Site.open { site in
      let places = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 1...200 {
          group.addTask {
            var customer = site.customer()
            try await customer.choose("dish-margherita", number % 100 + 1)
            let place = try #require(await customer.post("/order/place", customer.placing()).headers[.location])
            #expect(try await customer.get(place).text.contains(">\(number % 100 + 1) × Margherita"))
            return place
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(places.count == 200)
      #expect(try await site.store.inventory()[.placedOrders] == 200)
    }
  }
}
