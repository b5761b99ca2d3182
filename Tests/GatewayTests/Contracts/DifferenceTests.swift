import Entities
import GatewayTesting
import Testing
import UseCases

@Suite struct `A failed expectation` {
  private let menu: [Dish]

  init() throws {
    menu = try (0..<300).map { try Samples.dish("Plato \($0)", String(repeating: "muy rico, ", count: 180) + "eso") }
  }

  @Test func `A failed expectation names the property that differs`() throws {
    let dearer = try Samples.dish("Plato 7", menu[7].description, cents: 1, kind: "Postres")
    #expect(
      failure(dearer, menu[7], "dish") == """
        dish.price.minorUnits: 1, not 990
        dish.kind.name: "Postres", not "Pizzas"
        """)
    #expect(failure(menu[6], menu[7], "dish") == #"dish: dish-plato-6 "Plato 6", not dish-plato-7 "Plato 7""#)
    #expect(failure(nil, menu[7], "dish") == #"dish: nil, not dish-plato-7 "Plato 7""#)
    #expect(
      failure(Paged(menu, hasMore: true), Paged(menu, hasMore: false), "page") == "page.hasMore: true, not false")
  }

  @Test func `A failed expectation names the missing and the unexpected elements of a long list`() throws {
    let found = [menu[1]] + menu.dropFirst().dropLast()
    #expect(
      failure(found, menu, "menu") == """
        menu: 299 elements, not 300
        menu, missing: dish-plato-0 "Plato 0", dish-plato-299 "Plato 299"
        menu, unexpected: dish-plato-1 "Plato 1"
        """)
    #expect(
      failure([], menu, "menu") == """
        menu: 0 elements, not 300
        menu, missing: dish-plato-0 "Plato 0", dish-plato-1 "Plato 1", dish-plato-2 "Plato 2", dish-plato-3 "Plato 3", \
        dish-plato-4 "Plato 4" and 295 more
        """)
  }

  @Test func `A failed expectation names the element that differs or the index where the order differs`() throws {
    var found = menu
    found[7] = try Samples.dish("Plato 7", menu[7].description, cents: 1)
    #expect(failure(found, menu, "menu") == "menu[dish-plato-7].price.minorUnits: 1, not 990")
    found[9] = try Samples.dish("Plato 9", cents: 1)
    #expect(
      failure(found, menu, "menu") == """
        menu[dish-plato-7].price.minorUnits: 1, not 990
        menu: 2 elements differ
        """)
    #expect(
      failure(menu.reversed(), menu, "menu")
        == #"menu, order differs from [0] on: dish-plato-299 "Plato 299", not dish-plato-0 "Plato 0""#)
    #expect(failure(["b", "a"], ["a", "b"], "names") == #"names, order differs from [0] on: "b", not "a""#)
  }

  @Test func `A failed expectation identifies an element of a page by its id`() throws {
    let (late, early) = (try Samples.favorite("Pan", at: 9), try Samples.favorite("Pan"))
    #expect(
      failure(Paged([late], hasMore: false), Paged([early], hasMore: false), "favorites")
        == "favorites.items[local-pan].addedAt: 2027-01-15 08:00:09 +0000, not 2027-01-15 08:00:00 +0000")
  }

  @Test func `A failed expectation shows the difference between two results`() throws {
    let answers = menu.map { Result<Dish, GatewayError>.success($0) }
    #expect(
      failure([.failure(.offline(what: "a.org"))] + answers.dropFirst(), answers, "answers")
        == #"answers[0]: failure(offline(what: "a.org")), not success(dish-plato-0 "Plato 0")"#)
    #expect(
      failure([.success(menu[0])], [Result<Dish, GatewayError>.success(menu[1])], "answers")
        == #"answers[0].success: dish-plato-0 "Plato 0", not dish-plato-1 "Plato 1""#)
  }

  @Test func `A failed expectation names the dictionary entries and set members that differ`() throws {
    let byID = Dictionary(uniqueKeysWithValues: menu.map { ($0.id, $0) })
    var found = byID
    found[menu[3].id] = nil
    #expect(failure(found, byID, "dishes") == "dishes, missing: dish-plato-3")
    found[menu[3].id] = try Samples.dish("Plato 3", menu[3].description, kind: "Carnes")
    #expect(failure(found, byID, "dishes") == #"dishes[dish-plato-3].kind.name: "Carnes", not "Pizzas""#)
    #expect(
      failure([menu[1]], Set([menu[0]]), "dishes") == """
        dishes, missing: dish-plato-0 "Plato 0"
        dishes, unexpected: dish-plato-1 "Plato 1"
        """)
  }

  @Test func `A failed expectation shows only the part that differs in long strings and bytes`() {
    let text = String(repeating: "a", count: 1000)
    #expect(failure(text + "b", text + "c", "page") == #"page, after 1000 equal characters: "b", not "c""#)
    let bytes = [UInt8](repeating: 1, count: 3000)
    #expect(
      failure(bytes + [2, 3], bytes + [3], "picture") == """
        picture: 3002 elements, not 3001
        picture[3000]: 2, not 3
        """)
  }

  @Test func `The message of a failed expectation is always short`() throws {
    let order = try Samples.order("order-1", Array(menu.prefix(40)))
    let messages = try [
      failure(Samples.placed(order, at: 0), Samples.placed(Samples.order("order-1", [menu[0]]), at: 9), "order"),
      failure(Samples.completeRecipe(), RecipeDetails(recipe: Samples.completeRecipe().recipe), "recipe"),
      failure([[menu], [menu]], [[], [menu.reversed()]], "menus"),
      failure([String(repeating: "ñ", count: 9000)], ["n"], "texts"),
    ]
    for message in messages { #expect((1..<600).contains(message.count), "\(message)") }
  }

  private func failure<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) -> String {
    do {
      try expect(found, expected, what)
      return ""
    } catch { return error.description }
  }
}
