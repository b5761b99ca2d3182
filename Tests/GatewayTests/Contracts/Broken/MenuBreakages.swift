import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofTheMenu: [StoreBreakage] {
    clause("reading a dish by its id returns it unchanged", when: "its description is lost") {
      $0.gateway.answers("dish") { (dish: Dish, _) in
        (try? Dish(name: dish.name, description: "", price: dish.price, kind: dish.kind)) ?? dish
      }
    }
    clause("reading dishes by ids skips ids that aren't on the menu") {
      when("a missing dish is an error") {
        $0.gateway.refuses("dishes", with: .notFound) { state, call in
          if case .dishes(let ids) = call { !ids.allSatisfy { state.menu[$0] != nil } } else { false }
        }
      }
      when("the whole menu is returned") {
        $0.gateway.does("dishes") { (operation) throws(GatewayError) in
          Dictionary(uniqueKeysWithValues: try await operation.base.contents().menu.all.map { ($0.id, $0) })
        }
      }
    }
    clause("dishes are sorted by kind, then by name, in Spanish alphabetical order") {
      when("dishes are sorted by name alone") {
        $0.gateway.sortsDishes { CollationKey($0.name) < CollationKey($1.name) }
      }
      when("names are sorted by code points") {
        $0.gateway.sortsDishes { ($0.kind.name, $0.name) < ($1.kind.name, $1.name) }
      }
      when("ñ is sorted like n") {
        $0.gateway.sortsDishes {
          (SearchText.fold($0.kind.name), SearchText.fold($0.name))
            < (SearchText.fold($1.kind.name), SearchText.fold($1.name))
        }
      }
    }
    clause("a page contains the requested dishes and reports whether more follow") {
      when("the offset counts pages instead of dishes") {
        $0.gateway.asks("menu") { $0.at(Page(offset: $0.page.offset * $0.page.limit, limit: $0.page.limit)) }
      }
    }
    searchingTheMenu
    changingTheMenu
    clause(
      "concurrent readers see the menu before or after an import, never a mixture",
      when: "an import is made in two changes"
    ) {
      $0.gateway.importsInTwo(after: 100)
    }
  }

  @Breakages private static var searchingTheMenu: [StoreBreakage] {
    clause("a dish search matches all words in any field, ignoring order, case and accents") {
      when("words must be adjacent as in the query") {
        $0.gateway.finds("menu") { (dish: Dish, call) in call.search.isTyped(in: [dish.name, dish.description]) }
      }
      when("all words must match the same text") {
        $0.gateway.finds("menu") { (dish: Dish, call) in
          call.search.matches(dish.name) || call.search.matches(dish.description)
        }
      }
      when("only names are searched") {
        $0.gateway.finds("menu") { (dish: Dish, call) in call.search.matches(dish.name) }
      }
      when("accents matter") {
        $0.gateway.finds("menu") { (dish: Dish, call) in
          "\(dish.name) \(dish.description)".lowercased().contains(call.search.query.lowercased())
        }
      }
    }
    clause("a dish search treats every character as literal text", when: "a percent sign matches any text") {
      $0.gateway.asks("menu") { $0.searching(SearchText($0.search.query.filter { $0 != "%" })) }
    }
    clause("a blank search finds all dishes", when: "whitespace is searched for") {
      $0.gateway.finds("menu") { (dish: Dish, call) in call.search.query.isEmpty || !call.search.isBlank }
    }
    clause("a dish search lists the best matches first unless it has more than 1,000 hits") {
      when("hits keep the order of the menu") { $0.gateway.sortsDishes { MenuPosition($0) < MenuPosition($1) } }
      when("more than 1,000 hits are ranked, too") {
        $0.gateway.lists("menu") { (dishes: [Dish], call) in
          dishes.bestFirst { SearchRank(of: call.search, title: $0.name, texts: [$0.description]) }
        }
      }
    }
    clause("filtering dishes by kind ignores accents and case, and matches only the whole name") {
      when("accents matter") { $0.gateway.findsKinds { $0 == $1 } }
      when("a prefix of the name matches") {
        $0.gateway.findsKinds { CollationKey($0.name).letters.hasPrefix(CollationKey($1.name).letters) }
      }
      when("ñ matches n") { $0.gateway.findsKinds { SearchText.fold($0.name) == SearchText.fold($1.name) } }
    }
    clause("the kinds of dishes are listed in menu order, each with its first spelling") {
      when("each spelling is a separate kind") {
        $0.gateway.does("dishKinds") { (operation) throws(GatewayError) in
          var kinds: [DishKind] = []
          for dish in try await operation.base.contents().menu.all where kinds.last != dish.kind {
            kinds.append(dish.kind)
          }
          return kinds
        }
      }
      when("kinds are sorted by code points") {
        $0.gateway.answers("dishKinds") { (kinds: [DishKind], _) in kinds.sorted { $0.name < $1.name } }
      }
      when("the kinds of an earlier menu are returned") {
        let seen = Box<[DishKind]>([])
        $0.gateway.answers("dishKinds") { (kinds: [DishKind], _) in
          seen.change { $0 = $0.isEmpty ? kinds : $0 }
          return seen.value
        }
      }
    }
    clause("a filter by kind can be combined with a dish search") {
      when("the search ignores the kind") {
        $0.gateway.asks("menu") { $0.search.isBlank ? $0 : $0.everything.searching($0.search).at($0.page) }
      }
      when("the search is ignored in a kind") {
        $0.gateway.asks("menu") { if case .menu(_, _?, _) = $0 { $0.searching(SearchText()) } else { $0 } }
      }
    }
  }
}

extension BrokenStore {
  fileprivate mutating func sortsDishes(_ isInOrder: @escaping @Sendable (Dish, Dish) -> Bool) {
    sorts("menu") { left, right, _ in isInOrder(left, right) }
  }

  /// Makes the store compare dish kinds with `isSame`.
  fileprivate mutating func findsKinds(_ isSame: @escaping @Sendable (DishKind, DishKind) -> Bool) {
    finds("menu") { (dish: Dish, call) in
      guard case .menu(let search, let kind?, _) = call else { return dish.matches(call.search) }
      return isSame(dish.kind, kind) && dish.matches(search)
    }
  }

  /// Makes the store import the dishes after the first `count` in a second transaction, and guarantees that a read happens between the two
  /// transactions.
  fileprivate mutating func importsInTwo(after count: Int) {
    let (rest, half, seen) = (Box<[SeedRecord]>([]), Gate(for: 1), Gate(for: 1))
    onSeed = { writer in
      let inserted = Counter()
      writer.inserts { record in
        if inserted.next() <= count { return nil }
        rest.change { $0.append(record) }
        return true
      }
    }
    does("importSeed") { (operation) throws(GatewayError) in
      let answer = try await operation.passOn()
      if rest.value.isEmpty { return answer }
      await half.arrive()
      await seen.wait()
      try await operation.base.importSeed(.restaurant) { (writer) throws(GatewayError) in
        for record in rest.value { _ = try writer.insert(record) }
        return .commit(())
      }
      return answer
    }
    does("menu") { (operation) throws(GatewayError) in
      await half.wait()
      let found = try await operation.passOn()
      await seen.arrive()
      return found
    }
  }
}
