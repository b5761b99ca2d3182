import Entities
import Foundation
@testable import Gateways
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var seedingPlaces: [StoreBreakage] {
    clause("an import that removes all places replaces them and their download note") {
      when("nothing is removed") { $0.gateway.onSeed = { $0.onRemoveAll = { () in } } }
      when("the first note stays") {
        $0.gateway.keeps("importSeed") { $1.placeDownload = $0.placeDownload ?? $1.placeDownload }
      }
    }
    clause("an import of places adds new ones and replaces those with the same ids completely") {
      when("it replaces all") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("texts of the old stay") {
        $0.gateway.keeps("importSeed") { before, after in
          for old in before.places.all {
            after.places[old.id] = try? after.places[old.id]?.copy(description: old.description)
          }
        }
      }
    }
    clause("a discarded or failed import of places changes nothing") {
      when("it is kept") { $0.gateway.keepsSeed = { $0 != .failed } }
      when("one that fails is kept") { $0.gateway.keepsSeed = { $0 != .discarded } }
      when("its removal is kept") { $0.gateway.keepsRemovals() }
    }
    clause("the writer returns the place that a record replaces, even after removing all") {
      when("it knows none") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
      when("it takes each for unchanged") { $0.gateway.onSeed = { $0.onReplaced = { $0 } } }
    }
    clause("the first of several places with the same id in a seed is kept", when: "the last does, and nobody is told") {
      $0.gateway.onSeed = { $0.keepsTheLast { _ in true } }
    }
    clause("readers see the places of one import or the next, never a mixture", when: "the half comes later") {
      let first = Box([Place]())
      $0.gateway.keeps("importSeed") { _, after in
        let places = after.places.all
        first.change { if $0.isEmpty { $0 = places } }
      }
      $0.gateway.lists("places") { (places: [Place], _) in
        zip(places, first.value).enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element.0 : $0.element.1 }
      }
    }
    clause("a download note is stored with its places, including its date to the millisecond") {
      when("to the second") {
        $0.gateway.showsDownload {
          let date = Date(timeIntervalSince1970: $0.date.timeIntervalSince1970.rounded(.down))
          return PlaceDownloadNote(id: $0.id, source: $0.source, date: date)
        }
      }
      when("its source is lost") {
        $0.gateway.showsDownload { PlaceDownloadNote(id: $0.id, source: "", date: $0.date) }
      }
    }
    clause("the download note appears when an import commits, and is deleted with the places") {
      when("it stays") {
        $0.gateway.keeps("importSeed", "reset") { $1.placeDownload = $1.placeDownload ?? $0.placeDownload }
      }
      when("each seed is one") {
        $0.gateway.keeps("importSeed") { _, after in
          if after.places.count > 0 { after.placeDownload = after.placeDownload ?? .sample }
        }
      }
      when("who joins ends it") { $0.gateway.onSeed = { $0.removesAllFirst() } }
    }
    clause("the writer of places reports whether there are any") {
      when("it never is empty") { $0.gateway.onSeed = { $0.onIsEmpty = { () in false } } }
      when("it removes nothing") { $0.gateway.onSeed = { $0.onRemoveAll = { () in } } }
      when("it never was seeded") { $0.gateway.onSeed = { $0.onIsSeeded = { () in false } } }
    }
  }
}
