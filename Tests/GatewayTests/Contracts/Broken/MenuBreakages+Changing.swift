import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

// Breakages of clauses about changes to individual dishes.
extension StoreBreakage {
  @Breakages static var changingTheMenu: [StoreBreakage] {
    clause("an added dish is found by searches and listed at its position") {
      when("it comes last") {
        let added = Box([Dish.ID]())
        $0.gateway.keeps("addDish") { _, _, call in
          if case .addDish(let dish) = call { added.change { $0.append(dish.id) } }
        }
        $0.gateway.lists("menu") { (all: [Dish], _) in
          all.filter { !added.value.contains($0.id) } + all.filter { added.value.contains($0.id) }
        }
      }
      when("searches don't find it") {
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
    clause("a dish can be added to an empty menu", when: "an empty menu is refused") {
      $0.gateway.refuses("addDish", with: .notFound) { state, _ in state.menu.count == 0 }
    }
    clause("a duplicate dish is refused, and the existing dish is kept") {
      when("the addition is refused but the existing dish is deleted") {
        $0.gateway.leavesBehind("addDish") { $0.menu = SortedRecords() }
      }
    }
    clause("exactly one of 20 concurrent additions of a dish succeeds") {
      when("checking and writing are separate steps") { $0.gateway.looksAndThenWrites("addDish", 20) }
    }
    replacingDishes
    deletingDishes
    clause("changes to individual dishes survive a restart") {
      for call in ["addDish", "replaceDish", "deleteDish"] {
        when("\(call) is lost") {
          let before = Box<StoreState?>(nil)
          $0.gateway.keeps(call) { old, _, _ in before.value = old }
          $0.reopened.sees("menu") { state, _ in state.menu = before.value?.menu ?? state.menu }
        }
      }
    }
  }

  @Breakages private static var replacingDishes: [StoreBreakage] {
    clause("replacing a dish moves it to the position of its new name and kind") {
      when("a new name gives the dish a new id") {
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
      when("a new name is refused") {
        $0.gateway.refuses("replaceDish", with: .conflict) { _, call in
          if case .replaceDish(let old, let new) = call { old.name != new.name } else { false }
        }
      }
      when("an identical replacement is a conflict") {
        $0.gateway.refuses("replaceDish", with: .conflict) { _, call in
          if case .replaceDish(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("replacing a changed or missing dish, or using a taken name, is refused") {
      when("another dish with the name is replaced") {
        $0.gateway.overrules("replaceDish") { records, call in
          if case .replaceDish(let old, _) = call { records.dish(old.id) == old } else { false }
        } change: { state, call in
          guard case .replaceDish(_, let new) = call else { return }
          for other in state.menu.all where other.namedID == new.namedID { state.menu[other.id] = nil }
          state.menu[new.id] = new
        }
      }
      when("a missing dish is added") {
        $0.gateway.sees("replaceDish") { state, call in
          if case .replaceDish(let old, _) = call, state.menu[old.id] == nil { state.menu[old.id] = old }
        }
      }
    }
    clause("a new dish can use another dish's former name and gets a different id") {
      when("ids are compared instead of names") {
        $0.gateway.refuses("addDish", with: .conflict) { state, call in
          if case .addDish(let dish) = call { state.menu[dish.id] != nil } else { false }
        }
      }
      when("another dish with the taken name is deleted") {
        $0.gateway.sees("addDish") { state, call in
          guard case .addDish(let dish) = call, state.menu[dish.id] == nil else { return }
          for other in state.menu.all where other.namedID == dish.namedID { state.menu[other.id] = nil }
        }
      }
      when("renaming back deletes the other dish") {
        $0.gateway.sees("replaceDish") { state, call in
          guard case .replaceDish(_, let dish) = call else { return }
          for other in state.menu.all where other.namedID == dish.namedID { state.menu[other.id] = nil }
        }
      }
    }
    clause("exactly one of 20 concurrent replacements of a dish succeeds") {
      when("comparing and writing are separate steps") { $0.gateway.looksAndThenWrites("replaceDish", 20) }
      when("another version than that of the successful call is stored") {
        $0.gateway.keeps("replaceDish") { before, after, _ in after.menu = before.menu }
      }
    }
  }

  @Breakages private static var deletingDishes: [StoreBreakage] {
    clause("deleting a dish keeps all other dishes unchanged, and an outdated dish isn't deleted") {
      when("nothing is compared") {
        $0.gateway.sees("deleteDish") { state, call in
          if case .deleteDish(let expected) = call, state.menu[expected.id] != nil {
            state.menu[expected.id] = expected
          }
        }
      }
      when("its whole section is deleted") {
        $0.gateway.keeps("deleteDish") { _, after, call in
          guard case .deleteDish(let dish) = call else { return }
          for other in after.menu.all where other.kind == dish.kind { after.menu[other.id] = nil }
        }
      }
    }
  }
}
