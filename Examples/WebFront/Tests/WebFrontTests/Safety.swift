import Entities
import Gateways
import GatewayTesting
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Interfaces
import NIOCore
import Testing
import UseCases

@testable import WebFront

@Suite struct `Requests that a visitor didn't intend` {
  @Test(arguments: [
    ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "none"],
    ["Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"],
    ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://localhost.evil.example"],
    ["Origin": "http://localhost:8081"], [:],
  ])
  func `A form sent from another site or an unknown site is refused and changes nothing`(
    headers: [String: String]
  ) async throws {
    try await Site.open { site in
      var anna = site.customer()
      try await anna.choose()
      for (path, fields) in [
        ("/menu/order", ["dish": "dish-margherita", "quantity": "5"]),
        ("/order/lines", try await anna.placing().merging(["remove": "dish-margherita"]) { $1 }),
        ("/order/place", try await anna.placing()),
      ] {
        let refused = try await anna.post(path, fields, headers: headers)
        #expect(refused.status == .forbidden && refused.text.contains("This was not sent from this site."))
        // The browser may have withheld an existing cookie, which a new cookie would replace.
        var withheld = site.customer()
        #expect(try await withheld.post(path, fields, headers: headers).headers[.setCookie] == nil)
      }
      #expect(try await anna.get("/order").text.contains("€9.20"))
    }
  }

  @Test func `A form from this site is recognized by its origin if there is no fetch metadata`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      let fields = ["dish": "dish-margherita", "quantity": "1"]
      let chosen = try await anna.post("/menu/order", fields, headers: ["Origin": "http://localhost"])
      #expect(chosen.status == .seeOther)
    }
  }

  @Test func `Reading pages sets no cookie, and ordering sets a cookie that is HttpOnly and SameSite`()
    async throws
  {
    try await Site.open { site in
      var anna = site.customer()
      for path in ["/", "/menu", "/order", "/orders", "/beers", "/recipes"] {
        #expect(try await anna.get(path).headers[.setCookie] == nil)
      }
      let chosen = try await anna.post("/menu/order", ["dish": "dish-margherita", "quantity": "1"])
      let cookie = try #require(chosen.headers[.setCookie])
      for part in ["visitor=", "HttpOnly", "SameSite=Lax", "Path=/"] { #expect(cookie.contains(part)) }
      #expect(try await anna.post("/menu/order", ["dish": "dish-margherita"]).headers[.setCookie] == nil)
    }
  }

  @Test(arguments: [("https", true), ("http", false)])
  func `Cookies are Secure if a proxy reports HTTPS`(scheme: String, isSecure: Bool) async throws {
    try await Site.open { site in
      var anna = site.customer()
      let headers = ["X-Forwarded-Proto": scheme, "Sec-Fetch-Site": "same-origin"]
      let chosen = try await anna.post(
        "/menu/order", ["dish": "dish-margherita", "quantity": "1"], headers: headers)
      let language = try await anna.get("/?language=es", headers: headers)
      for answer in [chosen, language] {
        #expect(try #require(answer.headers[.setCookie]).contains("; Secure") == isSecure)
      }
    }
  }

  @Test(arguments: [
    "local", String(repeating: "A", count: 32), String(repeating: "\u{FF11}", count: 32),
    String(repeating: "1", count: 31),
  ])
  func `A cookie in a format that the site never uses is replaced`(cookie: String) async throws {
    try await Site.open { site in
      var anna = site.customer()
      let chosen = try await anna.post(
        "/menu/order", ["dish": "dish-margherita", "quantity": "1"],
        headers: ["Cookie": "visitor=\(cookie)", "Sec-Fetch-Site": "same-origin"])
      #expect(chosen.headers[.setCookie]?.contains("visitor=") == true)
      #expect(anna.cookies["visitor"] != cookie)
      #expect(try await site.store.draft(of: .local) == nil)
    }
  }

  @Test func `A page loads nothing from other sites, runs only its own script, and cannot be framed`() async throws {
    try await Site.open { site in
      var anna = site.customer()
      for path in ["/", "/menu", "/nowhere", "/orders/x y"] {
        let answer = try await anna.get(path)
        let policy = try #require(answer.headers[.contentSecurityPolicy])
        for rule in ["default-src 'none'", "script-src 'self';", "form-action 'self'", "frame-ancestors 'none'"] {
          #expect(policy.contains(rule))
        }
        #expect(answer.headers[.xContentTypeOptions] == "nosniff")
        #expect(
          !answer.text.contains("<script>") && !answer.text.contains("style=\"")
            && !answer.text.contains(" on" + "click"))
      }
    }
  }
}

@Suite struct `Hostile text in pages` {
  /// Text that attacks a page. In Swift, the quotation mark and its accent are one character, but in a browser the quotation mark ends an
  /// attribute.
  static let hostile = "<script>alert(1)</script> \"' onerror=x &amp; \"\u{301} onload=x"

  @Test func `Hostile text in names, notes, addresses and searches is escaped`() async throws {
    let name = Self.hostile
    try await Site.open([name]) { site in
      var anna = site.customer()
      let dish = try Site.dish(name)
      try await anna.choose(dish.id.text)
      try await anna.update(["note": name], of: dish.id.text)
      var form = try await anna.placing()
      form["phone"] = name
      form["address"] = name
      var texts = [try await anna.post("/order/place", form).text]
      form["phone"] = "915551234"
      let place = try #require(await anna.post("/order/place", form).headers[.location])
      let query = "?q=\(encoded(name))&kind=\(encoded(name))&added=\(encoded(name))&sort=\(encoded(name))"
      for path in [
        place, "/", "/menu", "/menu" + query, "/order", "/orders" + query, "/recipes" + query, "/favorites" + query,
        "/beers" + query, "/beers/all" + query, "/menu?language=" + encoded(name), "/\(encoded(name))",
        "/orders/\(encoded(name))",
      ] { texts.append(try await anna.get(path).text) }
      for text in texts {
        #expect(
          !text.contains("<script>") && !text.contains("\" onerror") && !text.contains("\"\u{301} onload")
            && !text.contains("' onerror"))
      }
      #expect(texts[1].contains("&lt;script&gt;alert(1)&lt;/script&gt; &quot;&#39; onerror=x &amp;amp;"))
    }
  }

  @Test func `Hostile text in reviews is escaped, and only the author can change a review`() async throws {
    try await Site.open { site in
      let maker = try await site.store.addManufacturer(
        Manufacturer(id: .init("maker-a"), name: Self.hostile, origin: .national), photos: [])
      let beer = try Beer(id: .init("beer-a"), of: maker.id, name: Self.hostile, type: BeerType(Self.hostile))
      try await site.store.addBeer(beer, photos: [])
      var (anna, ben) = (site.customer(), site.customer())
      let wrong = try await anna.post("/beers/beer-a/reviews", ["score": "9", "text": Self.hostile])
      #expect(wrong.status == .unprocessableContent && !wrong.text.contains("<script>"))
      #expect(try await anna.post("/beers/beer-a/reviews", ["score": "4", "text": Self.hostile]).status == .seeOther)
      let page = try await ben.get("/beers/beer-a").text
      #expect(page.contains("&lt;script&gt;") && !page.contains("<script>") && page.contains("guest-"))
      #expect(!page.contains(try #require(anna.cookies["visitor"])))

      let review = try #require(await site.store.reviews(.all, sortedBy: .newest, page: .first).items.first)
      let place = "/beers/reviews/\(review.id.text)"
      #expect(try await ben.get(place).status == .forbidden)
      #expect(try await ben.post(place + "/change", ["score": "1", "text": "", "seen": ""]).status == .forbidden)
      #expect(try await ben.post(place + "/change", ["delete": "1", "seen": ""]).status == .forbidden)

      let seen = try #require(await anna.get(place).field("seen"))
      #expect(try await anna.post(place + "/change", ["score": "5", "text": "good", "seen": seen]).status == .seeOther)
      // The form shows an outdated review.
      let late = try await anna.post(place + "/change", ["score": "1", "text": "typed", "seen": seen])
      #expect(
        late.status == .conflict && late.text.contains("typed") && late.text.contains("Saved now: 5 out of 5. good"))
      #expect(try await anna.post(place + "/change", ["delete": "1", "seen": seen]).status == .conflict)
      let now = try #require(await anna.get(place).field("seen"))
      #expect(try await anna.post(place + "/change", ["delete": "1", "seen": now]).status == .seeOther)
      #expect(try await anna.get(place).status == .notFound)
    }
  }

  @Test(arguments: ["//evil.example/?language=es", "/%5Cevil.example?language=es", "///evil.example?language=es"])
  func `No link or redirect on this site leads to another site`(path: String) async throws {
    try await Site.open { site in
      var anna = site.customer()
      let place = try #require(await anna.get(path).headers[.location])
      #expect(place.hasPrefix("/") && !place.hasPrefix("//") && !place.hasPrefix("/\\"))
      let page = try await anna.get(String(path.prefix { $0 != "?" })).text
      #expect(!page.contains("href=\"//") && !page.contains("href=\"/\\"))
    }
  }
}

@Suite struct `Impossible requests` {
  @Test func `A form that is longer than any form on the site is refused`() async throws {
    try await Site.open(["Margherita"], .live) { site in
      var anna = site.customer()
      let fields = ["dish": "dish-margherita", "quantity": "1"]
      let headers = ["Sec-Fetch-Site": "same-origin"]
      let long = try await anna.post(
        "/menu/order", fields.merging(["note": String(repeating: "x", count: Form.limit)]) { $1 }, headers: headers)
      #expect(long.headers[.setCookie] == nil)
      #expect(long.status == .contentTooLarge && long.text.contains("It is too long."))
      #expect(try await anna.get("/order").text.contains("Nothing chosen yet."))
    }
  }

  @Test(arguments: [
    ("/nowhere", 404), ("/orders/order-x", 404), ("/orders/%00", 404), ("/recipes/nothing", 404), ("/beers/x", 404),
    ("/beers/of/x", 404), ("/places/list/castles", 404), ("/photos/../../etc/passwd", 404), ("/photos/photo-x", 404),
    ("/pictures/photo-x", 404), ("/places", 503), ("/menu?from=-1", 200), ("/menu?from=9999999999999999999", 200),
    ("/menu?%FF=%", 200), ("/beers/all?sort=x", 200), ("/menu?from=x", 200),
  ])
  func `The response to an invalid address is a page with the right HTTP status`(path: String, status: Int) async throws
  {
    try await Site.open { site in
      var anna = site.customer()
      let answer = try await anna.get(path)
      #expect(answer.status.code == status && answer.text.contains("<h1>"))
    }
  }

  @Test(arguments: [
    ("/menu/order", ["dish": "dish-margherita", "quantity": "0"], 422),
    ("/menu/order", ["dish": "dish-none", "quantity": "1"], 404),
    ("/menu/order", ["dish": "dish-margherita", "quantity": "many"], 422), ("/menu/order", [:], 404),
    ("/order/lines", ["quantity.dish-margherita": "1"], 409), ("/order/place", [:], 404),
    ("/order/place", ["order": "order-x", "address": "a", "phone": "123"], 404),
    ("/recipes/recipe-x/favorite", ["favorite": "1"], 404),
    ("/beers/x/reviews", ["score": "1"], 404), ("/menu", [:], 404),
  ])
  func `The response to an invalid form has the right HTTP status`(path: String, fields: [String: String], status: Int)
    async throws
  {
    try await Site.open { site in
      var anna = site.customer()
      let answer = try await anna.post(path, fields)
      #expect(answer.status.code == status)
      #expect(answer.headers[.setCookie] == nil)
    }
  }

  @Test func `The page that reports a store failure does not name the store's files`() async throws {
    let fault = Fault.always(.failed(what: "recetas.sqlite", why: .busy))
    try await Site.open(over: { Intercepted($0, by: .failing(fault)) }) { site in
      var anna = site.customer()
      let answer = try await anna.get("/menu")
      #expect(answer.status == .serviceUnavailable && answer.headers[.retryAfter] != nil)
      #expect(answer.text.contains("This is not possible right now.") && !answer.text.contains("recetas.sqlite"))
    }
  }
}
