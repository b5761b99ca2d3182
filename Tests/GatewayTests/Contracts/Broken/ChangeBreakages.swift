@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofChanges: [StoreBreakage] {
    clause("listeners hear a seed, a saved or deleted draft, an order and a reset") {
      when("nothing is") { $0.gateway.onChanges = { _, _ in .silent } }
    }
    clause("each of several listeners is told", when: "the first") {
      $0.gateway.onChanges = { $1 == 1 ? await $0.changes() : .silent }
    }
    clause("a listener can read the change that it hears", when: "it is told before") {
      let isRead = Gate(for: 1)
      $0.gateway.onChanges = { _, _ in AsyncStream { $0.yield() } }
      $0.gateway.does("inventory") { (operation) throws(GatewayError) in
        let inventory = try await operation.passOn()
        await isRead.arrive()
        return inventory
      }
      $0.gateway.does("importSeed") { (operation) throws(GatewayError) in
        await isRead.wait()
        return try await operation.passOn()
      }
    }
    clause(
      "unread changes are one element, however many were committed",
      when: "there is one for each commit"
    ) {
      $0.gateway.onChanges = { _, _ in AsyncStream { listener in for _ in 0..<40 { listener.yield() } } }
    }
    clause("a listener that was canceled is told nothing more, and others are", when: "nobody is") {
      $0.gateway.onChanges = { $1 == 1 ? await $0.changes() : .silent }
    }
    clause("listeners hear a commit by another instance within a second", when: "it is not") {
      let other = StateStore()
      $0.gateway.onChanges = { _, _ in await other.changes() }
    }
    clause("listeners hear a draft that another instance saves after this one has read it", when: "it is not") {
      let other = StateStore()
      $0.gateway.onChanges = { _, _ in await other.changes() }
    }
    clause("a new listener takes no changes away from the others", when: "the first who listens is told nothing more") {
      $0.gateway.onChanges = { $1 == 1 ? .silent : await $0.changes() }
    }
    clause("listeners hear a seed of beers and every change to makers, beers and reviews") {
      let commits = [
        "a seed", "a manufacturer", "a changed manufacturer", "a beer", "a changed beer", "a review",
        "a changed review", "a deleted review",
        "a deleted beer", "a deleted manufacturer",
      ]
      // Each commit has a listener of its own.
      for (index, commit) in commits.enumerated() {
        when("\(commit) is not") { $0.gateway.onChanges = { $1 == index + 1 ? .silent : await $0.changes() } }
      }
    }
    clause("listeners are told when a dish is added, changed or deleted, and not when nothing changed") {
      for (index, commit) in [1: "a dish", 2: "a changed dish", 4: "a deleted dish"] {
        when("\(commit) is not") { $0.gateway.onChanges = { $1 == index ? .silent : await $0.changes() } }
      }
      when("replaceDish writes the same") {
        $0.gateway.then("replaceDish", where: { $0 == nil }) { $0.seeded.formSymmetricDifference([.recipes]) }
      }
      when("a refusal is written") { $0.gateway.leavesBehind("addDish") { $0.seeded.insert(.recipes) } }
    }
    clause("listeners are told when a recipe is added, changed or deleted, and not when nothing changed") {
      for (index, commit) in [1: "a recipe", 2: "a changed recipe", 4: "a deleted recipe"] {
        when("\(commit) is not") { $0.gateway.onChanges = { $1 == index ? .silent : await $0.changes() } }
      }
      when("replaceRecipe writes the same") {
        $0.gateway.then("replaceRecipe", where: { $0 == nil }) { $0.seeded.formSymmetricDifference([.beers]) }
      }
      when("a refusal is written") { $0.gateway.leavesBehind("addRecipe") { $0.seeded.insert(.beers) } }
    }
    clause("listeners hear no beer or review that is replaced by itself, or refused") {
      for call in ["replaceBeer", "replaceReview"] {
        when("\(call) writes the same") { $0.gateway.then(call, where: { $0 == nil }) { $0.seeded.insert(.recipes) } }
      }
      when("a refusal is written") { $0.gateway.leavesBehind("addBeer") { $0.seeded.insert(.recipes) } }
    }
  }
}

extension AsyncStream<Void> {
  fileprivate static var silent: AsyncStream<Void> { AsyncStream { _ in } }
}
