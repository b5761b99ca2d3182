import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

// Breakages of adding, editing and deleting manufacturers.
extension StoreBreakage {
  @Breakages static var addingMakers: [StoreBreakage] {
    clause("a manufacturer's name can be added again only with a different address") {
      when("the name decides") {
        $0.gateway.refuses("addManufacturer", with: .conflict) { state, call in
          guard case .addManufacturer(let maker) = call else { return false }
          return state.beers.manufacturers.values.contains { SearchText.fold($0.name) == SearchText.fold(maker.name) }
        }
      }
    }
    clause("exactly one of 20 concurrent additions of a manufacturer succeeds") {
      when("checked and written in two steps") { $0.gateway.looksAndThenWrites("addManufacturer", 20) }
    }
    clause("adding a manufacturer is refused unless its logo is supplied or already stored") {
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

  @Breakages static var replacingMakers: [StoreBreakage] {
    clause("replacing a manufacturer keeps its id and its beers") {
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
    clause("replacing an outdated or missing manufacturer, or using a taken name, is refused") {
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
    clause("a manufacturer's former name is free for another one, which gets a new id") {
      when("ids are compared, not names") {
        $0.gateway.refuses("addManufacturer", with: .conflict) { state, call in
          if case .addManufacturer(let maker) = call { state.beers.manufacturers[maker.id] != nil } else { false }
        }
      }
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
    clause("an imported manufacturer doesn't prevent changing another one with the same name", when: "it can't") {
      $0.gateway.refuses("replaceManufacturer", with: .conflict) { state, call in
        guard case .replaceManufacturer(_, let new) = call, let id = new.namedID, id != new.id else { return false }
        return state.beers.manufacturers[id] != nil
      }
    }
    clause("exactly one of 20 concurrent replacements of a manufacturer succeeds") {
      when("compared and written in two steps") { $0.gateway.looksAndThenWrites("replaceManufacturer", 20) }
      when("the one that is told so is not the one kept") {
        $0.gateway.keeps("replaceManufacturer") { before, after, _ in after = before }
      }
    }
    clause("a renamed manufacturer keeps its id after a restart", when: "under another") {
      $0.reopened.items("manufacturers") { (maker: ManufacturerSummary) in
        let other = try? Manufacturer(
          name: maker.manufacturer.name, address: maker.manufacturer.address, origin: maker.manufacturer.origin)
        return other.map { ManufacturerSummary($0) } ?? maker
      }
    }
  }

  @Breakages static var deletingMakers: [StoreBreakage] {
    clause("a manufacturer's summary counts its beers and their reviews") {
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
    clause("deleting a manufacturer deletes its beers, their reviews and all pictures, nothing else") {
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
    }
    clause("deleting an outdated manufacturer is refused") {
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
