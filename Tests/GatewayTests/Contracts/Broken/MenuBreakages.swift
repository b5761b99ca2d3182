import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofTheMenu: [StoreBreakage] {
    clause("a dish is found by its id, whole", when: "its description is lost") {
      $0.gateway.answers("dish") { (dish: Dish, _) in
        (try? Dish(name: dish.name, description: "", price: dish.price, kind: dish.kind)) ?? dish
      }
    }
    clause("a dish that is not in the menu is not found", when: "it is a failure") { $0.gateway.fails("dish") }
    clause("of several dishes those in the menu come, the others are left out") {
      when("one missing dish fails all") {
        $0.gateway.refuses("dishes", with: .notFound) { state, call in
          if case .dishes(let ids) = call { !ids.allSatisfy { state.menu[$0] != nil } } else { false }
        }
      }
      when("the whole menu comes") {
        $0.gateway.does("dishes") { (operation) throws(GatewayError) in
          Dictionary(uniqueKeysWithValues: try await operation.base.contents().menu.all.map { ($0.id, $0) })
        }
      }
    }
    clause("an empty menu is an empty page", when: "it is not found") { $0.gateway.nothingIsNotFound("menu") }
    clause("dishes come by kind, then by name, in the order of the Spanish alphabet") {
      when("by name alone") { $0.gateway.sortsDishes { CollationKey($0.name) < CollationKey($1.name) } }
      when("by their code points") { $0.gateway.sortsDishes { ($0.kind.name, $0.name) < ($1.kind.name, $1.name) } }
      when("ñ is n") {
        $0.gateway.sortsDishes {
          (SearchText.fold($0.kind.name), SearchText.fold($0.name))
            < (SearchText.fold($1.kind.name), SearchText.fold($1.name))
        }
      }
    }
    clause("a page is the stretch asked for, and says whether more follows") {
      when("a full page says that more follows") { $0.gateway.aFullPageGoesOn("menu") }
      when("pages are counted, not dishes") {
        $0.gateway.asks("menu") { $0.at(Page(offset: $0.page.offset * $0.page.limit, limit: $0.page.limit)) }
      }
    }
    searchingTheMenu
    changingTheMenu
    clause(
      "readers at once see the menu before or after an import, never in between", when: "the import is two changes"
    ) {
      $0.gateway.importsInTwo(after: 100)
    }
    clause("a cancelled task is refused") { unheard("dish", "dishes", "menu") }
    clause("the menu is there after a restart") { forgotten("menu") }
    clause("the menu can be read where nothing can be written") { unreadable(\.readOnly, "menu") }
    clause("the menu can be read where there is no room left") { unreadable(\.full, "menu") }
  }

  @Breakages private static var searchingTheMenu: [StoreBreakage] {
    clause("a search finds all words in name and description, in any order, blind to case and accents") {
      when("words have to stand as they were typed") {
        $0.gateway.finds("menu") { (dish: Dish, call) in call.search.isTyped(in: [dish.name, dish.description]) }
      }
      when("all words have to be in one text") {
        $0.gateway.finds("menu") { (dish: Dish, call) in
          call.search.matches(dish.name) || call.search.matches(dish.description)
        }
      }
      when("only names are searched") {
        $0.gateway.finds("menu") { (dish: Dish, call) in call.search.matches(dish.name) }
      }
      when("accents count") {
        $0.gateway.finds("menu") { (dish: Dish, call) in
          "\(dish.name) \(dish.description)".lowercased().contains(call.search.query.lowercased())
        }
      }
    }
    clause("a search takes every sign for itself", when: "a percent sign stands for anything") {
      $0.gateway.asks("menu") { $0.searching(SearchText($0.search.query.filter { $0 != "%" })) }
    }
    clause("a blank search finds everything", when: "blanks are searched") {
      $0.gateway.finds("menu") { (dish: Dish, call) in call.search.query.isEmpty || !call.search.isBlank }
    }
    clause("a search pages as the whole menu does", when: "the page is cut before the search") {
      $0.gateway.cutsBefore("menu") { (dish: Dish, call) in dish.matches(call.search) }
    }
    clause("of a search the best come first, unless a thousand are found") {
      when("in the order of the menu") { $0.gateway.sortsDishes { MenuPosition($0) < MenuPosition($1) } }
      when("however many are found") {
        $0.gateway.lists("menu") { (dishes: [Dish], call) in
          dishes.bestFirst { SearchRank(of: call.search, title: $0.name, texts: [$0.description]) }
        }
      }
    }
    clause("a kind is found whatever its accents and case, and is no other kind's beginning") {
      when("accents count") { $0.gateway.findsKinds { $0 == $1 } }
      when("beginnings count") {
        $0.gateway.findsKinds { CollationKey($0.name).letters.hasPrefix(CollationKey($1.name).letters) }
      }
      when("ñ is n") { $0.gateway.findsKinds { SearchText.fold($0.name) == SearchText.fold($1.name) } }
    }
    clause("kind and search hold together") {
      when("a search looks at every kind") {
        $0.gateway.asks("menu") { $0.search.isBlank ? $0 : $0.everything.searching($0.search).at($0.page) }
      }
      when("a kind is not searched") {
        $0.gateway.asks("menu") { if case .menu(_, _?, _) = $0 { $0.searching(SearchText()) } else { $0 } }
      }
    }
  }
}

// Changes of single dishes.
extension StoreBreakage {
  @Breakages private static var changingTheMenu: [StoreBreakage] {
    clause("a dish that is added stands in its place, and is found") {
      when("it comes last") {
        let added = Box([Dish.ID]())
        $0.gateway.keeps("addDish") { _, _, call in
          if case .addDish(let dish) = call { added.change { $0.append(dish.id) } }
        }
        $0.gateway.lists("menu") { (all: [Dish], _) in
          all.filter { !added.value.contains($0.id) } + all.filter { added.value.contains($0.id) }
        }
      }
      when("no search knows it") {
        let added = Box([Dish.ID]())
        $0.gateway.keeps("addDish") { _, _, call in
          if case .addDish(let dish) = call { added.change { $0.append(dish.id) } }
        }
        $0.gateway.finds("menu") { (dish: Dish, call) in
          guard case .menu(let search, let kind, _) = call else { return false }
          if !search.isBlank && added.value.contains(dish.id) { return false }
          return dish.matches(search) && kind.map(dish.kind.isSameWord) ?? true
        }
      }
    }
    clause("a dish is added to an empty menu", when: "there must be a menu") {
      $0.gateway.refuses("addDish", with: .notFound) { state, _ in state.menu.count == 0 }
    }
    clause("the same dish again is refused, and the first stays") {
      when("it takes the place of the first") { $0.gateway.neverCompares("addDish") }
      when("nobody is told") { $0.gateway.excuses("addDish", .conflict) }
      when("it is refused, and the first is gone") { $0.gateway.leavesBehind("addDish") { $0.menu = SortedRecords() } }
    }
    clause("of 20 additions of one dish at once one succeeds") {
      when("checked and written in two steps") { $0.gateway.looksAndThenWrites("addDish", 20) }
      when("a lock is not waited for") { $0.gateway.refuses("addDish", with: .busy(what: "memory")) }
    }
    replacingDishes
    deletingDishes
    clause("a cancelled task is refused and changes no dish") {
      unheard("addDish", "dishNamed")
      tooLate("replaceDish", "deleteDish")
    }
    clause("what became of single dishes is there after a restart") {
      for call in ["addDish", "replaceDish", "deleteDish"] {
        when("\(call) is forgotten") {
          let before = Box<StoreState?>(nil)
          $0.gateway.keeps(call) { old, _, _ in before.value = old }
          $0.reopened.sees("menu") { state, _ in state.menu = before.value?.menu ?? state.menu }
        }
      }
    }
    clause("where nothing can be written no dish is added, changed or deleted") {
      swallowed(\.readOnly, "addDish", "replaceDish")
      refusedAndDone(\.readOnly, "deleteDish")
    }
  }

  @Breakages private static var replacingDishes: [StoreBreakage] {
    clause("a dish takes the place of what it was, wherever that leads it, under whatever name") {
      when("a new name makes a new id") {
        $0.gateway.keeps("replaceDish") { _, after, call in
          guard case .replaceDish(_, let new) = call, new.id != new.namedID else { return }
          after.menu[new.id] = nil
          after.menu[new.namedID] = Dish(new.namedID, of: new)
        }
      }
      when("it is found by its first name") {
        $0.gateway.sees("dishNamed") { state, call in
          guard case .dishNamed(let name) = call else { return }
          for dish in state.menu.all where dish.id != dish.namedID && dish.namedID != Dish.ID(ofDishNamed: name) {
            state.menu[dish.id] = try? Dish(
              id: dish.id, name: name, description: dish.description, price: dish.price, kind: dish.kind)
          }
        }
      }
      when("it stays in its section") {
        $0.gateway.keeps("replaceDish") { _, after, call in
          guard case .replaceDish(let old, let new) = call else { return }
          after.menu[new.id] = try? Dish(
            id: new.id, name: new.name, description: new.description, price: new.price, kind: old.kind)
        }
      }
      when("names stay") {
        $0.gateway.refuses("replaceDish", with: .conflict) { _, call in
          if case .replaceDish(let old, let new) = call { old.name != new.name } else { false }
        }
      }
      when("the same again is a conflict") {
        $0.gateway.refuses("replaceDish", with: .conflict) { _, call in
          if case .replaceDish(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("a dish that somebody else changed, that is gone, or whose name is taken, is not replaced") {
      when("the last one wins") { $0.gateway.neverCompares("replaceDish") }
      when("the other of that name gives way") {
        $0.gateway.overrules("replaceDish") { records, call in
          if case .replaceDish(let old, _) = call { records.dish(old.id) == old } else { false }
        } change: { state, call in
          guard case .replaceDish(_, let new) = call else { return }
          for other in state.menu.all where other.namedID == new.namedID { state.menu[other.id] = nil }
          state.menu[new.id] = new
        }
      }
      when("what is gone is added") {
        $0.gateway.sees("replaceDish") { state, call in
          if case .replaceDish(let old, _) = call, state.menu[old.id] == nil { state.menu[old.id] = old }
        }
      }
    }
    clause("a name that a dish had before is free: another dish gets it, under an id of its own") {
      when("ids are compared, not names") {
        $0.gateway.refuses("addDish", with: .conflict) { state, call in
          if case .addDish(let dish) = call { state.menu[dish.id] != nil } else { false }
        }
      }
      when("it takes the place of the one of its id") { $0.gateway.neverCompares("addDish") }
      when("names that are taken are given again") {
        $0.gateway.sees("addDish") { state, call in
          guard case .addDish(let dish) = call, state.menu[dish.id] == nil else { return }
          for other in state.menu.all where other.namedID == dish.namedID { state.menu[other.id] = nil }
        }
      }
      when("it may have its first name back") {
        $0.gateway.sees("replaceDish") { state, call in
          guard case .replaceDish(_, let dish) = call else { return }
          for other in state.menu.all where other.namedID == dish.namedID { state.menu[other.id] = nil }
        }
      }
    }
    clause("of 20 replacements of one dish at once one succeeds") {
      when("compared and written in two steps") { $0.gateway.looksAndThenWrites("replaceDish", 20) }
      when("the one that is told so is not the one kept") {
        $0.gateway.keeps("replaceDish") { before, after, _ in after.menu = before.menu }
      }
    }
  }

  @Breakages private static var deletingDishes: [StoreBreakage] {
    clause("a dish that goes leaves the others as they are, one that is not as expected stays") {
      when("nothing is compared") {
        $0.gateway.sees("deleteDish") { state, call in
          if case .deleteDish(let expected) = call, state.menu[expected.id] != nil {
            state.menu[expected.id] = expected
          }
        }
      }
      when("its section goes") {
        $0.gateway.keeps("deleteDish") { _, after, call in
          guard case .deleteDish(let dish) = call else { return }
          for other in after.menu.all where other.kind == dish.kind { after.menu[other.id] = nil }
        }
      }
      when("it stays") { $0.gateway.forgets("deleteDish") }
      when("what is gone can go again") { $0.gateway.excuses("deleteDish", .notFound) }
    }
  }
}

extension BrokenStore {
  fileprivate mutating func sortsDishes(_ isInOrder: @escaping @Sendable (Dish, Dish) -> Bool) {
    sorts("menu") { left, right, _ in isInOrder(left, right) }
  }

  /// Compares kinds in another way.
  fileprivate mutating func findsKinds(_ isSame: @escaping @Sendable (DishKind, DishKind) -> Bool) {
    finds("menu") { (dish: Dish, call) in
      guard case .menu(let search, let kind?, _) = call else { return dish.matches(call.search) }
      return isSame(dish.kind, kind) && dish.matches(search)
    }
  }

  /// Stores the dishes after the first `count` of a seed in a second transaction, with a reader surely in between.
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
