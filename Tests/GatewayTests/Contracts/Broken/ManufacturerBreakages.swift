import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofManufacturers: [StoreBreakage] {
    readingMakers
    addingMakers
    replacingMakers
    deletingMakers
    clause("a cancelled task is refused and changes no manufacturer") {
      unheard("manufacturers", "manufacturer", "manufacturerNamed", "photo", "addManufacturer")
      tooLate("replaceManufacturer", "deleteManufacturer")
    }
    clause("manufacturers and logos are there after a restart") {
      when("the last manufacturer is forgotten") {
        $0.reopened.lists("manufacturers") { (all: [ManufacturerSummary], _) in all.dropLast() }
      }
      forgotten("photo")
    }
    clause("where nothing can be written a manufacturer is neither added nor deleted") {
      swallowed(\.readOnly, "addManufacturer")
      refusedAndDone(\.readOnly, "deleteManufacturer")
    }
  }

  @Breakages private static var readingMakers: [StoreBreakage] {
    clause("without manufacturers the list is empty, and none is found") {
      when("an empty list is not found") { $0.gateway.nothingIsNotFound("manufacturers") }
      when("it is a failure") { $0.gateway.fails("manufacturer") }
      when("a picture is a failure") { $0.gateway.fails("photo") }
    }
    clause("a manufacturer comes back whole, with its logo") {
      when("its address is lost") {
        $0.gateway.answers("manufacturer") { (maker: ManufacturerSummary, _) in
          ManufacturerSummary(maker.manufacturer.but(address: ""))
        }
      }
      when("the list knows no logos") {
        $0.gateway.items("manufacturers") { (maker: ManufacturerSummary) in
          ManufacturerSummary(maker.manufacturer.but(withoutLogo: true))
        }
      }
      when("a picture that nothing names is kept") { $0.gateway.picturesStay("nobody's", after: "addManufacturer") }
    }
    clause("national manufacturers come first, then by name in the order of the Spanish alphabet, then by id") {
      when("imported ones first") {
        $0.gateway.sortsMakers { ($0.origin.rawValue, $0.id.text) < ($1.origin.rawValue, $1.id.text) }
      }
      when("in one section") {
        $0.gateway.sortsMakers { (CollationKey($0.name).text, $0.id.text) < (CollationKey($1.name).text, $1.id.text) }
      }
      when("names by their code points") { $0.gateway.sortsSections { ($0.name, $0.id.text) < ($1.name, $1.id.text) } }
      when("names as a search folds them") {
        $0.gateway.sortsSections { (SearchText.fold($0.name), $0.id.text) < (SearchText.fold($1.name), $1.id.text) }
      }
      when("ids count down") {
        $0.gateway.sortsSections { (CollationKey($0.name).text, $1.id.text) < (CollationKey($1.name).text, $0.id.text) }
      }
    }
    clause("a page of manufacturers is the stretch asked for, and says whether more follows") {
      when("a full page says that more follows") { $0.gateway.aFullPageGoesOn("manufacturers") }
      when("always the first") { $0.gateway.everyPageIsTheFirst("manufacturers") }
      when("past the end is not found") { $0.gateway.pastTheEndIsNotFound("manufacturers") }
    }
    clause("of several manufacturers those that are there come, the others are left out") {
      when("one missing manufacturer fails all") {
        $0.gateway.refuses("manufacturersAmong", with: .notFound) { state, call in
          if case .manufacturersAmong(let ids) = call {
            !ids.allSatisfy { state.beers.manufacturers[$0] != nil }
          } else {
            false
          }
        }
      }
      when("all come") {
        $0.gateway.does("manufacturersAmong") { (operation) throws(GatewayError) in
          try await operation.base.contents().beers.manufacturers
        }
      }
    }
    clause("a search finds all words in the name, in any order, blind to case and accents, every sign for itself") {
      when("a pattern") { $0.gateway.searchesForPatterns("manufacturers") }
      when("words have to stand as they were typed") { $0.gateway.findsMakers { $1.isTyped(in: [$0.name]) } }
      when("beginnings") { $0.gateway.findsMakers { SearchText.fold($0.name).hasPrefix($1.folded) } }
      when("letters as they are") { $0.gateway.findsMakers { $1.isBlank || $0.name.contains($1.query) } }
      when("addresses too") { $0.gateway.findsMakers { $0.matches($1) || $1.matches($0.address) } }
      when("the page is cut before the search") {
        $0.gateway.cutsBefore("manufacturers") { (maker: ManufacturerSummary, call) in
          maker.manufacturer.matches(call.search)
        }
      }
      when("what follows without the search is told") {
        $0.gateway.does("manufacturers") { (operation) throws(GatewayError) in
          let blank = operation.call.searching(SearchText())
          let all: Paged<ManufacturerSummary> = try typed(try await operation.asking(blank).passOn())
          let found: Paged<ManufacturerSummary> = try typed(try await operation.passOn())
          return Paged(found.items, hasMore: all.hasMore)
        }
      }
    }
  }

  @Breakages private static var addingMakers: [StoreBreakage] {
    clause("the same manufacturer again is refused, the same name elsewhere is another") {
      when("it is replaced") { $0.gateway.neverCompares("addManufacturer") }
      when("the name decides") {
        $0.gateway.refuses("addManufacturer", with: .conflict) { state, call in
          guard case .addManufacturer(let maker) = call else { return false }
          return state.beers.manufacturers.values.contains { SearchText.fold($0.name) == SearchText.fold(maker.name) }
        }
      }
      when("nobody is told") { $0.gateway.excuses("addManufacturer", .conflict) }
    }
    clause("of 20 additions of one manufacturer at once one succeeds") {
      when("checked and written in two steps") { $0.gateway.looksAndThenWrites("addManufacturer", 20) }
      when("a lock is not waited for") { $0.gateway.refuses("addManufacturer", with: .busy(what: "memory")) }
    }
    clause("a logo that is nowhere is refused, one that is kept need not be brought again") {
      when("it is no matter") { $0.gateway.errors("addManufacturer") { error, _ in error == .notFound ? nil : error } }
      when("always to be brought") {
        $0.gateway.refuses("addManufacturer", with: .notFound) { state, call in
          guard case .addManufacturer(let maker) = call else { return false }
          return maker.photos.contains { state.beers.photoUses[$0] != nil }
        }
      }
      when("it goes with the first") {
        $0.gateway.picturesGo(after: "deleteManufacturer") { _, call in
          if case .deleteManufacturer(let expected) = call { expected.manufacturer.photos } else { [] }
        }
      }
      when("it never goes") { $0.gateway.picturesStay("logo", after: "deleteManufacturer") }
    }
  }

  @Breakages private static var replacingMakers: [StoreBreakage] {
    clause("a manufacturer takes the place of what it was, under its id, with its beers") {
      when("as one deleted and one added") {
        $0.gateway.keeps("replaceManufacturer") { _, after, call in
          guard case .replaceManufacturer(_, let new) = call else { return }
          after.beers.remove(new.id)
          after.beers.put(new)
        }
      }
      when("the search finds the name that it had") {
        $0.gateway.sees("manufacturers") { state, call in
          if call.search.isBlank { return }
          for maker in state.beers.manufacturers.values where maker.name.hasPrefix("Zeta") {
            state.beers.put(maker.but(name: "Alba"))
          }
        }
      }
      when("its logo stays") { $0.gateway.picturesStay("logo", after: "replaceManufacturer") }
      when("the same again is a conflict") {
        $0.gateway.refuses("replaceManufacturer", with: .conflict) { _, call in
          if case .replaceManufacturer(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("a manufacturer that somebody else changed, that is gone, or whose name is taken, is not replaced") {
      when("the last one wins") { $0.gateway.neverCompares("replaceManufacturer") }
      when("there are two of one name") {
        $0.gateway.overrules("replaceManufacturer") { records, call in
          if case .replaceManufacturer(let old, _) = call {
            records.manufacturer(old.id)?.manufacturer == old
          } else {
            false
          }
        } change: { state, call in
          if case .replaceManufacturer(_, let new) = call { state.beers.put(new) }
        }
      }
      when("what is gone is added") {
        $0.gateway.sees("replaceManufacturer") { state, call in
          if case .replaceManufacturer(let old, _) = call { state.beers.put(old) }
        }
      }
    }
    clause("a name that a manufacturer had before is free: another one gets it, under an id of its own") {
      when("ids are compared, not names") {
        $0.gateway.refuses("addManufacturer", with: .conflict) { state, call in
          if case .addManufacturer(let maker) = call { state.beers.manufacturers[maker.id] != nil } else { false }
        }
      }
      when("it takes the place of the one of its id") { $0.gateway.neverCompares("addManufacturer") }
      for call in ["addManufacturer", "replaceManufacturer"] {
        when("names that are taken are given again by \(call)") {
          $0.gateway.sees(call) { state, call in
            let (name, address) =
              switch call {
              case .addManufacturer(let maker), .replaceManufacturer(_, let maker): (maker.name, maker.address)
              default: ("", "")
              }
            for other in state.beers.manufacturers.values where other.isNamedAs(name, at: address) {
              state.beers.remove(other.id)
            }
          }
        }
      }
      when("it is found by its first name") {
        $0.gateway.does("manufacturerNamed") { (operation) throws(GatewayError) in
          guard case .manufacturerNamed(let name, let address) = operation.call,
            let id = Manufacturer.ID(ofManufacturerNamed: name, at: address)
          else { throw .notFound }
          return try await operation.doing { (records) throws(GatewayError) in
            .discard(try records.manufacturer(id).orNotFound.manufacturer)
          }.passOn()
        }
      }
    }
    clause("a manufacturer that came with the name of another can be changed all the same", when: "it can't") {
      $0.gateway.refuses("replaceManufacturer", with: .conflict) { state, call in
        guard case .replaceManufacturer(_, let new) = call, let id = new.namedID, id != new.id else { return false }
        return state.beers.manufacturers[id] != nil
      }
    }
    clause("of 20 replacements of one manufacturer at once one succeeds") {
      when("compared and written in two steps") { $0.gateway.looksAndThenWrites("replaceManufacturer", 20) }
      when("the one that is told so is not the one kept") {
        $0.gateway.keeps("replaceManufacturer") { before, after, _ in after = before }
      }
    }
    clause("a manufacturer that was renamed is there after a restart, under its id", when: "under another") {
      $0.reopened.items("manufacturers") { (maker: ManufacturerSummary) in
        let other = try? Manufacturer(
          name: maker.manufacturer.name, address: maker.manufacturer.address, origin: maker.manufacturer.origin)
        return other.map { ManufacturerSummary($0) } ?? maker
      }
    }
    clause("where nothing can be written no manufacturer is changed") {
      swallowed(\.readOnly, "replaceManufacturer")
      refusedAndDone(\.readOnly, "replaceManufacturer")
    }
  }

  @Breakages private static var deletingMakers: [StoreBreakage] {
    clause("a manufacturer says how many beers it has, and how many reviews those have") {
      when("the list does not") {
        $0.gateway.items("manufacturers") { (maker: ManufacturerSummary) in maker.but(beers: 0, reviews: 0) }
      }
      when("a join counts twice") {
        $0.gateway.items("manufacturers") { (maker: ManufacturerSummary) in
          maker.but(beers: max(maker.beerCount, maker.reviewCount))
        }
      }
      when("what went still counts") {
        let gone = Box(0)
        $0.gateway.keeps("deleteReview") { _, _, _ in gone.change { $0 += 1 } }
        $0.gateway.showsFigures { $0.but(reviews: $0.reviewCount + gone.value) }
      }
    }
    clause("a manufacturer that goes takes its beers, their reviews and all pictures along, and nothing else") {
      when("its beers stay") { $0.gateway.goesOnListing("beers", after: "deleteManufacturer") }
      when("the reviews stay") { $0.gateway.goesOnListing("reviews", after: "deleteManufacturer") }
      when("the pictures stay") { $0.gateway.picturesStay("beer", "review", after: "deleteManufacturer") }
      when("a picture that another beer shows goes too") {
        $0.gateway.picturesGo(after: "deleteManufacturer") { before, call in
          guard case .deleteManufacturer(let expected) = call else { return [] }
          return before.beers.beers.values.filter { $0.manufacturer == expected.id }.flatMap(\.album.photos)
        }
      }
      when("all reviews go") { $0.gateway.keeps("deleteManufacturer") { _, after, _ in after.beers.removeReviews() } }
      when("what is gone can go again") { $0.gateway.excuses("deleteManufacturer", .notFound) }
    }
    clause("a manufacturer that is not what was expected stays") {
      when("nothing is compared") { $0.gateway.deletesMakers { _, _ in true } }
      when("only the beers are counted") {
        $0.gateway.deletesMakers { $0.manufacturer == $1.manufacturer && $0.beerCount == $1.beerCount }
      }
      when("only the figures are compared") {
        $0.gateway.deletesMakers { ($0.beerCount, $0.reviewCount) == ($1.beerCount, $1.reviewCount) }
      }
      when("without its reviews") { $0.gateway.leavesBehind("deleteManufacturer") { $0.beers.removeReviews() } }
    }
  }
}

extension BrokenStore {
  fileprivate mutating func sortsMakers(_ isInOrder: @escaping @Sendable (Manufacturer, Manufacturer) -> Bool) {
    sorts("manufacturers") { (left: ManufacturerSummary, right: ManufacturerSummary, _) in
      isInOrder(left.manufacturer, right.manufacturer)
    }
  }

  /// National manufacturers first, and then in this order.
  fileprivate mutating func sortsSections(_ isInOrder: @escaping @Sendable (Manufacturer, Manufacturer) -> Bool) {
    sortsMakers { left, right in
      left.origin != right.origin ? left.origin == .national : isInOrder(left, right)
    }
  }

  fileprivate mutating func findsMakers(_ isHit: @escaping @Sendable (Manufacturer, SearchText) -> Bool) {
    finds("manufacturers") { (maker: ManufacturerSummary, call) in isHit(maker.manufacturer, call.search) }
  }

  /// Deletes what is there when it is like what was expected.
  mutating func deletesMakers(
    _ isLike: @escaping @Sendable (ManufacturerSummary, ManufacturerSummary) -> Bool
  ) {
    overrules("deleteManufacturer") { records, call in
      guard case .deleteManufacturer(let expected) = call else { return false }
      return records.manufacturer(expected.id).map { isLike($0, expected) } ?? false
    } change: { state, call in
      if case .deleteManufacturer(let expected) = call { state.beers.remove(expected.id) }
    }
  }
}
