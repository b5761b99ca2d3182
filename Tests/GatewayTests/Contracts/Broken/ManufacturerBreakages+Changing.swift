import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

// Breakages of clauses about adding, editing and deleting manufacturers.
extension StoreBreakage {
  @Breakages static var addingMakers: [StoreBreakage] {
    clause("a manufacturer with an existing name can be added only if its address is different") {
      when("only the names are compared") {
        $0.gateway.refuses("addManufacturer", with: .conflict) { state, call in
          guard case .addManufacturer(let maker) = call else { return false }
          return state.beers.manufacturers.values.contains { SearchText.fold($0.name) == SearchText.fold(maker.name) }
        }
      }
    }
    clause("exactly one of 20 concurrent additions of a manufacturer succeeds") {
      when("checking and writing are separate steps") { $0.gateway.looksAndThenWrites("addManufacturer", 20) }
    }
    clause("a manufacturer isn't added unless its logo is supplied or already stored") {
      when("a missing logo is accepted") {
        $0.gateway.errors("addManufacturer") { error, _ in error == .notFound ? nil : error }
      }
      when("a stored logo must be supplied again") {
        $0.gateway.refuses("addManufacturer", with: .notFound) { state, call in
          guard case .addManufacturer(let maker) = call else { return false }
          return maker.photos.contains { state.beers.photoUses[$0] != nil }
        }
      }
      when("the logo is deleted with its first manufacturer") {
        $0.gateway.picturesGo(after: "deleteManufacturer") { _, call in
          if case .deleteManufacturer(let expected) = call { expected.manufacturer.photos } else { [] }
        }
      }
      when("the logo is never deleted") { $0.gateway.picturesStay("logo", after: "deleteManufacturer") }
    }
  }

  @Breakages static var replacingMakers: [StoreBreakage] {
    clause("replacing a manufacturer keeps its id and beers") {
      when("the manufacturer is deleted and added again") {
        $0.gateway.keeps("replaceManufacturer") { _, after, call in
          guard case .replaceManufacturer(_, let new) = call else { return }
          after.beers.remove(new.id)
          after.beers.put(new)
        }
      }
      when("a search still finds the old name") {
        $0.gateway.sees("manufacturers") { state, call in
          if call.search.isBlank { return }
          for maker in state.beers.manufacturers.values where maker.name.hasPrefix("Zeta") {
            state.beers.put(maker.but(name: "Alba"))
          }
        }
      }
      when("the former logo is not deleted") { $0.gateway.picturesStay("logo", after: "replaceManufacturer") }
      when("an identical replacement is a conflict") {
        $0.gateway.refuses("replaceManufacturer", with: .conflict) { _, call in
          if case .replaceManufacturer(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("replacing a changed or missing manufacturer, or using a taken name, is refused") {
      when("two manufacturers have the same name") {
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
      when("a missing manufacturer is added") {
        $0.gateway.sees("replaceManufacturer") { state, call in
          if case .replaceManufacturer(let old, _) = call { state.beers.put(old) }
        }
      }
    }
    clause("a new manufacturer can use another one's former name and gets a different id") {
      when("ids are compared instead of names") {
        $0.gateway.refuses("addManufacturer", with: .conflict) { state, call in
          if case .addManufacturer(let maker) = call { state.beers.manufacturers[maker.id] != nil } else { false }
        }
      }
      for call in ["addManufacturer", "replaceManufacturer"] {
        when("\(call) deletes the manufacturer that has the name") {
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
    clause(
      "a manufacturer can be changed even if an import has added another with the same name",
      when: "the name counts as taken"
    ) {
      $0.gateway.refuses("replaceManufacturer", with: .conflict) { state, call in
        guard case .replaceManufacturer(_, let new) = call, let id = new.namedID, id != new.id else { return false }
        return state.beers.manufacturers[id] != nil
      }
    }
    clause("exactly one of 20 concurrent replacements of a manufacturer succeeds") {
      when("comparing and writing are separate steps") { $0.gateway.looksAndThenWrites("replaceManufacturer", 20) }
      when("another version than that of the successful call is stored") {
        $0.gateway.keeps("replaceManufacturer") { before, after, _ in after = before }
      }
    }
    clause("a renamed manufacturer keeps its id after a restart", when: "it has another id") {
      $0.reopened.items("manufacturers") { (maker: ManufacturerSummary) in
        let other = try? Manufacturer(
          name: maker.manufacturer.name, address: maker.manufacturer.address, origin: maker.manufacturer.origin)
        return other.map { ManufacturerSummary($0) } ?? maker
      }
    }
  }

  @Breakages static var deletingMakers: [StoreBreakage] {
    clause("a manufacturer's summary counts its beers and their reviews") {
      when("the list doesn't count them") {
        $0.gateway.items("manufacturers") { (maker: ManufacturerSummary) in maker.but(beers: 0, reviews: 0) }
      }
      when("a beer is counted once per review") {
        $0.gateway.items("manufacturers") { (maker: ManufacturerSummary) in
          maker.but(beers: max(maker.beerCount, maker.reviewCount))
        }
      }
      when("deleted reviews still count") {
        let deleted = Box(0)
        $0.gateway.keeps("deleteReview") { _, _, _ in deleted.change { $0 += 1 } }
        $0.gateway.showsFigures { $0.but(reviews: $0.reviewCount + deleted.value) }
      }
    }
    clause("deleting a manufacturer deletes its beers, their reviews and pictures, and nothing else") {
      when("its beers are not deleted") { $0.gateway.goesOnListing("beers", after: "deleteManufacturer") }
      when("the reviews are not deleted") { $0.gateway.goesOnListing("reviews", after: "deleteManufacturer") }
      when("the pictures are not deleted") { $0.gateway.picturesStay("beer", "review", after: "deleteManufacturer") }
      when("a picture of another manufacturer's beer is deleted") {
        $0.gateway.picturesGo(after: "deleteManufacturer") { before, call in
          guard case .deleteManufacturer(let expected) = call else { return [] }
          return before.beers.beers.values.filter { $0.manufacturer == expected.id }.flatMap(\.album.photos)
        }
      }
      when("all reviews are deleted") {
        $0.gateway.keeps("deleteManufacturer") { _, after, _ in after.beers.removeReviews() }
      }
    }
    clause("deleting an outdated manufacturer is refused") {
      when("nothing is compared") { $0.gateway.deletesMakers { _, _ in true } }
      when("only the number of beers is compared") {
        $0.gateway.deletesMakers { $0.manufacturer == $1.manufacturer && $0.beerCount == $1.beerCount }
      }
      when("only the counts are compared") {
        $0.gateway.deletesMakers { ($0.beerCount, $0.reviewCount) == ($1.beerCount, $1.reviewCount) }
      }
      when("a refused deletion deletes the reviews") {
        $0.gateway.leavesBehind("deleteManufacturer") { $0.beers.removeReviews() }
      }
    }
  }
}
