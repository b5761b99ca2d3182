import Entities
import Foundation
@testable import Gateways
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var seedingPlaces: [StoreBreakage] {
    clause("an import that removes all places replaces them and their download record") {
      when("nothing is removed") { $0.gateway.onSeed = { $0.onRemoveAll = { () in } } }
      when("the first note is kept") {
        $0.gateway.keeps("importSeed") { $1.placeDownload = $0.placeDownload ?? $1.placeDownload }
      }
    }
    clause("an import of places adds new ones and completely replaces those with the same ids") {
      when("other places are removed") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("old texts are kept") {
        $0.gateway.keeps("importSeed") { before, after in
          for old in before.places.all {
            after.places[old.id] = try? after.places[old.id]?.copy(description: old.description)
          }
        }
      }
    }
    clause("a discarded or failed import of places changes nothing") {
      when("discarded places are stored") { $0.gateway.keepsSeed = { $0 != .failed } }
      when("places of a failed import are stored") { $0.gateway.keepsSeed = { $0 != .discarded } }
      when("the removal is stored") { $0.gateway.keepsRemovals() }
    }
    clause("a seed writer returns the place that a record replaces, even after removing all places") {
      when("every place counts as new") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
      when("every place counts as unchanged") { $0.gateway.onSeed = { $0.onReplaced = { $0 } } }
    }
    clause(
      "the first of several places with the same id in a seed is kept",
      when: "the last one is kept and all are reported as new"
    ) {
      $0.gateway.onSeed = { $0.keepsTheLast { _ in true } }
    }
    clause(
      "concurrent readers see the places before or after an import, never a mixture",
      when: "half of the places are updated later"
    ) {
      let first = Box([Place]())
      $0.gateway.keeps("importSeed") { _, after in
        let places = after.places.all
        first.change { if $0.isEmpty { $0 = places } }
      }
      $0.gateway.lists("places") { (places: [Place], _) in
        zip(places, first.value).enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element.0 : $0.element.1 }
      }
    }
    clause("a download record is stored with its places, and its date is exact to the millisecond") {
      when("the date is truncated to seconds") {
        $0.gateway.showsDownload {
          let date = Date(timeIntervalSince1970: $0.date.timeIntervalSince1970.rounded(.down))
          return PlaceDownloadNote(id: $0.id, source: $0.source, date: date)
        }
      }
      when("its source is lost") {
        $0.gateway.showsDownload { PlaceDownloadNote(id: $0.id, source: "", date: $0.date) }
      }
    }
    clause("a download record appears when its import commits, and is deleted with the places") {
      when("the note is never deleted") {
        $0.gateway.keeps("importSeed", "reset") { $1.placeDownload = $1.placeDownload ?? $0.placeDownload }
      }
      when("every import stores a note") {
        $0.gateway.keeps("importSeed") { _, after in
          if after.places.count > 0 { after.placeDownload = after.placeDownload ?? .sample }
        }
      }
      when("an import without a note deletes the existing one") { $0.gateway.onSeed = { $0.removesAllFirst() } }
    }
    clause("a seed writer reports whether there are any places") {
      when("the domain never counts as empty") { $0.gateway.onSeed = { $0.onIsEmpty = { () in false } } }
      when("nothing is removed") { $0.gateway.onSeed = { $0.onRemoveAll = { () in } } }
      when("the domain never counts as seeded") { $0.gateway.onSeed = { $0.onIsSeeded = { () in false } } }
    }
  }
}
