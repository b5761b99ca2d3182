import Entities
@testable import Gateways
@testable import StoreCore
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofBeerSeeds: [StoreBreakage] {
    committedBeers
    discardedBeers
    refusedBeers
    beersThatComeAgain
    clause("20 concurrent imports of beers are all stored completely, with correct counts") {
      when("only the last import is kept") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("two beers are counted as one") { $0.gateway.showsFigures { $0.but(beers: min($0.beerCount, 20)) } }
      when("one import is told to retry") { $0.gateway.refuses("importSeed", with: .busy(what: "memory"), at: 20) }
    }
    clause("changing or deleting a beer fails with a conflict if an import has since changed the beer") {
      when("an outdated beer is deleted") { $0.gateway.deletesBeers { _, _ in true } }
      when("an outdated manufacturer is deleted") { $0.gateway.deletesMakers { _, _ in true } }
    }
    clause("canceling a task before or during an import of beers changes nothing") {
      when("the stored data is deleted") { $0.gateway.leavesBehind("importSeed") { $0 = StoreState() } }
      when("the pictures of the seed are stored") { $0.gateway.keepsSeededPictures() }
    }
    clause("imported beers and their pictures survive a restart") {
      when("the imported beers are lost") { $0.reopened = BrokenStore() }
    }
    clause("an import of beers into a read-only store is refused and changes nothing") {
      when("the pictures of the seed are stored") { $0.readOnly.keepsRefusedPictures() }
    }
    clause("an import of beers into a store without free space is refused and changes nothing") {
      when("the first half of the seed is stored") { $0.full.keepsHalf(30) }
      when("the pictures of the seed are stored") { $0.full.keepsRefusedPictures() }
    }
  }

  @Breakages private static var committedBeers: [StoreBreakage] {
    clause("an import stores beers with their pictures and marks only the beer domain as seeded") {
      when("the domain is not marked as seeded") { $0.gateway.answers("isSeeded") { (_: Bool, _) in false } }
      when("every domain is marked as seeded") {
        $0.gateway.sees("isSeeded") { state, _ in if !state.seeded.isEmpty { state.seeded = Set(Domain.allCases) } }
      }
      when("the records are not stored") { $0.gateway.onSeed = { $0.onInsert = { _ in true } } }
      when("the pictures are not stored") { $0.gateway.refuses("photo", with: .notFound) }
      when("beers are not counted") { $0.gateway.showsFigures { $0.but(beers: 0) } }
    }
    clause("a seed writer reports whether there are any beers, including those that it has inserted") {
      when("the domain never counts as seeded") { $0.gateway.onSeed = { $0.onIsSeeded = { false } } }
      when("only beers from before the import count") { $0.gateway.onSeed = { $0.isEmptyAsBefore() } }
      when("removed beers still count") {
        $0.gateway.onSeed = { writer in
          let wasEmpty = Box((try? writer.base.isEmpty) ?? false)
          writer.inserts { _ in
            wasEmpty.value = false
            return nil
          }
          writer.onIsEmpty = { wasEmpty.value }
        }
      }
    }
    clause("if a seed repeats the id of a manufacturer or beer, the first record is kept") {
      when("every insertion reports success") { $0.gateway.onSeed = { $0.reportsEveryInsert() } }
      when("the last one is kept") { $0.gateway.onSeed = { $0.keepsTheLast() } }
      when("the pictures of skipped records are stored") { $0.gateway.keepsSeededPictures() }
    }
  }

  @Breakages private static var discardedBeers: [StoreBreakage] {
    clause("discarding an import of beers changes nothing, even if the import removed all records") {
      when("discarded records are stored") { $0.gateway.keepsSeed = { $0 != .failed } }
      when("the removal is stored") { $0.gateway.keepsRemovals() }
      when("the pictures of the seed are stored") { $0.gateway.keepsSeededPictures() }
      when("the domain is marked as seeded") { $0.gateway.then("importSeed") { $0.seeded = [.beers] } }
    }
    clause("a failed import of beers changes nothing and rethrows its error") {
      when("the written records are stored") { $0.gateway.keepsSeed = { $0 != .discarded } }
      when("the pictures of the seed are stored") { $0.gateway.keepsSeededPictures() }
    }
  }

  @Breakages private static var refusedBeers: [StoreBreakage] {
    clause("a seed's beer is refused unless its manufacturer is stored or in the same seed") {
      when("the records before the refused one are stored") { $0.gateway.keepsSeed = { $0 != .discarded } }
      when("the beer is skipped without an error") {
        $0.gateway.onSeed = { writer in writer.onInsert = { (try? writer.base.insert($0)) ?? false } }
      }
      when("the manufacturer must be stored before the import") {
        let stored = $0.gateway.stateBeforeSeeds()
        $0.gateway.onSeed = {
          $0.inserts { (record) throws(GatewayError) in
            guard case .beer(let beer, _) = record, stored.value.beers.manufacturers[beer.manufacturer] == nil else {
              return nil
            }
            throw .notFound
          }
        }
      }
      when("a removed manufacturer is restored") {
        let stored = $0.gateway.stateBeforeSeeds()
        $0.gateway.onSeed = { writer in
          writer.inserts { (record) throws(GatewayError) in
            if case .beer(let beer, _) = record, let maker = stored.value.beers.manufacturers[beer.manufacturer] {
              _ = try writer.base.insert(.manufacturer(maker, photos: []))
            }
            return nil
          }
        }
      }
    }
    clause("a beer record isn't inserted unless its pictures are supplied or stored") {
      when("it is refused only at the end of the import") {
        $0.gateway.onSeed = { writer in
          var refusal: GatewayError?
          writer.onInsert = { (record) throws(GatewayError) in
            do throws(GatewayError) { return try writer.base.insert(record) } catch { refusal = error }
            return true
          }
          writer.onEnd = { (_) throws(GatewayError) in if let refusal { throw refusal } }
        }
      }
      when("a missing logo is accepted") {
        $0.gateway.onSeed = {
          $0.changes { record in
            guard case .manufacturer(let maker, let photos) = record else { return record }
            let hasLogo = photos.contains { Photo.ID(of: $0) == maker.logo }
            return .manufacturer(hasLogo ? maker : maker.but(withoutLogo: true), photos: photos)
          }
        }
      }
      when("a stored picture must be supplied again") {
        $0.gateway.onSeed = {
          $0.inserts { (record) throws(GatewayError) in
            guard case .beer(let beer, let photos) = record else { return nil }
            if !Set(photos.map { Photo.ID(of: $0) }).isSuperset(of: beer.album.photos) { throw .notFound }
            return nil
          }
        }
      }
      when("an unused picture is stored") { $0.gateway.keepsSeededPictures() }
    }
  }

  @Breakages private static var beersThatComeAgain: [StoreBreakage] {
    clause("an import of beers updates records with the same ids and keeps their reviews") {
      when("all other beers are removed") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("stored beers are not updated") { $0.gateway.meetsBeersAgain { _ in true } }
      when("the reviews are deleted") { $0.gateway.losesReviews() }
      when("former pictures are not deleted") { $0.gateway.keepsSeededPictures() }
    }
    clause("an import that updates a manufacturer or beer keeps fields missing from the new record") {
      when("the whole record is replaced") {
        let stored = $0.gateway.stateBeforeSeeds()
        $0.gateway.onSeed = { writer in
          // The stored records are removed first, so that the new record can't be completed with their fields. The stored records that the
          // seed doesn't contain are restored at the end.
          writer.removesAllFirst()
          writer.onEnd = { (_) throws(GatewayError) in
            let old = stored.value.beers
            for maker in old.manufacturers.values { _ = try writer.base.insert(.manufacturer(maker, photos: [])) }
            for beer in old.beers.values { _ = try writer.base.insert(.beer(beer, photos: [])) }
          }
        }
      }
      when("fields of the older manufacturer take precedence") {
        $0.gateway.keeps("importSeed") { before, after, _ in
          for maker in after.beers.manufacturers.values {
            if let old = before.beers.manufacturers[maker.id] { after.beers.put(old.completed(by: maker)) }
          }
        }
      }
      when("fields of the older beer take precedence") { $0.gateway.changesBeersAgain { $0.completed(by: $1) } }
      when("the old album is kept in any case") { $0.gateway.changesBeersAgain { $1.but(album: $0.album) } }
    }
    clause("an import can move a beer to another manufacturer together with its reviews") {
      when("the beer stays with its manufacturer") { $0.gateway.changesBeersAgain { $1.but(maker: $0.manufacturer) } }
      when("the beer is still counted for its former manufacturer") {
        let first = Box([Manufacturer.ID: ManufacturerSummary]())
        $0.gateway.showsFigures { maker in first.change { $0[maker.id] = $0[maker.id] ?? maker }[maker.id] ?? maker }
      }
      when("its reviews are deleted") { $0.gateway.losesReviews() }
    }
    clause("an import that removes all beers keeps only the reviews of beers that it contains") {
      when("a removed beer completes the imported one") { $0.gateway.changesBeersAgain { $1.completed(by: $0) } }
      when("all reviews are deleted") { $0.gateway.losesReviews() }
      when("the reviews of removed beers stay") { $0.gateway.goesOnListing("reviews", after: "importSeed") }
      when("beers that aren't imported again stay") { $0.gateway.onSeed = { $0.onRemoveAll = {} } }
      when("pictures of removed beers stay") { $0.gateway.keepsSeededPictures() }
    }
    clause(
      "a seed writer finds a replaced beer by its id, or by its name, type and strength"
    ) {
      when("every beer counts as new") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
      when("every beer counts as stored") { $0.gateway.onSeed = { $0.onReplaced = { $0 } } }
      when("a beer is found only by its id") {
        $0.gateway.onSeed = { writer in
          writer.onReplaced = { (record) throws(GatewayError) in
            try writer.base.replaced(by: record).flatMap { $0.key == record.key ? $0 : nil }
          }
        }
      }
    }
    clause("dropping samples keeps reviewed beers and the manufacturers of remaining or new beers") {
      when("no sample is dropped") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
      when("all records are dropped") {
        $0.gateway.onSeed = { writer in writer.onDropSamples = { try? writer.base.removeAll() } }
      }
      when("remaining samples no longer count as samples") {
        $0.gateway.answers("samples") { (_: SampleCount?, _) in nil }
      }
      when("deleted records still count as samples") {
        $0.gateway.keeps("deleteManufacturer") { before, after, _ in after.samples = before.samples }
      }
    }
    clause("importing the same beers again changes nothing, even if the import replaces all records") {
      when("the import is refused") { $0.gateway.meetsBeersAgain { (_) throws(GatewayError) in throw .conflict } }
      when("beers are counted again with each import") {
        let seeds = Box(0)
        $0.gateway.keeps("importSeed") { _, _, _ in seeds.change { $0 += 1 } }
        $0.gateway.showsFigures { $0.but(beers: $0.beerCount * seeds.value) }
      }
      when("the reviews are deleted") { $0.gateway.losesReviews() }
    }
  }
}

extension BrokenStore {
  /// Makes the writer return the result of `decide` for beers that are already stored. If `decide` returns `nil`, the writer inserts the
  /// beer.
  fileprivate mutating func meetsBeersAgain(_ decide: @escaping @Sendable (Beer) throws(GatewayError) -> Bool?) {
    let stored = stateBeforeSeeds()
    onSeed = {
      $0.inserts { (record) throws(GatewayError) in
        guard case .beer(let beer, _) = record, stored.value.beers.beers[beer.id] != nil else { return nil }
        return try decide(beer)
      }
    }
  }

  /// Makes the writer insert a changed beer if the seed's beer is already stored. The closure receives the stored beer and the seed's beer,
  /// and returns the changed beer.
  fileprivate mutating func changesBeersAgain(_ change: @escaping @Sendable (Beer, Beer) -> Beer) {
    let stored = stateBeforeSeeds()
    onSeed = {
      $0.changes { record in
        guard case .beer(let new, let photos) = record, let old = stored.value.beers.beers[new.id] else {
          return record
        }
        return .beer(change(old, new), photos: photos)
      }
    }
  }

  fileprivate mutating func losesReviews() { keeps("importSeed") { _, after, _ in after.beers.removeReviews() } }

  /// Makes the store keep the pictures of a rejected seed.
  fileprivate mutating func keepsRefusedPictures() {
    keepsWhatItRefuses("importSeed") { before, after in after = before }
    keepsSeededPictures()
  }
}
