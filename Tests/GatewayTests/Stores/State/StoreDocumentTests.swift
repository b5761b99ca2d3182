import Entities
import Foundation
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `The human-readable document of a store` {
  @Test func `The document of a store contains all data in a readable format`() async throws {
    let store = StateStore()
    try await store.seed([try Samples.dish("Piña", "Jamón / piña", cents: 1110)])
    let order = try Samples.order("order-1", [Samples.dish(#"Café "solo""#, cents: 120, kind: "Cafés")])
    try await store.place(order, at: 0.5, of: .local)
    try await store.saveDraft(OrderDraft(id: try Order.ID("order-2")), of: .local, replacing: nil)
    try await store.seed(recipes: [try Samples.completeRecipe()])
    let photo = try Samples.image("a")
    let maker = try Samples.manufacturer("Peña", at: "Vigo")
    let beer = try Samples.beer("Ñu", of: maker, measures: [.alcohol: 5400, .calories: 140], photos: [photo])
    try await store.addManufacturer(maker, photos: [])
    try await store.addBeer(beer, photos: [photo])
    try await store.addReview(try Samples.review("review-1", of: beer, 4, "Rica"), photos: [])
    _ = try await store.addFavorite(try Samples.favorite("Pan", minutes: 90), of: .local)
    let found = String(decoding: try StoreDocument(await store.contents()).encoded(), as: UTF8.self)
    // Each value is on its own line.
    #expect(found.hasPrefix(beginning) && found.hasSuffix("\n  }\n}\n") && found.count { $0 == "\n" } == 183)
    #expect(found.replacing(#/\n */#, with: "").replacing("\" : ", with: "\":") == document)
  }

  @Test func `The order of keys in a store document doesn't depend on the order of changes`() async throws {
    let (one, two) = (StateStore(), StateStore())
    let users = try (0..<40).map { try User.ID("user-\($0)") }
    for user in users { try await one.saveDraft(OrderDraft(id: try Order.ID("order")), of: user, replacing: nil) }
    for user in users.reversed() {
      try await two.saveDraft(OrderDraft(id: try Order.ID("order")), of: user, replacing: nil)
    }
    try await one.seed(try Samples.menu())
    try await two.seed(try Samples.menu().reversed())
    let bytes = try StoreDocument(await one.contents()).encoded()
    #expect(try StoreDocument(await two.contents()).encoded() == bytes)
  }

  @Test(.group(.heavy), arguments: 1...40)
  func `Writing a store document and reading it back gives the same state`(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let state = try randomState(&random)
    let document = try StoreDocument(state)
    let bytes = try document.encoded()
    #expect(try StoreDocument.decode(bytes, from: "memory") == state)
    #expect(try JSONDocument.encode(document, isPretty: false).filter { $0 == UInt8(ascii: "\n") }.count == 1)
    // Writing the decoded document again gives the same bytes.
    #expect(try StoreDocument(StoreDocument.decode(bytes, from: "memory")).encoded() == bytes)
  }

  private func randomState(_ random: inout SeededNumbers) throws -> StoreState {
    let words = [
      "Piña", "ñ", "a/b", #"\"#, #""q""#, "😀 👩‍👩‍👧", "e\u{301}", "\u{200D}x", "100%", "<b>", "ß", "A\u{A0}B", "İ",
    ]
    func text(_ limit: Int) -> String {
      (0..<Int.random(in: 1...limit, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    let dishes = try (0..<Int.random(in: 1...12, using: &random)).map { index in
      let money = Money(minorUnits: .random(in: 0...1_000_000_000_000, using: &random))
      return try Dish(
        name: "\(index) \(text(4))", description: text(9), price: money, kind: DishKind(text(2)))
    }
    var state = StoreState()
    state.menu = try #require(SortedRecords(dishes))
    if Bool.random(using: &random) {
      state.seeded = [.restaurant]
      let ids = [dishes[0], dishes[dishes.count - 1]].map(\.id.text)
      if Bool.random(using: &random) {
        state.samples[.restaurant] = Dictionary(zip(ids, [SampleMark.untouched, .kept])) { first, _ in first }
      }
    }
    for user in 0..<Int.random(in: 0...4, using: &random) {
      var orders = OrderState()
      for index in 0..<Int.random(in: 0...4, using: &random) {
        var order = OrderDraft(id: try Order.ID("order-\(index)"))
        for dish in dishes.shuffled(using: &random).prefix(.random(in: 1...12, using: &random)) {
          try order.add(dish, Quantity(.random(in: 1...100, using: &random)))
        }
        orders.placed.append(try order.placed(placement(.random(in: 0...4e9, using: &random))))
      }
      orders.draft = try Samples.order("draft", Array(dishes.prefix(.random(in: 0...3, using: &random))))
      state.orders[try User.ID("user-\(user)")] = orders
    }
    state.recipes = try #require(
      SortedRecords([Samples.completeRecipe()] + dishes.map { try Samples.details($0.name) }))
    for user in 2..<6 where Bool.random(using: &random) {
      let states: [FavoriteState] = try dishes.map { dish in
        let favorite = try Samples.favorite(dish.name, at: .random(in: -9e8...9e8, using: &random))
        return [.kept(favorite), .added(favorite), .removed(favorite)].randomElement(using: &random) ?? .kept(favorite)
      }
      state.favorites[try User.ID("user-\(user)")] = UserFavorites(
        Dictionary(uniqueKeysWithValues: states.map { ($0.favorite.id, $0) }))
    }
    return state
  }

  @Test func `A store document in the first format, which has no recipes, can be read`() throws {
    let old = #"{"format":1,"dishes":[],"seeded":["restaurant"],"users":{"ana":{"orders":[]}}}"#
    let state = try StoreDocument.decode(Array(old.utf8), from: "memory")
    #expect(state.seeded == [.restaurant])
    #expect(state.recipes == SortedRecords())
    #expect(state.favorites.isEmpty)
  }

  @Test func `A review from a store document in the fourth format belongs to the local user`() throws {
    let old = #"""
      {"format":4,"dishes":[],"seeded":[],"users":{},
       "manufacturers":[{"address":"","id":"maker-alba","name":"Alba","origin":"national"}],
       "beers":[{"id":"beer-alba+rubia","manufacturer":"maker-alba","name":"Rubia","type":"Lager"}],
       "reviews":[{"beer":"beer-alba+rubia","date":"2027-01-15T08:00:00.000Z","id":"review-1","score":4,"text":""}]}
      """#
    let state = try StoreDocument.decode(Array(old.utf8), from: "memory")
    #expect(state.beers.reviews.values.map(\.author) == [.local])
  }

  @Test func `Recipes and favorites from a store document in the fourth format get current ids`() async throws {
    func recipe(_ id: String, _ title: String, _ summary: String = "", _ ingredients: String = "") -> String {
      #"{"id":"\#(id)","title":"\#(title)","summary":"\#(summary)","ingredients":[\#(ingredients)],"instructions":[],"#
        + #""diets":[],"cuisines":[],"dishTypes":[],"credit":{}}"#
    }
    let recipes = [
      recipe("web-a.es_2f_x", "Pan"), recipe("web-www.a.es_2f_x", "Pan", "De pueblo"),
      recipe("web-www.b.es_2f_y", "Flan", "", #"{"text":"3 huevos"}"#), recipe("local-sopa", "Sopa"),
    ]
    let old = #"""
      {"format":4,"dishes":[],"seeded":[],"recipes":[\#(recipes.joined(separator: ","))],
       "users":{"ana":{"orders":[],"favorites":[
        {"addedAt":"2027-01-15T08:00:00.000Z","recipe":{"id":"web-www.a.es_2f_x","minutes":90,"title":"Pan"},"state":"kept"},
        {"addedAt":"2027-01-14T08:00:00.000Z","recipe":{"id":"web-a.es_2f_x","servings":4,"title":"Pan"},"state":"kept"}]},
        "leo":{"orders":[],"favorites":[
        {"addedAt":"2027-01-15T08:00:00.000Z","recipe":{"id":"web-www.b.es_2f_y","title":"Flan"},"state":"added"}]}}}
      """#
    try await expectRenewed(try StoreDocument.decode(Array(old.utf8), from: "memory"))
  }

  /// The document without line breaks and spaces between values.
  private let document = #"""
    {"beers":[{"album":{"cover":"photo-fccaae4d99d647c8981ea34fadc172043139ce5f9deb68288c401a94e86ebc43",
     "photos":["photo-fccaae4d99d647c8981ea34fadc172043139ce5f9deb68288c401a94e86ebc43"]},"alcohol":5.4,
     "calories":140,"id":"beer-pena@vigo+nu","manufacturer":"maker-pena@vigo","name":"Ñu","type":"Lager"}],
     "dishes":[{"description":"Jamón / piña","id":"dish-pina","kind":"Pizzas","name":"Piña",
     "price":{"currency":"EUR","minorUnits":1110}}],
     "format":7,
     "manufacturers":[{"address":"Vigo","id":"maker-pena@vigo","name":"Peña","origin":"national"}],
     "places":[],
     "recipes":[{"cookingMinutes":30,"credit":{"license":"CC BY 3.0","line":"Casa Ñ – la cocina",
     "sourceAddress":"https://example.org/noquis","sourceName":"Casa Ñ"},"cuisines":["Italian"],
     "diets":["vegetarian","lacto ovo vegetarian"],"dishTypes":["lunch","main course"],"id":"spoonacular-716429",
     "image":"https://img.example.org/716429-312x231.jpg","ingredients":[{"amount":0.3333333333333333,
     "name":"leche","text":"1/3 taza de leche","unit":"taza"},{"amount":2,"name":"huevos","text":"2 huevos"},
     {"text":"sal"}],"instructions":[{"name":"La masa","steps":["Cuece las patatas.","Amasa."]},
     {"steps":["Hierve los ñoquis."]}],"keywords":["de la abuela","Navidad"],"minutes":75,
     "nutrition":{"calories":410.5,"fat":9,"sodium":0},"pieces":"48 ñoquis","preparationMinutes":45,"rating":{"average":4.3,"count":12},
     "servings":4,
     "summary":"Tiernos, con salvia.","title":"Ñoquis «de la abuela»"}],
     "reviews":[{"author":"local","beer":"beer-pena@vigo+nu","date":"2027-01-15T08:00:00.000Z","id":"review-1","score":4,
     "text":"Rica"}],
     "seeded":["recipes","restaurant"],
     "users":{"local":{"draft":{"id":"order-2","lines":[],"total":{"currency":"EUR","minorUnits":0},"units":0},
     "favorites":[{"addedAt":"2027-01-15T08:00:00.000Z","recipe":{"id":"local-pan","minutes":90,"title":"Pan"},
     "state":"added"}],"orders":[{"address":"Calle del Pez, 3","id":"order-1",
     "lines":[{"dish":"dish-cafe-_22_solo_22_","name":"Café \"solo\"","quantity":1,"total":{"currency":"EUR",
     "minorUnits":120},"unitPrice":{"currency":"EUR","minorUnits":120}}],"phone":"+34 915 55 12 34",
     "placedAt":"2027-01-15T08:00:00.500Z","total":{"currency":"EUR","minorUnits":120},"units":1}]}}}
    """#.replacing(#/\n */#, with: "")

  private let beginning = #"""
    {
      "beers" : [
        {
          "album" : {
            "cover" : "photo-fccaae4d99d647c8981ea34fadc172043139ce5f9deb68288c401a94e86ebc43",
            "photos" : [
              "photo-fccaae4d99d647c8981ea34fadc172043139ce5f9deb68288c401a94e86ebc43"
            ]
          },
          "alcohol" : 5.4,
          "calories" : 140,
          "id" : "beer-pena@vigo+nu",
          "manufacturer" : "maker-pena@vigo",
          "name" : "Ñu",
          "type" : "Lager"
        }
    """#
}
