package import Entities
public import UseCases

/// The contract of every `OrderGateway`, for drafts, placed orders, the history, concurrency and durability.
public enum OrderContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any OrderGateway

  /// All clauses of the contract.
  public static let clauses = drafts + placing + durability
}

extension OrderContract {
  static let drafts: [Clause<Gateway>] = [
    Clause(id: "orders.no-draft", "a new user has no draft") { gateway in
      try expect(try await gateway.draft(of: try Samples.user()), nil, "draft")
    },
    Clause(id: "orders.draft", "a saved draft is returned unchanged, including the order of its lines") { gateway in
      let order = try Samples.order("order-1", Samples.menu().reversed())
      let shorter = try changed(order) { try $0.removeLine($0.lines[1].dish) }
      let longer = try changed(shorter) { try $0.changeQuantity(of: $0.lines[0].dish, by: 99) }
      try await save([order, shorter, longer, OrderDraft(id: order.id)], gateway)
    },
    Clause(id: "orders.save-outdated", "saving a draft based on an outdated draft is refused") { gateway in
      let user = try Samples.user()
      let first = try Samples.order("order-1", [Samples.menu()[0]])
      let second = try changed(first) { try $0.add(Samples.menu()[1]) }
      try await gateway.saveDraft(first, of: user, replacing: nil)
      try await expect(.conflict, "save as a first draft") {
        try await gateway.saveDraft(second, of: user, replacing: nil)
      }
      try await expect(.conflict, "save over another draft") {
        try await gateway.saveDraft(first, of: user, replacing: second)
      }
      try expect(try await gateway.draft(of: user), first, "draft")
    },
    Clause(id: "orders.save-missing", "saving a draft based on a missing draft is refused") { gateway in
      let user = try Samples.user()
      let order = try Samples.order("order-1", [Samples.menu()[0]])
      try await expect(.conflict, "save over a missing draft") {
        try await gateway.saveDraft(order, of: user, replacing: order)
      }
      try expect(try await gateway.draft(of: user), nil, "draft")
    },
    Clause(id: "orders.other-draft", "a draft can be replaced with a draft that has a different id") { gateway in
      let menu = try Samples.menu()
      try await save(
        [try Samples.order("order-1", [menu[0]]), try Samples.order("order-2", [menu[1]])], gateway)
    },
    Clause(id: "orders.save-taken", "saving a draft with the id of a placed order is refused") { gateway in
      let user = try Samples.user()
      let order = try Samples.order("order-1", Samples.menu())
      try await gateway.place(order, at: 0, of: user)
      try await expect(.conflict, "save") { try await gateway.saveDraft(order, of: user, replacing: nil) }
      try expect(try await gateway.draft(of: user), nil, "draft")
    },
    Clause(id: "orders.delete", "deleting a draft deletes its lines, but keeps a draft with a different id") {
      gateway in
      let user = try Samples.user()
      let order = try Samples.order("order-1", Samples.menu())
      try await gateway.saveDraft(order, of: user, replacing: nil)
      try await gateway.deleteDraft(OrderDraft(id: try Order.ID("order-2")), of: user)
      try expect(try await gateway.draft(of: user), order, "draft after deleting another one")
      try await gateway.deleteDraft(order, of: user)
      try expect(try await gateway.draft(of: user), nil, "draft after its deletion")
      try await save([OrderDraft(id: order.id)], gateway)
    },
    Clause(id: "orders.delete-outdated", "deleting an outdated draft is refused") { gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      let shorter = try Samples.order("order-1", [Samples.menu()[0]])
      try await expect(.conflict, "delete") { try await gateway.deleteDraft(shorter, of: user) }
      try expect(try await gateway.draft(of: user), draft, "draft")
    },
    Clause(id: "orders.delete-missing", "deleting a missing draft does nothing") { gateway in
      let user = try Samples.user()
      let order = try Samples.order("order-1", Samples.menu())
      try await gateway.deleteDraft(order, of: user)
      try await gateway.place(order, at: 0, of: user)
      try await gateway.deleteDraft(order, of: user)
      try expect(try await gateway.placedOrder(order.id, of: user), try Samples.placed(order, at: 0), "placed order")
    },
    Clause(id: "orders.users", "one user's draft and orders are invisible to other users") { gateway in
      let (ana, eva) = (try Samples.user("ana"), try Samples.user("eva"))
      let order = try Samples.order("order-1", Samples.menu())
      let other = try Samples.order("order-1", [Samples.menu()[0]])
      try await gateway.place(order, at: 0, of: ana)
      try await gateway.saveDraft(other, of: eva, replacing: nil)
      try await gateway.deleteDraft(order, of: ana)
      try expect(try await gateway.draft(of: ana), nil, "Ana's draft")
      try expect(try await gateway.draft(of: eva), other, "Eva's draft")
      try expect(try await gateway.history(of: eva, page: .first).items, [], "Eva's history")
      try await expect(.notFound, "Ana's order, read by Eva") { _ = try await gateway.placedOrder(order.id, of: eva) }
    },
  ]

  /// Saves the drafts one after another, and checks that each one is read back unchanged.
  static func save(_ orders: [OrderDraft], _ gateway: Gateway) async throws {
    let user = try Samples.user()
    var previous: OrderDraft?
    for order in orders {
      try await gateway.saveDraft(order, of: user, replacing: previous)
      try expect(try await gateway.draft(of: user), order, "draft")
      previous = order
    }
  }

  package static func changed(_ draft: OrderDraft, _ change: (inout OrderDraft) throws -> Void) rethrows -> OrderDraft {
    var changed = draft
    try change(&changed)
    return changed
  }
}
