import Entities
import Foundation
import Gateways
import HummingbirdTesting
import Testing
import UseCases

@testable import WebFront

@Suite struct `Input that a visitor has typed` {
  static let margherita = "dish-margherita"

  @Test func `An order with changed lines is placed only after the page has shown the new total`()
    async throws
  {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      var form = try await anna.placing()
      form["quantity.dish-margherita"] = "3"
      form["note.dish-margherita"] = "no basil"
      let shown = try await anna.post("/order/place", form)
      #expect(shown.status == .conflict && shown.text.contains("<b>€27.60</b>"))
      #expect(try await anna.get("/orders").text.contains("Nothing ordered yet."))

      let again = shown.form("/order/place")
      #expect(again["note.dish-margherita"] == "no basil" && again["address"] == "Calle del Pez, 3")
      let placed = try await anna.post("/order/place", again)
      let order = try await anna.get(try #require(placed.headers[.location])).text
      for text in ["3 × Margherita", "no basil", "€27.60"] { #expect(order.contains(text)) }
    }
  }

  @Test func `Updating one order line keeps the text typed in the other lines and the address`() async throws {
    try await Site.open(["Margherita", "Marinara"]) { site in
      var anna = site.customer()
      try await anna.choose()
      try await anna.choose("dish-marinara")
      var form = try await anna.placing()
      form["quantity.dish-margherita"] = "2"
      form["note.dish-marinara"] = "no garlic"
      let updated = try await anna.post("/order/lines", form)
      #expect(updated.status == .ok && updated.text.contains("The order is not placed yet."))
      #expect(updated.form("/order/place")["address"] == "Calle del Pez, 3")
      let now = try await anna.get("/order").form("/order/place")
      #expect(now["quantity.dish-margherita"] == "2" && now["note.dish-marinara"] == "no garlic")
    }
  }

  @Test(arguments: [
    ("0", "", "1 to 100"), ("2", "\u{200B}", "has no visible characters"), ("2", "x", "has 201 characters"),
  ])
  func `An invalid order line is refused with the reason and keeps the typed text`(
    quantity: String, note: String, reason: String
  ) async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      let note = note == "x" ? String(repeating: "x", count: 201) : note
      let refused = try await anna.update(["quantity": quantity, "note": note])
      #expect(refused.status == .unprocessableContent && refused.text.contains(reason))
      let typed = refused.form("/order/place")
      #expect(typed["quantity.dish-margherita"] == quantity && typed["note.dish-margherita"] == note)
      #expect(try await anna.get("/order").text.contains("€9.20"))
    }
  }

  @Test func `An outdated page does not overwrite an order line that was changed elsewhere`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      let stale = try await anna.get("/order").form("/order/place")
      try await anna.update(["note": "no basil"])

      var form = stale
      form["quantity.dish-margherita"] = "2"
      #expect(try await anna.post("/order/lines", form).status == .seeOther)
      #expect(try await anna.get("/order").form("/order/place")["note.dish-margherita"] == "no basil")

      form["note.dish-margherita"] = "extra basil"
      let refused = try await anna.post("/order/lines", form)
      #expect(refused.status == .conflict)
      for text in ["“Margherita” has changed in the meantime", "Saved now: 2 · no basil"] {
        #expect(refused.text.contains(text))
      }
      let typed = refused.form("/order/place")
      #expect(typed["note.dish-margherita"] == "extra basil")
      // The page with the refused form showed the difference to the customer, so the same form is now accepted.
      #expect(try await anna.post("/order/lines", typed).status == .seeOther)
      #expect(try await anna.get("/order").form("/order/place")["note.dish-margherita"] == "extra basil")
    }
  }

  @Test func `An order field that was not sent keeps its value`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      try await anna.update(["note": "no basil"])
      var form = try await anna.get("/order").form("/order/place")
      form["note.dish-margherita"] = nil
      form["quantity.dish-margherita"] = "2"
      try await anna.post("/order/lines", form)
      let now = try await anna.get("/order").form("/order/place")
      #expect(now["note.dish-margherita"] == "no basil" && now["quantity.dish-margherita"] == "2")
    }
  }

  @Test func `Directional marks in a form are preserved when the form is saved`() async throws {
    let text = "\u{200E}one\u{200F} \u{61C}<two>"
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      try await anna.update(["note": text])
      try await anna.update(["quantity": "2"])
      let form = try await anna.get("/order").form("/order/place")
      #expect(form["note.dish-margherita"] == text && form["was.note.dish-margherita"] == text)

      try await site.addBeer()
      try await anna.post("/beers/beer-a/reviews", ["score": "4", "text": text])
      let review = try #require(await site.store.reviews(.all, sortedBy: .newest, page: .first).items.first)
      let place = "/beers/reviews/\(review.id.text)"
      try await anna.post(place + "/change", anna.get(place).form(place + "/change"))
      #expect(try await site.store.review(review.id).text == text)
    }
  }

  @Test func `Changing the language of a page with a form keeps the typed text`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      var form = try await anna.placing()
      form["phone"] = "no"
      let refused = try await anna.post("/order/place", form)
      for page in [refused, try await anna.get("/order")] {
        #expect(page.text.contains("formaction=\"/order/lines?language=es\""))
      }
      let draft = refused.form("/order/place").merging(["note.dish-margherita": "sin prisa", "phone": "915551234"]) {
        $1
      }
      let spanish = try await anna.post("/order/lines?language=es", draft)
      #expect(spanish.status == .ok && spanish.text.contains("Hacer el pedido"))
      let kept = spanish.form("/order/place")
      #expect(kept["address"] == "Calle del Pez, 3" && kept["note.dish-margherita"] == "sin prisa")
      #expect(try await anna.get("/orders").text.contains("Aún no has hecho ningún pedido."))

      try await site.addBeer()
      let wrong = try await anna.post("/beers/beer-a/reviews", ["score": "9", "text": "Bueno"])
      #expect(wrong.text.contains("formaction=\"/beers/beer-a/reviews?language=en\""))
      let english = try await anna.post("/beers/beer-a/reviews?language=en", ["score": "4", "text": "Bueno"])
      #expect(english.text.contains("Write a review") && english.form("/beers/beer-a/reviews")["text"] == "Bueno")
      #expect(try await site.store.reviews(.all, sortedBy: .newest, page: .first).items.isEmpty)
    }
  }

  @Test(arguments: [
    "/menu/order", "/order/cancel", "/recipes/recipe-x/favorite", "/orders/order-x/again",
  ])
  func `The language link in the response to a form leads back to the form's page`(path: String) async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      let refused = try await anna.post(path, ["dish": Self.margherita, "quantity": "0", "favorite": "1"])
      let link = try #require(refused.text.firstMatch(of: #/class="language"[^>]*href="([^"]*)"/#)?.1)
      let page = try #require(await anna.get(String(link)).headers[.location])
      #expect(page == String(path[..<(try #require(path.lastIndex(of: "/")))]))
      // A GET request to the form's address redirects to the same page.
      #expect(try await anna.get(path).headers[.location] == page)
    }
  }
}
