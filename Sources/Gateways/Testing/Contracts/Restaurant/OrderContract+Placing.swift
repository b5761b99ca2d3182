import Entities
import UseCases

extension OrderContract {
  static let placing: [Clause<Gateway>] = [
    Clause(id: "orders.place", "placing an order deletes the draft and adds the complete order to the history") {
      gateway in
      let user = try Samples.user()
      let dishes = try Samples.menu()
      let draft = try changed(Samples.order("order-1", dishes.reversed())) { try $0.add(dishes[2]) }
      let placed = try Samples.placed(draft, at: 0.123)
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      try await gateway.place(placed, of: user, replacing: draft)
      try expect(try await gateway.draft(of: user), nil, "draft")
      try expect(try await gateway.placedOrder(draft.id, of: user), placed, "placed order")
      let summary = try await gateway.history(of: user, page: .first)
      try expect(summary.items, [OrderSummary(placed)], "history")
    },
    Clause(id: "orders.notes", "saving a draft stores its notes, and placing the draft keeps them") { gateway in
      let (user, menu) = (try Samples.user(), try Samples.menu())
      let first = try changed(Samples.order("order-1", menu)) {
        try $0.setNote(OrderNote("«Sin» cebolla, 100 %"), of: menu[1].id)
      }
      let second = try changed(first) { try $0.setNote(OrderNote("sin sal"), of: menu[0].id) }
      let third = try changed(second) { try $0.setNote(nil, of: menu[1].id) }
      try await gateway.saveDraft(first, of: user, replacing: nil)
      try expect(try await gateway.draft(of: user), first, "draft")
      try await gateway.saveDraft(second, of: user, replacing: first)
      try expect(try await gateway.draft(of: user), second, "draft with another note")
      try await expect(.conflict, "a draft without its note") {
        try await gateway.saveDraft(third, of: user, replacing: first)
      }
      try await gateway.saveDraft(third, of: user, replacing: second)
      let placed = try Samples.placed(third, at: 0)
      try await gateway.place(placed, of: user, replacing: third)
      try expect(try await gateway.placedOrder(placed.id, of: user), placed, "placed order")
    },
    Clause(id: "orders.placed-lines", "a placed order contains its own lines rather than those of the draft") {
      gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      let smaller = try changed(draft) { try $0.removeLine($0.lines[0].dish) }
      let placed = try Samples.placed(smaller, at: 0)
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      try await gateway.place(placed, of: user, replacing: draft)
      try expect(try await gateway.placedOrder(draft.id, of: user), placed, "placed order")
    },
    Clause(id: "orders.place-outdated", "placing an order based on an outdated draft is refused") {
      gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      let stale = try changed(draft) { try $0.removeLine($0.lines[0].dish) }
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      try await expect(.conflict, "place") {
        try await gateway.place(try Samples.placed(stale, at: 0), of: user, replacing: stale)
      }
      try expect(try await gateway.draft(of: user), draft, "draft")
      try expect(try await gateway.history(of: user, page: .first).items, [], "history")
    },
    Clause(id: "orders.place-once", "placing the same order twice is refused") { gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      try await gateway.place(draft, at: 0, of: user)
      try await expect(.conflict, "place again") {
        try await gateway.place(try Samples.placed(draft, at: 1), of: user, replacing: draft)
      }
      try expect(try await gateway.history(of: user, page: .first).items.count, 1, "placed orders")
    },
    Clause(
      id: "orders.place-addresses",
      "an order placed concurrently to several addresses keeps the address of the successful call"
    ) {
      gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      let placed = try (0..<10).map { try Samples.placed(draft, at: 0, to: "Calle del Pez, \($0)") }
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      let results = await atOnce(10) { (index) throws(GatewayError) in
        try await gateway.place(placed[index], of: user, replacing: draft)
        return index
      }
      let succeeded = results.compactMap { try? $0.get() }
      try expect(succeeded.count, 1, "successful calls")
      try expect(results.count { $0 == .failure(.conflict) }, 9, "conflicts")
      try expect(try await gateway.placedOrder(draft.id, of: user), placed[succeeded[0]], "placed order")
    },
    Clause(id: "orders.place-keeping-draft", "placing an order without using the draft keeps the draft") {
      gateway in
      let (user, menu) = (try Samples.user(), try Samples.menu())
      let (first, second) = (
        try Samples.placed(Samples.order("order-1", menu), at: 0),
        try Samples.placed(Samples.order("order-2", [menu[0]]), at: 5)
      )
      let draft = try Samples.order("order-3", menu.reversed())
      try await gateway.place(first, of: user)
      try expect(try await gateway.draft(of: user), nil, "draft after placing separately")
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      try await gateway.place(second, of: user)
      try expect(try await gateway.draft(of: user), draft, "draft")
      for order in [first, second] {
        try expect(try await gateway.placedOrder(order.id, of: user), order, "placed order")
      }
      let last = try Samples.placed(draft, at: 5)
      try await gateway.place(last, of: user, replacing: draft)
      let expected = [last, second, first].map { OrderSummary($0) }
      try expect(try await gateway.history(of: user, page: .first).items, expected, "history")
    },
    Clause(id: "orders.place-taken", "placing an order without using the draft is refused if the order's id is taken") {
      gateway in
      let (user, menu) = (try Samples.user(), try Samples.menu())
      let placed = try Samples.placed(Samples.order("order-1", menu), at: 0)
      let draft = try Samples.order("order-2", menu)
      try await gateway.place(placed, of: user)
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      for id in ["order-1", "order-2"] {
        try await expect(.conflict, id) {
          try await gateway.place(try Samples.placed(Samples.order(id, [menu[0]]), at: 1), of: user)
        }
      }
      try expect(try await gateway.draft(of: user), draft, "draft")
      try expect(try await gateway.placedOrder(placed.id, of: user), placed, "placed order")
      try expect(try await gateway.history(of: user, page: .first).items.count, 1, "placed orders")
    },
    Clause(
      id: "orders.place-keeping-draft-at-once",
      "exactly one of 20 concurrent attempts to place an order without using the draft succeeds"
    ) { gateway in
      let user = try Samples.user()
      let placed = try Samples.placed(Samples.order("order-1", Samples.menu()), at: 0)
      let results = await atOnce(20) { (_) throws(GatewayError) in try await gateway.place(placed, of: user) }
      try expect(results.count(where: \.isSuccess), 1, "successful calls")
      try expect(try await gateway.history(of: user, page: .first).items.count, 1, "placed orders")
    },
    Clause(id: "orders.not-found", "reading an order that hasn't been placed fails") { gateway in
      let user = try Samples.user()
      let draft = try Samples.order("order-1", Samples.menu())
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      try await expect(.notFound, "a draft") { _ = try await gateway.placedOrder(draft.id, of: user) }
      try await expect(.notFound, "an unknown order") {
        _ = try await gateway.placedOrder(try Order.ID("order-2"), of: user)
      }
    },
    Clause(
      id: "orders.history-order", "the order history lists the newest order first, even among orders with the same date"
    ) { gateway in
      let user = try Samples.user()
      for (id, seconds) in [("a", 5.0), ("b", 9), ("c", 5), ("d", 0.001), ("e", 0)] {
        try await gateway.place(try Samples.order("order-\(id)", Samples.menu()), at: seconds, of: user)
      }
      let found = try await gateway.history(of: user, page: .first).items.map(\.id.text)
      try expect(found, ["order-b", "order-c", "order-a", "order-d", "order-e"], "history")
    },
    Clause(
      id: "orders.history-filter",
      "a filtered order history contains the orders from the given period that match all words"
    ) { gateway in
      let (user, menu) = (try Samples.user(), try Samples.menu())
      var orders: [PlacedOrder] = []
      for (number, dishes) in [[menu[0]], [menu[1], menu[2]], [menu[2]], [menu[3]], menu].enumerated() {
        var draft = try Samples.order("order-\(number)", dishes)
        if number == 1 { try draft.setNote(OrderNote("Sin sal, por favor"), of: menu[2].id) }
        try await gateway.place(draft, at: Double(number) * 60, of: user)
        orders.insert(try Samples.placed(draft, at: Double(number) * 60), at: 0)
      }
      let dates = orders.map(\.placement.date)
      let filters =
        [
          "CHULETON", "pina", "  ", "n", "pez, 3", "%", "_", "nada", "order-3", "915 55 12 34", "34915551234",
          "SAL favor",
          "chuleton pez 915551234 order-0",
        ].map { HistoryFilter(matching: SearchText($0)) } + [
          HistoryFilter(since: dates[2]), HistoryFilter(until: dates[2]),
          HistoryFilter(matching: SearchText("n"), since: dates[3], until: dates[0]),
        ]
      for filter in filters {
        let expected = orders.filter(filter.passes).map(OrderSummary.init)
        try await expectPages([(0, 50), (0, 1), (1, 2), (4, 1)], of: expected) {
          try await gateway.history(of: user, matching: filter, page: $0)
        }
      }
    },
    Clause(id: "orders.history-pages", "a history page contains the requested orders and reports whether more follow") {
      gateway in
      let user = try Samples.user()
      for index in 0..<4 {
        try await gateway.place(try Samples.order("order-\(index)", Samples.menu()), at: Double(-index), of: user)
      }
      for (offset, limit) in [(0, 2), (2, 2), (3, 5), (4, 1), (9, 1), (0, 0), (4, 0)] {
        let found = try await gateway.history(of: user, page: Page(offset: offset, limit: limit))
        let expected = (0..<4).dropFirst(offset).prefix(limit).map { "order-\($0)" }
        try expect(found.items.map(\.id.text), expected, "page of \(limit) from \(offset)")
        try expect(found.hasMore, offset + limit < 4, "more after \(limit) from \(offset)")
      }
    },
  ]
}
