import Entities
import UseCases

extension OrderContract {
  static let durability: [Clause<Gateway>] = [
    Clause(id: "orders.save-at-once", "exactly one of 30 concurrently saved drafts is kept") { gateway in
      let user = try Samples.user()
      let orders = try (0..<30).map { try Samples.order("order-\($0)", [Samples.menu()[$0 % 5]]) }
      let results = await atOnce(30) { (index) throws(GatewayError) in
        try await gateway.saveDraft(orders[index], of: user, replacing: nil)
        return index
      }
      let saved = results.compactMap { try? $0.get() }
      try expect(saved.count, 1, "saved drafts")
      try expect(results.count { $0 == .failure(.conflict) }, 29, "conflicts")
      try expect(try await gateway.draft(of: user), orders[saved[0]], "draft")
    },
    Clause(id: "orders.change-at-once", "30 concurrent changes to a draft, retried after conflicts, are all kept") {
      gateway in
      try await addThirtyTimes(through: [gateway])
    },
    Clause(id: "orders.place-at-once", "exactly one of 30 concurrent attempts to place a draft succeeds") { gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      let placed = try Samples.placed(draft, at: 0)
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      let results = await atOnce(30) { (_) throws(GatewayError) in
        try await gateway.place(placed, of: user, replacing: draft)
      }
      try expect(results.count(where: \.isSuccess), 1, "successful calls")
      try expect(try await gateway.history(of: user, page: .first).items.count, 1, "placed orders")
    },
    Clause(
      id: "orders.users-at-once", "100 concurrent drafts from different users are all saved and immediately readable"
    ) { gateway in
      let orders = try (0..<100).map { try Samples.order("order-\($0)", [Samples.menu()[$0 % 5]]) }
      let users = try (0..<100).map { try Samples.user("user-\($0)") }
      // Every fourth user wrongly expects an existing draft.
      let isWrong = { @Sendable in $0 % 4 == 3 }
      let results = await atOnce(100) { (index) throws(GatewayError) in
        try await gateway.saveDraft(orders[index], of: users[index], replacing: isWrong(index) ? orders[0] : nil)
        return try await gateway.draft(of: users[index])
      }
      for (index, result) in results.enumerated() {
        try expect(
          result, isWrong(index) ? .failure(.conflict) : .success(orders[index]), "draft \(index), read immediately")
        try expect(try await gateway.draft(of: users[index]), isWrong(index) ? nil : orders[index], "draft \(index)")
      }
    },
    Clause(id: "orders.cancel", "a canceled task can neither read nor change orders") { gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      let placed = try Samples.placed(draft, at: 0)
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      try await expectCancelled("draft") { _ = try await gateway.draft(of: user) }
      try await expectCancelled("save") {
        try await gateway.saveDraft(OrderDraft(id: draft.id), of: user, replacing: draft)
      }
      try await expectCancelled("delete") { try await gateway.deleteDraft(draft, of: user) }
      try await expectCancelled("place") { try await gateway.place(placed, of: user, replacing: draft) }
      let other = try Samples.placed(Samples.order("order-2", Samples.menu()), at: 0)
      try await expectCancelled("place separately") { try await gateway.place(other, of: user) }
      try await expectCancelled("placed order") { _ = try await gateway.placedOrder(draft.id, of: user) }
      try await expectCancelled("history") { _ = try await gateway.history(of: user, page: .first) }
      try expect(try await gateway.draft(of: user), draft, "draft")
      try expect(try await gateway.history(of: user, page: .first).items, [], "history")
    },
    Clause(id: "orders.restart", "drafts and the order history survive a restart", needs: .reopened) { subject in
      let (user, gateway) = (try Samples.user(), subject.gateway)
      let old = try Samples.order("order-1", Samples.menu())
      let draft = try Samples.order("order-2", Samples.menu().reversed())
      try await gateway.place(old, at: 0.5, of: user)
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      let reopened = try await subject.opened(as: .reopened)
      try expect(try await reopened.draft(of: user), draft, "draft")
      let placed = try Samples.placed(old, at: 0.5)
      try expect(try await reopened.placedOrder(old.id, of: user), placed, "placed order")
      let history = try await reopened.history(of: user, page: .first)
      try expect(history.items, [OrderSummary(placed)], "history")
    },
    Clause(
      id: "orders.change-by-instances", "30 concurrent changes to a draft by several instances are all kept",
      needs: .reopened
    ) { subject in
      var gateways = [subject.gateway]
      for _ in 1...4 { gateways.append(try await subject.opened(as: .reopened)) }
      try await addThirtyTimes(through: gateways)
    },
    Clause(
      id: "orders.other-instance", "a change to a draft is immediately visible to another instance", needs: .reopened
    ) { subject in
      let (user, other) = (try Samples.user(), try await subject.opened(as: .reopened))
      let first = try Samples.order("order-1", [Samples.menu()[0]])
      let second = try changed(first) { try $0.add(Samples.menu()[1]) }
      try await subject.gateway.saveDraft(first, of: user, replacing: nil)
      try await other.saveDraft(second, of: user, replacing: first)
      try expect(try await subject.gateway.draft(of: user), second, "draft")
    },
    refusing(
      id: "orders.read-only", "changing drafts or orders in a read-only store is refused and changes nothing",
      .readOnly,
      .readOnly),
    refusing(
      id: "orders.full", "changing drafts or orders in a full store is refused and changes nothing", .full, .full),
  ]

  /// Adds a dish 30 times concurrently, retrying after each conflict, and checks the resulting quantity. All tasks read the draft before
  /// the first one saves it, so a gateway that doesn't compare drafts loses all additions except one.
  private static func addThirtyTimes(through gateways: [Gateway]) async throws {
    let (user, dish, id) = (try Samples.user(), try Samples.menu()[0], try Order.ID("order-1"))
    let haveRead = Gate(for: 30)
    let results = await atOnce(30) { (index) throws(GatewayError) in
      let gateway = gateways[index % gateways.count]
      while true {
        let draft: OrderDraft?
        do throws(GatewayError) { draft = try await gateway.draft(of: user) } catch {
          await haveRead.arrive()
          throw error
        }
        await haveRead.pass()
        var order = draft ?? OrderDraft(id: id)
        do { try order.add(dish) } catch { throw .failed(what: "order", why: "\(error)") }
        do throws(GatewayError) {
          return try await gateway.saveDraft(order, of: user, replacing: draft)
        } catch {
          if error != .conflict { throw error }
        }
      }
    }
    for result in results { try result.get() }
    for gateway in gateways { try expect(try await gateway.draft(of: user)?.units, 30, "pieces") }
  }

  private static func refusing(
    id: String, _ name: String, _ variant: Variant, _ refusal: ExpectedFailure
  ) -> Clause<Gateway> {
    Clause(id: id, name, needs: variant) { subject in
      let user = try Samples.user()
      // The order is so large that no store can fit it into the remaining space.
      let dishes = try (0..<400).map { try Samples.dish("Plato \($0) " + String(repeating: "ñ", count: 100)) }
      let draft = try Samples.order("order-1", [Samples.menu()[0]])
      let large = try changed(draft) { order in for dish in dishes { try order.add(dish) } }
      try await subject.gateway.saveDraft(draft, of: user, replacing: nil)

      let gateway = try await subject.opened(as: variant)
      try await expect(refusal, "save") { try await gateway.saveDraft(large, of: user, replacing: draft) }
      try await expect(refusal, "place") {
        try await gateway.place(try Samples.placed(large, at: 0), of: user, replacing: draft)
      }
      try await expect(refusal, "place separately") {
        let other = try changed(Samples.order("order-2", [])) { order in for dish in dishes { try order.add(dish) } }
        try await gateway.place(try Samples.placed(other, at: 0), of: user)
      }
      // Unlike a read-only store, a full store can still have room for small changes.
      if variant == .readOnly {
        try await expect(refusal, "delete") { try await gateway.deleteDraft(draft, of: user) }
      }
      try expect(try await gateway.draft(of: user), draft, "draft")
      let reopened = try await subject.opened(as: .reopened)
      try expect(try await reopened.draft(of: user), draft, "draft after a restart")
      try expect(try await reopened.history(of: user, page: .first).items, [], "history after a restart")
    }
  }
}
