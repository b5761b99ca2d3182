import Entities
@testable import Gateways
import UseCases

extension StoreBreakage {
  @Breakages static var ofSeeds: [StoreBreakage] {
    clause("a new store isn't seeded", when: "it says that it is") {
      $0.gateway.answers("isSeeded") { (_: Bool, _) in true }
    }
    clause("committing an import stores its records and marks the domain as seeded") {
      when("it is not marked") { $0.gateway.answers("isSeeded") { (_: Bool, _) in false } }
      when("it is not stored") { $0.gateway.onSeed = { $0.onInsert = { _ in true } } }
    }
    clause("importing a seed without records marks the domain as seeded", when: "only data mark it") {
      $0.gateway.sees("isSeeded") { state, _ in if state.menu.count == 0 { state.seeded = [] } }
    }
    clause("discarding an import changes nothing and returns its answer") {
      when("it is kept") { $0.gateway.keepsSeed = { $0 != .failed } }
      when("its end is a failure") {
        $0.gateway.onSeed = { $0.onEnd = { (_) throws(GatewayError) in throw .cancelled } }
      }
    }
    clause("discarding an import that removed all records keeps them", when: "the removal is kept") {
      $0.gateway.keepsRemovals()
    }
    clause("a failed import changes nothing and rethrows its error") {
      when("what it wrote is kept") { $0.gateway.keepsSeed = { $0 != .discarded } }
    }
    clause("reads continue during an import and see none of its records") {
      when("they are told to come again") { $0.gateway.refuses("menu", "isSeeded", with: .busy(what: "memory")) }
      when("they see the half of it") { $0.gateway.showsSeedsThatAreRead() }
    }
    clause("exactly one of 30 concurrent first runs seeds the store") {
      when("each believes that it is the first") { $0.gateway.onSeed = { $0.onIsSeeded = { false } } }
      when("the mark is read before the transaction begins") {
        let imports = Counter()
        // The first two transactions don't overlap, yet both read the outdated mark.
        $0.gateway.onSeed = { if imports.next() <= 2 { $0.onIsSeeded = { false } } }
      }
    }
    clause("the first of several records with the same id is kept, and the others are skipped") {
      when("the answer is always yes") { $0.gateway.onSeed = { $0.saysYes() } }
      when("the last one stays") { $0.gateway.onSeed = { $0.keepsTheLast() } }
    }
    clause("an import adds dishes to the menu and replaces those with the same ids") {
      when("it replaces all") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("what is there stays") {
        $0.gateway.keeps("importSeed") { before, after, _ in for dish in before.menu.all { after.menu[dish.id] = dish }
        }
      }
    }
    clause("the writer reports whether the domain was seeded and has records") {
      when("it never was") { $0.gateway.onSeed = { $0.onIsSeeded = { false } } }
      when("seeded means that it holds data") {
        $0.gateway.onSeed = { writer in writer.onIsEmpty = { () throws(GatewayError) in try !writer.base.isSeeded } }
      }
    }
    clause("the writer returns the dish that a record replaces, even after removing all") {
      when("it knows none") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
      when("it takes each for unchanged") { $0.gateway.onSeed = { $0.onReplaced = { $0 } } }
      when("it forgets those that it removed") { $0.gateway.onSeed = { $0.forgetsRemoved() } }
    }
    clause("the writer ignores samples that it will drop when it looks up a replaced dish") {
      when("all samples stay") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
      when("no sample counts") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
    }
    clause("a changed sample counts as a sample until it is deleted or replaced by an import") {
      when("they are no samples") { $0.gateway.onSeed = { $0.onMarkSamples = {} } }
      when("what is beside them is one, too") {
        $0.gateway.answers("samples") { (found: SampleCount?, _) in
          found.map { SampleCount($0.records, of: $0.records) }
        }
      }
      when("they stay when they are deleted") {
        $0.gateway.keeps("deleteDish") { before, after, _ in after.samples = before.samples }
      }
      when("they stay when something takes their place") {
        $0.gateway.keeps("importSeed") { before, after, _ in
          after.samples.merge(before.samples) { new, old in new.merging(old) { $1 } }
        }
      }
      when("a change ends them") { $0.gateway.then("replaceDish") { $0.samples = [:] } }
    }
    clause("an import that drops samples deletes the unchanged ones and keeps the others for good") {
      when("all stay") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
      when("all that was there goes") {
        $0.gateway.onSeed = { writer in writer.onDropSamples = { try? writer.base.removeAll() } }
      }
      when("what is changed back goes") {
        $0.gateway.keeps("replaceDish") { before, after, _ in after.samples = before.samples }
      }
      when("the writer knows of none") { $0.gateway.onSeed = { $0.onHasSamples = { false } } }
      when("they go on making way") {
        $0.gateway.answers("samples") { (found: SampleCount?, _) in
          found.map { SampleCount($0.samples, of: $0.records) }
        }
      }
    }
    clause("a domain with only unchanged samples is empty for an import that drops samples") {
      when("they count") { $0.gateway.onSeed = { $0.onIsEmpty = { false } } }
      when("they never count") { $0.gateway.onSeed = { $0.onIsEmpty = { true } } }
      when("they stay") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
    }
    clause("the writer counts its own records when it reports whether the domain is empty", when: "it sees what was there before") {
      $0.gateway.onSeed = { $0.isEmptyAsBefore() }
    }
    clause("a canceled task can't import a seed") {
      when("the import leaves its mark") { $0.gateway.leavesBehind("importSeed") { $0.seeded = [.restaurant] } }
    }
    clause("canceling an import changes nothing and doesn't affect the next one") {
      when("what was there is gone") { $0.gateway.leavesBehind("importSeed") { $0 = StoreState() } }
    }
    clause("an imported seed survives a restart") {
      when("it is gone") { $0.reopened = BrokenStore() }
    }
    clause("importing a seed without free space is refused and changes nothing") {
      when("the half that fits is kept") { $0.full.keepsHalf(250) }
    }
  }
}
