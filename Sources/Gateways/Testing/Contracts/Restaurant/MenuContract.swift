import Entities
public import UseCases

/// The contract of every `MenuGateway`. The clauses fill the menu through `SeedGateway`.
public enum MenuContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any MenuGateway & SeedGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = reading + changing

  private static let reading: [Clause<Gateway>] = [
    Clause(id: "menu.whole", "reading a dish by its id returns it unchanged") { gateway in
      let menu = try await seeded(gateway)
      for dish in menu { try expect(try await gateway.dish(dish.id), dish, "dish") }
    },
    Clause(id: "menu.not-found", "reading a dish that isn't on the menu fails") { gateway in
      _ = try await seeded(gateway)
      try await expect(.notFound, "dish") { _ = try await gateway.dish(Dish.ID(ofDishNamed: "nada")) }
    },
    Clause(id: "menu.several", "reading dishes by ids skips ids that aren't on the menu") { gateway in
      let menu = try await seeded(gateway)
      let ids = Set([menu[0].id, menu[3].id, Dish.ID(ofDishNamed: "nada")])
      let expected = [menu[0].id: menu[0], menu[3].id: menu[3]]
      try expect(try await gateway.dishes(ids), expected, "dishes")
    },
    Clause(id: "menu.empty", "an empty menu returns an empty page") { gateway in
      try expect(try await page(gateway), Paged([], hasMore: false), "page")
    },
    Clause(id: "menu.order", "dishes are sorted by kind, then by name, in Spanish alphabetical order") { gateway in
      let menu = try await seeded(gateway)
      try expect(try await page(gateway).items, menu, "menu")
      // Sorting by code points, or treating ñ as n, would produce a different order.
      let words = ["Ámbar", "azúcar", "nuez", "Ñame", "ñoquis", "Ostras", "zumo"]
      let kinds = ["Nueces", "Ñames", "otros"]
      let dishes = try kinds.flatMap { kind in try words.map { try Samples.dish("\($0) \(kind)", kind: kind) } }
      try await gateway.seed(dishes.reversed())
      try expect(try await page(gateway).items.map(\.name), dishes.map(\.name), "menu")
    },
    Clause(id: "menu.pages", "a page contains the requested dishes and reports whether more follow") { gateway in
      let menu = try await seeded(gateway)
      let pages = [(0, 2), (2, 2), (2, 3), (4, 5), (5, 5), (9, 1), (0, 0), (5, 0)]
      try await expectPages(pages, of: menu) { try await page(gateway, $0) }
    },
    Clause(
      id: "menu.search", "a dish search matches all words in any field, ignoring order, case and accents"
    ) { gateway in
      let menu = try await seeded(gateway)
      let texts = [
        "PIÑA", "pina", "jamon", "CHULETÓN", "de ávila", "  miel ", "n", "con", "y patatas", "nada", "nada con",
      ]
      for text in texts + menu.map({ backwards($0.name, $0.description) }) {
        let search = SearchText(text)
        try expect(try await page(gateway, matching: search).items, hits(search, menu), "search for \(text)")
      }
    },
    Clause(id: "menu.search-literal", "a dish search treats every character as literal text") { gateway in
      let menu = try await seeded(gateway)
      for text in ["100%", "%", "_", "'", "\"", "*", "a%", "nata De", "\\"] {
        let search = SearchText(text)
        try expect(try await page(gateway, matching: search).items, hits(search, menu), "search for \(text)")
      }
    },
    Clause(id: "menu.search-blank", "a blank search finds all dishes") { gateway in
      let menu = try await seeded(gateway)
      try expect(try await page(gateway, matching: SearchText(" \t ")).items, menu, "menu")
    },
    Clause(id: "menu.search-pages", "the hits of a dish search are paged like the whole menu") { gateway in
      let search = SearchText("con")
      let menu = hits(search, try await seeded(gateway))
      try await expectPages([(0, 1), (1, 1), (1, 9), (0, 0), (9, 9)], of: menu) {
        try await page(gateway, $0, matching: search)
      }
    },
    Clause(id: "menu.search-best", "a dish search lists the best matches first unless it has more than 1,000 hits") {
      gateway in
      let search = SearchText("queso")
      let menu = try (1...SearchText.rankingLimit).map { try Samples.dish("Requesón \($0)") }
      try await gateway.seed(menu.dropLast() + [Samples.dish("Un queso")])
      let best = try await page(gateway, Page(limit: 2), matching: search)
      try expect(best.items.map(\.name), ["Un queso", "Requesón 1"], "best of more than a thousand hits")
      try await gateway.addDish(menu[SearchText.rankingLimit - 1])
      let more = try (menu + [Samples.dish("Un queso")]).sorted { MenuPosition($0) < MenuPosition($1) }
      try await expectPages([(0, 2), (997, 2), (998, 2), (999, 1), (999, 9), (1000, 1), (1001, 1)], of: more) {
        try await page(gateway, $0, matching: search)
      }
    },
    Clause(id: "menu.kind", "filtering dishes by kind ignores accents and case, and matches only the whole name") {
      gateway in
      let dishes = try [
        Samples.dish("a", kind: "Café"), Samples.dish("b", kind: "cafe"), Samples.dish("c", kind: "Cafés"),
        Samples.dish("d", kind: "Caña"), Samples.dish("e", kind: "Cana"),
      ]
      try await gateway.seed(dishes)
      for (kind, names) in [("CAFE", ["b", "a"]), ("cafés", ["c"]), ("caña", ["d"]), ("cana", ["e"]), ("caf", [])] {
        let found = try await gateway.dishes(matching: SearchText(), of: try DishKind(kind), page: .first)
        try expect(found.items.map(\.name), names, "dishes of kind \(kind)")
      }
    },
    Clause(id: "menu.kinds", "the kinds of dishes are listed in menu order, each with its first spelling") {
      gateway in
      try expect(try await gateway.dishKinds(), [], "kinds of an empty menu")
      let names = ["Cafe", "Cafés", "Cana", "Caña", "vinos"]
      let others = ["CAFÉ", "café", "Vinos"]
      let dishes = try (names + others).enumerated().map { try Samples.dish("plato \($0)", kind: $1) }
      try await gateway.seed(dishes)
      try expect(try await gateway.dishKinds().map(\.name), names, "kinds")
      let first = try await gateway.dish(dishes[0].id)
      try await gateway.deleteDish(first)
      try await gateway.replaceDish(dishes[2], by: try Dish(dishes[2].id, of: Samples.dish("plato 2", kind: "Zumos")))
      let changed = ["café", "Cafés", "Caña", "vinos", "Zumos"]
      try expect(try await gateway.dishKinds().map(\.name), changed, "kinds of the changed menu")
    },
    Clause(id: "menu.kind-and-search", "a filter by kind can be combined with a dish search") { gateway in
      let menu = try await seeded(gateway)
      // Two dishes match the search, and two dishes have the kind, but only one dish meets both conditions.
      let kind = try DishKind("postres")
      let search = SearchText("con")
      let found = try await gateway.dishes(matching: search, of: kind, page: .first)
      try expect(found.items, hits(search, menu).filter { $0.kind.isSameWord(as: kind) }, "hits")
    },
    Clause(id: "menu.seed-atomic", "concurrent readers see the menu before or after an import, never a mixture") {
      gateway in
      let new = try (0..<200).map { try Samples.dish("Nuevo \($0)") }
      let old = try await seeded(gateway)
      for round in 0..<6 {
        let counts = try await seen { () throws(GatewayError) in
          try await gateway.seed(round.isMultiple(of: 2) ? new : old)
        } reading: { () throws(GatewayError) in
          try await page(gateway, Page(limit: 1000)).items.count
        }
        for count in counts where count != old.count && count != new.count {
          throw BrokenPromise("a reader saw \(count) dishes")
        }
      }
    },
    Clause(id: "menu.cancel", "a canceled task can't read the menu") { gateway in
      let id = Dish.ID(ofDishNamed: "nada")
      try await expectCancelled("dish") { _ = try await gateway.dish(id) }
      try await expectCancelled("dishes") { _ = try await gateway.dishes([id]) }
      try await expectCancelled("page") { _ = try await page(gateway) }
      try await expectCancelled("kinds") { _ = try await gateway.dishKinds() }
    },
    Clause(id: "menu.restart", "the menu survives a restart", needs: .reopened) { subject in
      let menu = try await seeded(subject.gateway)
      try expect(try await page(subject.opened(as: .reopened)).items, menu, "menu")
    },
    Clause(id: "menu.read-only", "a read-only store returns the menu", needs: .readOnly) { subject in
      let menu = try await seeded(subject.gateway)
      try expect(try await page(subject.opened(as: .readOnly)).items, menu, "menu")
    },
    Clause(id: "menu.full", "a store without free space returns the menu", needs: .full) { subject in
      let menu = try await seeded(subject.gateway)
      try expect(try await page(subject.opened(as: .full)).items, menu, "menu")
    },
  ]

  static func seeded(_ gateway: Gateway) async throws -> [Dish] {
    let menu = try Samples.menu()
    try await gateway.seed(menu.reversed())
    return menu
  }

  /// Returns the dishes that match a search, best first.
  static func hits(_ search: SearchText, _ menu: [Dish]) -> [Dish] {
    search.bestFirst(menu.filter { $0.matches(search) })
  }

  static func page(
    _ gateway: Gateway, _ page: Page = .first, matching search: SearchText = SearchText()
  ) async throws(GatewayError) -> Paged<Dish> {
    try await gateway.dishes(matching: search, of: nil, page: page)
  }
}
