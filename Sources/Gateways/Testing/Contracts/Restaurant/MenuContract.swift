import Entities
public import UseCases

/// What every `MenuGateway` promises. The menu is filled through `SeedGateway`.
public enum MenuContract {
  /// The gateway that the clauses check.
  public typealias Gateway = any MenuGateway & SeedGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = reading + changing

  private static let reading: [Clause<Gateway>] = [
    Clause(id: "menu.whole", "a dish is found by its id, whole") { gateway in
      let menu = try await seeded(gateway)
      for dish in menu { try expect(try await gateway.dish(dish.id), dish, "dish") }
    },
    Clause(id: "menu.not-found", "a dish that is not in the menu is not found") { gateway in
      _ = try await seeded(gateway)
      try await expect(.notFound, "dish") { _ = try await gateway.dish(Dish.ID(ofDishNamed: "nada")) }
    },
    Clause(id: "menu.several", "of several dishes those in the menu come, the others are left out") { gateway in
      let menu = try await seeded(gateway)
      let ids = Set([menu[0].id, menu[3].id, Dish.ID(ofDishNamed: "nada")])
      let expected = [menu[0].id: menu[0], menu[3].id: menu[3]]
      try expect(try await gateway.dishes(ids), expected, "dishes")
    },
    Clause(id: "menu.empty", "an empty menu is an empty page") { gateway in
      try expect(try await page(gateway), Paged([], hasMore: false), "page")
    },
    Clause(id: "menu.order", "dishes come by kind, then by name, in the order of the Spanish alphabet") { gateway in
      let menu = try await seeded(gateway)
      try expect(try await page(gateway).items, menu, "menu")
      // Where code points, or n for ñ, would give another order.
      let words = ["Ámbar", "azúcar", "nuez", "Ñame", "ñoquis", "Ostras", "zumo"]
      let kinds = ["Nueces", "Ñames", "otros"]
      let dishes = try kinds.flatMap { kind in try words.map { try Samples.dish("\($0) \(kind)", kind: kind) } }
      try await gateway.seed(dishes.reversed())
      try expect(try await page(gateway).items.map(\.name), dishes.map(\.name), "menu")
    },
    Clause(id: "menu.pages", "a page has the dishes asked for, and says whether more follow") { gateway in
      let menu = try await seeded(gateway)
      let pages = [(0, 2), (2, 2), (2, 3), (4, 5), (5, 5), (9, 1), (0, 0), (5, 0)]
      try await expectPages(pages, of: menu) { try await page(gateway, $0) }
    },
    Clause(
      id: "menu.search", "a search finds all words in name and description, in any order, blind to case and accents"
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
    Clause(id: "menu.search-literal", "a search takes every character literally") { gateway in
      let menu = try await seeded(gateway)
      for text in ["100%", "%", "_", "'", "\"", "*", "a%", "nata De", "\\"] {
        let search = SearchText(text)
        try expect(try await page(gateway, matching: search).items, hits(search, menu), "search for \(text)")
      }
    },
    Clause(id: "menu.search-blank", "a blank search finds everything") { gateway in
      let menu = try await seeded(gateway)
      try expect(try await page(gateway, matching: SearchText(" \t ")).items, menu, "menu")
    },
    Clause(id: "menu.search-pages", "a search pages as the whole menu does") { gateway in
      let search = SearchText("con")
      let menu = hits(search, try await seeded(gateway))
      try await expectPages([(0, 1), (1, 1), (1, 9), (0, 0), (9, 9)], of: menu) {
        try await page(gateway, $0, matching: search)
      }
    },
    Clause(id: "menu.search-best", "a search lists the best matches first, unless more than a thousand are found") {
      gateway in
      let search = SearchText("queso")
      let menu = try (1...SearchText.mostRanked).map { try Samples.dish("Requesón \($0)") }
      try await gateway.seed(menu.dropLast() + [Samples.dish("Un queso")])
      let best = try await page(gateway, Page(limit: 2), matching: search)
      try expect(best.items.map(\.name), ["Un queso", "Requesón 1"], "the best of a thousand")
      try await gateway.addDish(menu[SearchText.mostRanked - 1])
      let more = try (menu + [Samples.dish("Un queso")]).sorted { MenuPosition($0) < MenuPosition($1) }
      try await expectPages([(0, 2), (997, 2), (998, 2), (999, 1), (999, 9), (1000, 1), (1001, 1)], of: more) {
        try await page(gateway, $0, matching: search)
      }
    },
    Clause(id: "menu.kind", "a kind is found whatever its accents and case, and is no other kind's beginning") {
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
    Clause(id: "menu.kinds", "the menu's kinds are those of its dishes, in its order, each in its first spelling") {
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
      try expect(try await gateway.dishKinds().map(\.name), changed, "kinds of a changed menu")
    },
    Clause(id: "menu.kind-and-search", "kind and search hold together") { gateway in
      let menu = try await seeded(gateway)
      // Of the two that are found one is of the kind; of the two of the kind one is found.
      let kind = try DishKind("postres")
      let search = SearchText("con")
      let found = try await gateway.dishes(matching: search, of: kind, page: .first)
      try expect(found.items, hits(search, menu).filter { $0.kind.isSameWord(as: kind) }, "hits")
    },
    Clause(id: "menu.seed-atomic", "readers at once see the menu before or after an import, never in between") {
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
    Clause(id: "menu.cancel", "a canceled task is refused") { gateway in
      let id = Dish.ID(ofDishNamed: "nada")
      try await expectCancelled("dish") { _ = try await gateway.dish(id) }
      try await expectCancelled("dishes") { _ = try await gateway.dishes([id]) }
      try await expectCancelled("page") { _ = try await page(gateway) }
      try await expectCancelled("kinds") { _ = try await gateway.dishKinds() }
    },
    Clause(id: "menu.restart", "the menu is there after a restart", needs: .reopened) { subject in
      let menu = try await seeded(subject.gateway)
      try expect(try await page(subject.opened(as: .reopened)).items, menu, "menu")
    },
    Clause(id: "menu.read-only", "the menu can be read where nothing can be written", needs: .readOnly) { subject in
      let menu = try await seeded(subject.gateway)
      try expect(try await page(subject.opened(as: .readOnly)).items, menu, "menu")
    },
    Clause(id: "menu.full", "the menu can be read where there is no room left", needs: .full) { subject in
      let menu = try await seeded(subject.gateway)
      try expect(try await page(subject.opened(as: .full)).items, menu, "menu")
    },
  ]

  static func seeded(_ gateway: Gateway) async throws -> [Dish] {
    let menu = try Samples.menu()
    try await gateway.seed(menu.reversed())
    return menu
  }

  /// The hits of a search, best first.
  static func hits(_ search: SearchText, _ menu: [Dish]) -> [Dish] {
    search.bestFirst(menu.filter { $0.matches(search) })
  }

  static func page(
    _ gateway: Gateway, _ page: Page = .first, matching search: SearchText = SearchText()
  ) async throws(GatewayError) -> Paged<Dish> {
    try await gateway.dishes(matching: search, of: nil, page: page)
  }
}
