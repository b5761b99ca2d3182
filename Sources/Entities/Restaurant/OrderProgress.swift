/// The steps of a placed order through the restaurant, in order. The order itself never changes.
package struct OrderProgress: Sendable, Hashable {
  /// The steps. The first one is ``OrderAction/receive``.
  package private(set) var steps: [OrderStep]

  /// The progress of an order that was just placed.
  package init(receivedAt date: Instant, from customer: User.ID) {
    steps = [OrderStep(action: .receive, status: .received, date: date, author: customer)]
  }

  /// A stored progress.
  ///
  /// - Throws: ``OrderProgressError`` if the steps don't follow ``OrderTransition/all``.
  package init(steps: [OrderStep]) throws(OrderProgressError) {
    guard let first = steps.first, first.action == .receive, first.status == .received else { throw .notReceived }
    self.steps = [first]
    for step in steps.dropFirst() {
      guard try status(after: step.action) == step.status else { throw .illegal(step.action, status) }
      self.steps.append(step)
    }
  }

  /// The current status.
  package var status: OrderStatus { steps[steps.count - 1].status }

  /// The time at which the order is expected to be ready. `nil` unless the order is accepted or ready.
  package var readyAt: Instant? {
    guard status == .accepted || status == .ready else { return nil }
    return steps.lazy.reversed().compactMap { if case .accept(let readyAt) = $0.action { readyAt } else { nil } }.first
  }

  /// Adds a step.
  ///
  /// A step that the same author repeats is a single step: nothing is added.
  ///
  /// - Throws: ``OrderProgressError/taken(_:)`` if another author took the same step, or ``OrderProgressError/illegal(_:_:)`` if the
  ///   status doesn't allow it.
  package mutating func take(_ action: OrderAction, by author: User.ID, at date: Instant) throws(OrderProgressError) {
    let last = steps[steps.count - 1]
    if action.kind != .recall && action.kind == last.action.kind {
      if last.author != author { throw .taken(last) }
      return
    }
    steps.append(OrderStep(action: action, status: try status(after: action), date: date, author: author))
  }

  /// The status that an action leads to.
  private func status(after action: OrderAction) throws(OrderProgressError) -> OrderStatus {
    guard let transition = OrderTransition.all.first(where: { $0.from == status && $0.action == action.kind }) else {
      throw .illegal(action, status)
    }
    return transition.to ?? statusBefore
  }

  /// The status before the last step that no recall has undone.
  private var statusBefore: OrderStatus {
    var path: [OrderStatus] = []
    for step in steps {
      if step.action == .recall { path.removeLast() } else { path.append(step.status) }
    }
    return path[path.count - 2]
  }
}

/// A step of an order through the restaurant.
package struct OrderStep: Sendable, Hashable {
  /// The action.
  package let action: OrderAction
  /// The status after the step.
  package let status: OrderStatus
  /// The date of the step.
  package let date: Instant
  /// The user who took the step.
  package let author: User.ID

  /// Creates a step. The date is rounded to a millisecond.
  package init(action: OrderAction, status: OrderStatus, date: Instant, author: User.ID) {
    self.action = action
    self.status = status
    self.date = StoredInstant.nearest(date)
    self.author = author
  }
}

/// The status of a placed order.
package enum OrderStatus: String, Sendable, Hashable, CaseIterable {
  /// The order was placed. The restaurant has not answered yet.
  case received
  /// The restaurant prepares the order.
  case accepted
  /// The order can be handed over.
  case ready
  /// The courier or the customer has the order, or it is at the table.
  case handedOver
  /// The restaurant rejected the order.
  case rejected
  /// The customer or the restaurant canceled the order.
  case canceled
}

/// An action that takes an order to another status.
package enum OrderAction: Sendable, Hashable {
  /// The customer places the order.
  case receive
  /// Staff accepts the order.
  case accept(readyAt: Instant)
  /// Staff rejects the order.
  case reject(OrderReason)
  /// The customer cancels the order, without a reason, or staff cancels it with one.
  case cancel(OrderReason?)
  /// Staff finishes the order.
  case finish
  /// Staff hands the order over.
  case handOver
  /// Staff undoes the last step.
  case recall

  /// The kind of action, without its values.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case receive, accept, reject, cancel, dismiss, finish, handOver, recall
  }

  /// The kind of the action. A cancellation with a reason is ``Kind/dismiss``, since only staff gives one.
  package var kind: Kind {
    switch self {
    case .receive: .receive
    case .accept: .accept
    case .reject: .reject
    case .cancel(nil): .cancel
    case .cancel: .dismiss
    case .finish: .finish
    case .handOver: .handOver
    case .recall: .recall
    }
  }
}

/// A change of status that the restaurant allows, and who can make it.
package struct OrderTransition: Sendable, Hashable {
  /// The status before.
  package let from: OrderStatus
  /// The kind of action.
  package let action: OrderAction.Kind
  /// The status after. `nil` for the status before the last step.
  package let to: OrderStatus?
  /// Whether only staff can make the change. Otherwise only the customer can.
  package let isByStaff: Bool

  /// All transitions. An order starts as ``OrderStatus/received``.
  package static let all: [OrderTransition] =
    [
      OrderTransition(from: .received, action: .accept, to: .accepted, isByStaff: true),
      OrderTransition(from: .received, action: .reject, to: .rejected, isByStaff: true),
      OrderTransition(from: .received, action: .cancel, to: .canceled, isByStaff: false),
      OrderTransition(from: .accepted, action: .dismiss, to: .canceled, isByStaff: true),
      OrderTransition(from: .accepted, action: .finish, to: .ready, isByStaff: true),
      OrderTransition(from: .ready, action: .handOver, to: .handedOver, isByStaff: true),
    ]
    + OrderStatus.allCases.filter { $0 != .received }.map {
      OrderTransition(from: $0, action: .recall, to: nil, isByStaff: true)
    }
}

/// The reason for rejecting or canceling an order, in one line: `no queda masa`.
package struct OrderReason: Sendable, Hashable {
  /// The rule for reasons.
  package static let rule = TextRule(maximumLength: 200)

  /// The reason, cleaned.
  package let text: String

  /// Reads a reason as typed. Blanks at its ends and line breaks don't count.
  ///
  /// - Throws: ``TextError`` if the text is empty or too long.
  package init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}

/// The reason why an order can't take a step.
package enum OrderProgressError: Error, Sendable, Hashable {
  /// Another author took the same step.
  case taken(OrderStep)
  /// The status doesn't allow the action.
  case illegal(OrderAction, OrderStatus)
  /// The first step isn't the placing of the order.
  case notReceived
}
