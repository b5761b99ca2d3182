import Entities
@testable import Gateways
import UseCases

extension StoreBreakage {
  @Breakages static var ofSeeds: [StoreBreakage] {
    clause("a new store isn't seeded", when: "it counts as seeded") {
      $0.gateway.answers("isSeeded") { (_: Bool, _) in true }
    }
    clause("committing an import stores its records and marks the domain as seeded") {
      when("the domain is not marked as seeded") { $0.gateway.answers("isSeeded") { (_: Bool, _) in false } }
      when("the records are not stored") { $0.gateway.onSeed = { $0.onInsert = { _ in true } } }
    }
    clause("importing a seed without records marks the domain as seeded", when: "only records mark it as seeded") {
      $0.gateway.sees("isSeeded") { state, _ in if state.menu.count == 0 { state.seeded = [] } }
    }
    clause("discarding an import changes nothing and returns the import's result") {
      when("discarded records are stored") { $0.gateway.keepsSeed = { $0 != .failed } }
      when("the end of the import is an error") {
        $0.gateway.onSeed = { $0.onEnd = { (_) throws(GatewayError) in throw .cancelled } }
      }
    }
    clause("discarding an import that removed all records keeps the stored records", when: "the removal is stored") {
      $0.gateway.keepsRemovals()
    }
    clause("a failed import changes nothing and rethrows its error") {
      when("the written records are stored") { $0.gateway.keepsSeed = { $0 != .discarded } }
    }
    clause("reads continue during an import and return none of its records") {
      when("reads are told to retry") { $0.gateway.refuses("menu", "isSeeded", with: .busy(what: "memory")) }
      when("reads see half of the import") { $0.gateway.showsSeedsThatAreRead() }
    }
    clause("exactly one of 30 concurrent first runs seeds the store") {
      when("each run counts as the first") { $0.gateway.onSeed = { $0.onIsSeeded = { false } } }
      when("the mark is read before the transaction starts") {
        let imports = Counter()
        // The first two transactions don't overlap, yet both read that the domain isn't seeded.
        $0.gateway.onSeed = { if imports.next() <= 2 { $0.onIsSeeded = { false } } }
      }
    }
    clause("the first of several records with the same id is kept, and later ones are skipped") {
      when("every insertion reports success") { $0.gateway.onSeed = { $0.reportsEveryInsert() } }
      when("the last one is kept") { $0.gateway.onSeed = { $0.keepsTheLast() } }
    }
    clause("an import adds new dishes to the menu and replaces those with the same ids") {
      when("other dishes are removed") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("stored dishes are not updated") {
        $0.gateway.keeps("importSeed") { before, after, _ in for dish in before.menu.all { after.menu[dish.id] = dish }
        }
      }
    }
    clause("a seed writer reports whether the domain was seeded and whether it has records") {
      when("the domain never counts as seeded") { $0.gateway.onSeed = { $0.onIsSeeded = { false } } }
      when("a seeded domain never counts as empty") {
        $0.gateway.onSeed = { writer in writer.onIsEmpty = { () throws(GatewayError) in try !writer.base.isSeeded } }
      }
    }
    clause("a seed writer returns the dish that a record replaces, even after removing all dishes") {
      when("every dish counts as new") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
      when("every dish counts as unchanged") { $0.gateway.onSeed = { $0.onReplaced = { $0 } } }
      when("removed dishes are not returned") { $0.gateway.onSeed = { $0.forgetsRemoved() } }
    }
    clause("a sample that the seed writer will drop isn't returned as a replaced dish") {
      when("no sample is dropped") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
      when("remaining samples are not returned") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
    }
    clause("a changed sample counts as a sample until it is deleted or replaced by an import") {
      when("samples are not marked") { $0.gateway.onSeed = { $0.onMarkSamples = {} } }
      when("records next to samples count as samples") {
        $0.gateway.answers("samples") { (found: SampleCount?, _) in
          found.map { SampleCount($0.records, of: $0.records) }
        }
      }
      when("deleted records still count as samples") {
        $0.gateway.keeps("deleteDish") { before, after, _ in after.samples = before.samples }
      }
      when("replaced records still count as samples") {
        $0.gateway.keeps("importSeed") { before, after, _ in
          after.samples.merge(before.samples) { new, old in new.merging(old) { $1 } }
        }
      }
      when("a changed sample no longer counts") { $0.gateway.then("replaceDish") { $0.samples = [:] } }
    }
    clause("an import that drops samples deletes unchanged ones and keeps changed ones permanently") {
      when("no sample is dropped") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
      when("all records are dropped") {
        $0.gateway.onSeed = { writer in writer.onDropSamples = { try? writer.base.removeAll() } }
      }
      when("a sample that was changed and changed back is dropped") {
        $0.gateway.keeps("replaceDish") { before, after, _ in after.samples = before.samples }
      }
      when("the writer reports no samples") { $0.gateway.onSeed = { $0.onHasSamples = { false } } }
      when("kept samples can still be dropped") {
        $0.gateway.answers("samples") { (found: SampleCount?, _) in
          found.map { SampleCount($0.samples, of: $0.records) }
        }
      }
    }
    clause("a domain with only unchanged samples counts as empty for an import that drops samples") {
      when("unchanged samples count as records") { $0.gateway.onSeed = { $0.onIsEmpty = { false } } }
      when("the domain always counts as empty") { $0.gateway.onSeed = { $0.onIsEmpty = { true } } }
      when("no sample is dropped") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
    }
    clause(
      "a seed writer counts its own records when it reports whether the domain is empty",
      when: "it reports the state before the import"
    ) {
      $0.gateway.onSeed = { $0.isEmptyAsBefore() }
    }
    clause("a canceled task can't import a seed") {
      when("a canceled import marks the domain as seeded") {
        $0.gateway.leavesBehind("importSeed") { $0.seeded = [.restaurant] }
      }
    }
    clause("canceling an import changes nothing and doesn't affect the next one") {
      when("the stored data is deleted") { $0.gateway.leavesBehind("importSeed") { $0 = StoreState() } }
    }
    clause("an imported seed survives a restart") {
      when("the imported records are lost") { $0.reopened = BrokenStore() }
    }
    clause("an import into a store without free space is refused and changes nothing") {
      when("the first half of the seed is stored") { $0.full.keepsHalf(250) }
    }
  }
}
