@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofChanges: [StoreBreakage] {
    clause("listeners are notified of imports, saved or deleted drafts, orders and resets") {
      when("no change is reported") { $0.gateway.onChanges = { _, _ in .silent } }
    }
    clause("each of several listeners is notified of a change", when: "only the first listener is notified") {
      $0.gateway.onChanges = { $1 == 1 ? await $0.changes() : .silent }
    }
    clause("a notified listener can read the change", when: "the notification precedes the change") {
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
      "a listener gets one notification for several changes that it hasn't read",
      when: "each commit has its own notification"
    ) {
      $0.gateway.onChanges = { _, _ in AsyncStream { listener in for _ in 0..<40 { listener.yield() } } }
    }
    clause(
      "canceling a listener ends its notifications but not those of other listeners",
      when: "no other listener is notified"
    ) {
      $0.gateway.onChanges = { $1 == 1 ? await $0.changes() : .silent }
    }
    clause(
      "listeners are notified within a second when another instance commits a change",
      when: "another instance's commits are not reported"
    ) {
      let other = StateStore()
      $0.gateway.onChanges = { _, _ in await other.changes() }
    }
    clause(
      "listeners are notified when another instance saves a draft after a read has found none",
      when: "another instance's commits are not reported"
    ) {
      let other = StateStore()
      $0.gateway.onChanges = { _, _ in await other.changes() }
    }
    clause(
      "a new listener doesn't consume the notifications of existing listeners",
      when: "the first listener is not notified"
    ) {
      $0.gateway.onChanges = { $1 == 1 ? .silent : await $0.changes() }
    }
    clause("listeners are notified of every change to manufacturers, beers and reviews") {
      let commits = [
        "a seed", "a manufacturer", "a changed manufacturer", "a beer", "a changed beer", "a review",
        "a changed review", "a deleted review",
        "a deleted beer", "a deleted manufacturer",
      ]
      // Each commit has a separate listener.
      for (index, commit) in commits.enumerated() {
        when("\(commit) is not reported") { $0.gateway.onChanges = { $1 == index + 1 ? .silent : await $0.changes() } }
      }
    }
    clause("listeners are notified of an added, changed or deleted dish, but not of a refused change") {
      for (index, commit) in [1: "a dish", 2: "a changed dish", 4: "a deleted dish"] {
        when("\(commit) is not reported") { $0.gateway.onChanges = { $1 == index ? .silent : await $0.changes() } }
      }
      when("an identical replaceDish is written") {
        $0.gateway.then("replaceDish", where: { $0 == nil }) { $0.seeded.formSymmetricDifference([.recipes]) }
      }
      when("a refused addition is written") { $0.gateway.leavesBehind("addDish") { $0.seeded.insert(.recipes) } }
    }
    clause("listeners are notified of an added, changed or deleted recipe, but not of a refused change") {
      for (index, commit) in [1: "a recipe", 2: "a changed recipe", 4: "a deleted recipe"] {
        when("\(commit) is not reported") { $0.gateway.onChanges = { $1 == index ? .silent : await $0.changes() } }
      }
      when("an identical replaceRecipe is written") {
        $0.gateway.then("replaceRecipe", where: { $0 == nil }) { $0.seeded.formSymmetricDifference([.beers]) }
      }
      when("a refused addition is written") { $0.gateway.leavesBehind("addRecipe") { $0.seeded.insert(.beers) } }
    }
    clause("refused or identical replacements of beers and reviews don't notify listeners") {
      for call in ["replaceBeer", "replaceReview"] {
        when("an identical \(call) is written") {
          $0.gateway.then(call, where: { $0 == nil }) { $0.seeded.insert(.recipes) }
        }
      }
      when("a refused addition is written") { $0.gateway.leavesBehind("addBeer") { $0.seeded.insert(.recipes) } }
    }
  }
}

extension AsyncStream<Void> {
  fileprivate static var silent: AsyncStream<Void> { AsyncStream { _ in } }
}
