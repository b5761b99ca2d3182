import Entities
import UseCases

extension MenuContract {
  static let changing: [Clause<Gateway>] = [
    Clause(id: "menu.add", "an added dish is found by searches and listed at its position") { gateway in
      var menu = try await seeded(gateway)
      for name in ["Ñora", "Zumo", "Anchoas", "Natillas con miel"] {
        let dish = try Samples.dish(name, "Con ajo", kind: name == "Zumo" ? "Bebidas" : "Postres")
        try await gateway.addDish(dish)
        menu.append(dish)
        try await expectMenu(menu, gateway)
      }
    },
    Clause(id: "menu.add-first", "a dish can be added to an empty menu") { gateway in
      let dish = try Samples.dish("Piña")
      try await gateway.addDish(dish)
      try await expectMenu([dish], gateway)
    },
    Clause(id: "menu.taken", "a duplicate dish is refused, and the existing dish is kept") { gateway in
      let menu = try await seeded(gateway)
      try await expect(.conflict, "an existing dish") { try await gateway.addDish(Samples.dish("PINA", cents: 1)) }
      try await expectMenu(menu, gateway)
    },
    Clause(id: "menu.add-at-once", "exactly one of 20 concurrent additions of a dish succeeds") { gateway in
      let dish = try Samples.dish("Piña")
      let outcomes = await atOnce(20) { _ throws(GatewayError) in try await gateway.addDish(dish) }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful additions")
      try await expectMenu([dish], gateway)
    },
    Clause(id: "menu.replace", "replacing a dish moves it to the position of its new name and kind") {
      gateway in
      var menu = try await seeded(gateway)
      var before = menu[2]
      let others = try [
        Samples.dish(before.name, "Sin ajo", cents: 1, kind: before.kind.name),
        Samples.dish(before.name, "Sin ajo", cents: 1, kind: "Aperitivos"),
        Samples.dish("Zarajos", "Con ajo", cents: 2, kind: "Postres", id: before.id),
        Samples.dish("ZARAJÓS", "Con ajo", cents: 2, kind: "Postres", id: before.id),
        Samples.dish("Ajo blanco", cents: 3, kind: "Carnes", id: before.id),
      ]
      for after in others {
        try await gateway.replaceDish(before, by: after)
        menu = menu.filter { $0.id != before.id } + [after]
        try await expectMenu(menu, gateway)
        if before.name.uppercased() != after.name.uppercased(), after.name != "ZARAJÓS" {
          try await expect(.notFound, "the old name") { [before] in _ = try await gateway.dish(named: before.name) }
        }
        try await gateway.replaceDish(after, by: after)
        before = after
      }
      try await expectMenu(menu, gateway)
    },
    Clause(
      id: "menu.replace-refused",
      "replacing a changed or missing dish, or using a taken name, is refused"
    ) { gateway in
      let menu = try await seeded(gateway)
      let theirs = try Samples.dish(menu[0].name, cents: 1, kind: menu[0].kind.name)
      let (mine, missing) = (try Samples.dish(menu[0].name, cents: 2), try Samples.dish("Nada"))
      try await gateway.replaceDish(menu[0], by: theirs)
      try await expect(.conflict, "an outdated dish") { try await gateway.replaceDish(menu[0], by: mine) }
      try await expect(.conflict, "a taken name") {
        try await gateway.replaceDish(theirs, by: Samples.dish(menu[1].name.uppercased(), cents: 3, id: theirs.id))
      }
      try await expect(.notFound, "a missing dish") {
        try await gateway.replaceDish(missing, by: Samples.dish("Nada", cents: 1))
      }
      try await expectMenu([theirs] + menu.dropFirst(), gateway)
    },
    Clause(
      id: "menu.former-name", "a new dish can use another dish's former name and gets a different id"
    ) { gateway in
      var menu = try await seeded(gateway)
      let (first, renamed) = (menu[2], try Samples.dish("Zarajos", id: menu[2].id))
      try await gateway.replaceDish(first, by: renamed)
      let added = try await gateway.addDish(first)
      try expect(added, Dish(added.id, of: first), "the added dish")
      if added.id == first.id { throw BrokenPromise("two dishes have the same id") }
      menu[2] = renamed
      try await expectMenu(menu + [added], gateway)
      try await expect(.conflict, "an added dish with a taken name") {
        try await gateway.addDish(Samples.dish("ZARAJÓS"))
      }
      try await expect(.conflict, "a replacement with a taken name") {
        try await gateway.replaceDish(renamed, by: first)
      }
      try await expectMenu(menu + [added], gateway)
    },
    Clause(id: "menu.replace-at-once", "exactly one of 20 concurrent replacements of a dish succeeds") { gateway in
      let before = try Samples.dish("Piña")
      let others = try (1...20).map { try Samples.dish("Piña", cents: Int64($0)) }
      try await gateway.addDish(before)
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.replaceDish(before, by: others[index])
      }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful replacements")
      guard let winner = outcomes.firstIndex(where: \.isSuccess) else { return }
      try await expectMenu([others[winner]], gateway)
    },
    Clause(id: "menu.delete", "deleting a dish keeps all other dishes unchanged, and an outdated dish isn't deleted") {
      gateway in
      var menu = try await seeded(gateway)
      let other = try Samples.dish(menu[1].name, menu[1].description, cents: 1, kind: menu[1].kind.name)
      try await expect(.conflict, "a dish at another price") { try await gateway.deleteDish(other) }
      try await expectMenu(menu, gateway)
      for index in [1, 3, 0] {
        let dish = menu.remove(at: index)
        try await gateway.deleteDish(dish)
        try await expectMenu(menu, gateway)
        try await expect(.notFound, "a deleted dish") { try await gateway.deleteDish(dish) }
      }
    },
    Clause(id: "menu.cancel-changes", "a canceled task can't change dishes") { gateway in
      let menu = try await seeded(gateway)
      try await expectCancelled("add") { try await gateway.addDish(Samples.dish("Nada")) }
      try await expectCancelled("replace") {
        try await gateway.replaceDish(menu[0], by: Samples.dish("Nada", id: menu[0].id))
      }
      try await expectCancelled("delete") { try await gateway.deleteDish(menu[0]) }
      try await expectCancelled("named") { _ = try await gateway.dish(named: menu[0].name) }
      try await expectMenu(menu, gateway)
    },
    Clause(id: "menu.restart-changes", "changes to individual dishes survive a restart", needs: .reopened) {
      subject in
      let (gateway, menu) = (subject.gateway, try await seeded(subject.gateway))
      let (new, cheaper) = (
        try Samples.dish("Ñora"), try Samples.dish(menu[1].name, cents: 1, kind: menu[1].kind.name)
      )
      try await gateway.addDish(new)
      try await gateway.replaceDish(menu[1], by: cheaper)
      try await gateway.deleteDish(menu[0])
      try await expectMenu([new, cheaper] + menu.dropFirst(2), try await subject.opened(as: .reopened))
    },
    Clause(
      id: "menu.read-only-changes", "adding, changing or deleting a dish in a read-only store is refused",
      needs: .readOnly
    ) { subject in
      let menu = try await seeded(subject.gateway)
      let gateway = try await subject.opened(as: .readOnly)
      try await expect(.readOnly, "add") { try await gateway.addDish(Samples.dish("Nada")) }
      try await expect(.readOnly, "replace") {
        try await gateway.replaceDish(menu[0], by: Samples.dish("Nada", id: menu[0].id))
      }
      try await expect(.readOnly, "delete") { try await gateway.deleteDish(menu[0]) }
      try await expectMenu(menu, gateway)
    },
  ]

  /// Throws unless the list, reads by id and by name, and searches all return exactly these dishes.
  private static func expectMenu(_ dishes: [Dish], _ gateway: Gateway) async throws {
    let menu = dishes.sorted { MenuPosition($0) < MenuPosition($1) }
    try expect(try await page(gateway).items, menu, "menu")
    for dish in menu {
      try expect(try await gateway.dish(dish.id), dish, "dish")
      try expect(try await gateway.dish(named: dish.name.uppercased()), dish, "dish by name")
    }
    try await expectPages(menu.indices.map { ($0, 2) }, of: menu) { try await page(gateway, $0) }
    for text in ["con", "ajo", "miel", "a", "zar", "pin"] {
      let search = SearchText(text)
      try expect(
        try await page(gateway, matching: search).items, hits(search, menu), "search for \(text)")
    }
    for kind in Set(menu.map(\.kind)) {
      let found = try await gateway.dishes(matching: SearchText(), of: kind, page: .first)
      try expect(found.items, menu.filter { $0.kind.isSameWord(as: kind) }, "dishes of kind \(kind.name)")
    }
  }
}
