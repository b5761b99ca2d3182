import Foundation
import Testing

@testable import Entities

@Suite struct `The progress of a placed order` {
  private let customer = User.ID.local
  private let cook: User.ID
  private let waiter: User.ID
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let ready = Date(timeIntervalSince1970: 1_800_001_200)

  init() throws {
    cook = try User.ID("cook")
    waiter = try User.ID("waiter")
  }

  private func progress(_ actions: OrderAction...) throws -> OrderProgress {
    var progress = OrderProgress(receivedAt: start, from: customer)
    for action in actions { try progress.take(action, by: cook, at: start) }
    return progress
  }

  @Test func `A new order has the status received`() throws {
    let progress = try progress()
    #expect(progress.status == .received)
    #expect(progress.steps == [OrderStep(action: .receive, status: .received, date: start, author: customer)])
    #expect(progress.readyAt == nil)
  }

  @Test func `An order has a ready time from its acceptance until it is handed over`() throws {
    let accepted = try progress(.accept(readyAt: ready))
    #expect(accepted.status == .accepted && accepted.readyAt == ready)
    let done = try progress(.accept(readyAt: ready), .finish, .handOver)
    #expect(done.steps.map(\.status) == [.received, .accepted, .ready, .handedOver])
    #expect(done.readyAt == nil)
  }

  @Test func `Each order status allows exactly the actions in the table of transitions`() throws {
    let reason = try OrderReason("no queda masa")
    let actions: [OrderAction] = [
      .receive, .accept(readyAt: ready), .reject(reason), .cancel(nil), .cancel(reason), .finish, .handOver, .recall,
    ]
    let paths: [OrderStatus: [OrderAction]] = [
      .received: [], .accepted: [actions[1]], .ready: [actions[1], .finish],
      .handedOver: [actions[1], .finish, .handOver], .rejected: [actions[2]], .canceled: [actions[3]],
    ]
    for (status, path) in paths {
      var reached = OrderProgress(receivedAt: start, from: customer)
      for action in path { try reached.take(action, by: cook, at: start) }
      #expect(reached.status == status)
      for action in actions where action.kind == .recall || action.kind != reached.steps.last?.action.kind {
        let isAllowed = OrderTransition.all.contains { $0.from == status && $0.action == action.kind }
        var next = reached
        if isAllowed {
          try next.take(action, by: waiter, at: ready)
          #expect(next.steps.count == reached.steps.count + 1)
        } else {
          #expect(throws: OrderProgressError.illegal(action, status)) { try next.take(action, by: waiter, at: ready) }
          #expect(next == reached)
        }
      }
    }
  }

  @Test func `Recalling an order repeatedly undoes one step after the other, starting with the last one`() throws {
    var progress = try progress(.accept(readyAt: ready), .finish, .handOver, .recall)
    #expect(progress.status == .ready)
    #expect(progress.readyAt == ready)
    try progress.take(.recall, by: cook, at: ready)
    #expect(progress.status == .accepted)
    try progress.take(.finish, by: cook, at: ready)
    try progress.take(.recall, by: cook, at: ready)
    try progress.take(.recall, by: cook, at: ready)
    #expect(progress.status == .received)
    #expect(throws: OrderProgressError.illegal(.recall, .received)) { try progress.take(.recall, by: cook, at: ready) }
  }

  @Test func `A user who repeats an order step doesn't add a second step`() throws {
    var progress = try progress(.accept(readyAt: ready))
    let before = progress
    try progress.take(.accept(readyAt: ready.addingTimeInterval(60)), by: cook, at: ready)
    #expect(progress == before)
  }

  @Test func `The error for an order step that another user has already taken contains that step`() throws {
    var progress = try progress(.accept(readyAt: ready))
    #expect(throws: OrderProgressError.taken(progress.steps[1])) {
      try progress.take(.accept(readyAt: ready), by: waiter, at: ready)
    }
  }

  @Test func `Stored order steps are accepted only if they follow the table of transitions`() throws {
    let steps = try progress(.accept(readyAt: ready), .finish, .recall, .cancel(try OrderReason("se quemó"))).steps
    #expect(try OrderProgress(steps: steps).steps == steps)
    #expect(throws: OrderProgressError.notReceived) { try OrderProgress(steps: []) }
    #expect(throws: OrderProgressError.notReceived) { try OrderProgress(steps: Array(steps.dropFirst())) }
    #expect(throws: OrderProgressError.self) { try OrderProgress(steps: [steps[0], steps[2]]) }
  }
}
