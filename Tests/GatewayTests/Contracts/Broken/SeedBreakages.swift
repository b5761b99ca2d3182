import Entities
@testable import Gateways
import UseCases

extension StoreBreakage {
  @Breakages static var ofSeeds: [StoreBreakage] {
    clause("a new store is not seeded", when: "it says that it is") {
      $0.gateway.answers("isSeeded") { (_: Bool, _) in true }
    }
    clause("a committed seed is stored, and the domain marked as seeded") {
      when("it is not marked") { $0.gateway.answers("isSeeded") { (_: Bool, _) in false } }
      when("it is not stored") { $0.gateway.onSeed = { $0.onInsert = { _ in true } } }
    }
    clause("a seed without records marks the domain all the same", when: "only data mark it") {
      $0.gateway.sees("isSeeded") { state, _ in if state.menu.count == 0 { state.seeded = [] } }
    }
    clause("a discarded seed changes nothing, and its answer comes back") {
      when("it is kept") { $0.gateway.keepsSeed = { $0 != .failed } }
      when("its end is a failure") {
        $0.gateway.onSeed = { $0.onEnd = { (_) throws(GatewayError) in throw .cancelled } }
      }
    }
    clause("a discarded seed leaves what was there, even after everything was removed", when: "the removal is kept") {
      $0.gateway.keepsRemovals()
    }
    clause("a seed that fails changes nothing, and its error comes back") {
      when("what it wrote is kept") { $0.gateway.keepsSeed = { $0 != .discarded } }
    }
    clause("readings go on while a seed is read, and see nothing of it") {
      when("they are told to come again") { $0.gateway.refuses("menu", "isSeeded", with: .busy(what: "memory")) }
      when("they see the half of it") { $0.gateway.showsSeedsThatAreRead() }
    }
    clause("of 30 first runs at once one seeds the store, the others see that or are refused") {
      when("each believes that it is the first") { $0.gateway.onSeed = { $0.onIsSeeded = { false } } }
      when("the mark is read before the transaction begins") {
        let imports = Counter()
        // The first two transactions don't overlap, yet both read the outdated mark.
        $0.gateway.onSeed = { if imports.next() <= 2 { $0.onIsSeeded = { false } } }
      }
    }
    clause("of records of one id in a seed the first stays, and the others are not put in") {
      when("the answer is always yes") { $0.gateway.onSeed = { $0.saysYes() } }
      when("the last one stays") { $0.gateway.onSeed = { $0.keepsTheLast() } }
    }
    clause("a seed is added to the menu that is there and replaces dishes with the same ids") {
      when("it replaces all") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("what is there stays") {
        $0.gateway.keeps("importSeed") { before, after, _ in for dish in before.menu.all { after.menu[dish.id] = dish }
        }
      }
    }
    clause("the writer knows whether the domain was seeded and holds data") {
      when("it never was") { $0.gateway.onSeed = { $0.onIsSeeded = { false } } }
      when("seeded means that it holds data") {
        $0.gateway.onSeed = { writer in writer.onIsEmpty = { () throws(GatewayError) in try !writer.base.isSeeded } }
      }
    }
    clause("the writer knows the dish that a dish replaces, also after it removed all") {
      when("it knows none") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
      when("it takes each for unchanged") { $0.gateway.onSeed = { $0.onReplaced = { $0 } } }
      when("it forgets those that it removed") { $0.gateway.onSeed = { $0.forgetsRemoved() } }
    }
    clause("a dish replaces no sample that makes way") {
      when("all samples stay") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
      when("no sample counts") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
    }
    clause("samples are counted until they are deleted or a seed replaces them, even if they were changed") {
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
    clause("a seed that drops samples deletes the untouched ones, and the others stay for good") {
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
    clause("a seed that drops samples finds its domain empty if it held only untouched samples") {
      when("they count") { $0.gateway.onSeed = { $0.onIsEmpty = { false } } }
      when("they never count") { $0.gateway.onSeed = { $0.onIsEmpty = { true } } }
      when("they stay") { $0.gateway.onSeed = { $0.onDropSamples = {} } }
    }
    clause("the writer sees what it wrote", when: "it sees what was there before") {
      $0.gateway.onSeed = { $0.isEmptyAsBefore() }
    }
    clause("a canceled task is refused and changes nothing") {
      when("the import leaves its mark") { $0.gateway.leavesBehind("importSeed") { $0.seeded = [.restaurant] } }
    }
    clause("a task that is canceled while its seed is read changes nothing, and the next one works") {
      when("what was there is gone") { $0.gateway.leavesBehind("importSeed") { $0 = StoreState() } }
    }
    clause("a seed is there after a restart") {
      when("it is gone") { $0.reopened = BrokenStore() }
    }
    clause("where there is no room a seed is refused, and nothing changes") {
      when("the half that fits is kept") { $0.full.keepsHalf(250) }
    }
  }
}
