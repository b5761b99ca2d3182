/// The progress of a placed order through the restaurant, as a sequence of steps. The order itself never changes.
package struct OrderProgress: Sendable, Hashable {
  /// The steps, in the order in which they were taken. The first step is always ``OrderAction/receive``.
  package private(set) var steps: [OrderStep]

  /// Creates the progress of an order that was just placed.
  package init(receivedAt date: Instant, from customer: User.ID) {
    steps = [OrderStep(action: .receive, status: .received, date: date, author: customer)]
  }

  /// Restores the progress from stored steps.
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

  /// The current status of the order.
  package var status: OrderStatus { steps[steps.count - 1].status }

  /// The time at which the order is expected to be ready. `nil` unless the order is accepted or ready.
  package var readyAt: Instant? {
    guard status == .accepted || status == .ready else { return nil }
    return steps.lazy.reversed().compactMap { if case .accept(let readyAt) = $0.action { readyAt } else { nil } }.first
  }

  /// Takes an action, which adds a step.
  ///
  /// If the author of the last step repeats its kind of action, no step is added, and the first time or reason stays: a request that is
  /// sent again after a lost response can have another time.
  ///
  /// - Throws: ``OrderProgressError/taken(_:)`` if another author took the last step with an action of the same kind, or
  ///   ``OrderProgressError/illegal(_:_:)`` if the status doesn't allow the action.
  package mutating func take(_ action: OrderAction, by author: User.ID, at date: Instant) throws(OrderProgressError) {
    let last = steps[steps.count - 1]
    if action.kind != .recall && action.kind == last.action.kind {
      if last.author != author { throw .taken(last) }
      return
    }
    steps.append(OrderStep(action: action, status: try status(after: action), date: date, author: author))
  }

  /// Returns the status that results from an action.
  private func status(after action: OrderAction) throws(OrderProgressError) -> OrderStatus {
    guard let transition = OrderTransition.all.first(where: { $0.from == status && $0.action == action.kind }) else {
      throw .illegal(action, status)
    }
    return transition.to ?? statusBefore
  }

  /// The status before the last step that wasn't undone by a recall.
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
  /// The action that the user took.
  package let action: OrderAction
  /// The status after the step.
  package let status: OrderStatus
  /// The date of the step, to the millisecond.
  package let date: Instant
  /// The user who took the step.
  package let author: User.ID

  /// Creates a step. The date is rounded to milliseconds and clamped to the years 1 to 9999.
  package init(action: OrderAction, status: OrderStatus, date: Instant, author: User.ID) {
    self.action = action
    self.status = status
    self.date = StoredInstant.nearest(date)
    self.author = author
  }
}

/// The status of a placed order.
package enum OrderStatus: String, Sendable, Hashable, CaseIterable {
  /// The order was placed, but the restaurant hasn't responded yet.
  case received
  /// The restaurant accepted the order and is preparing it.
  case accepted
  /// The order is ready to be handed over.
  case ready
  /// The order was handed over to the courier or the customer, or served at the table.
  case handedOver
  /// The restaurant rejected the order.
  case rejected
  /// The customer or the restaurant canceled the order.
  case canceled
}

/// An action that changes the status of an order.
package enum OrderAction: Sendable, Hashable {
  /// The customer places the order.
  case receive
  /// A staff member accepts the order and states when it will be ready.
  case accept(readyAt: Instant)
  /// A staff member rejects the order and gives a reason.
  case reject(OrderReason)
  /// The customer cancels the order without a reason, or a staff member cancels it with a reason.
  case cancel(OrderReason?)
  /// A staff member marks the order as ready.
  case finish
  /// A staff member hands over the order.
  case handOver
  /// A staff member undoes the last step.
  case recall

  /// The kind of an action, without its associated values.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case receive, accept, reject, cancel, dismiss, finish, handOver, recall
  }

  /// The kind of the action. A cancellation with a reason is ``Kind/dismiss``, because only staff members give a reason.
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

/// A permitted change of an order's status, made by either the staff or the customer.
package struct OrderTransition: Sendable, Hashable {
  /// The status before the change.
  package let from: OrderStatus
  /// The kind of action that makes the change.
  package let action: OrderAction.Kind
  /// The status after the change. `nil` if the change returns to the status before the last step.
  package let to: OrderStatus?
  /// Whether only staff members can make the change. Otherwise, only the customer can make it.
  package let isByStaff: Bool

  /// All permitted changes of status. A new order has the status ``OrderStatus/received``.
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

/// The reason for rejecting or canceling an order, on one line: `no queda masa`.
package struct OrderReason: Sendable, Hashable {
  /// The rule for reasons: one line of at most 200 Unicode scalars.
  package static let rule = TextRule(maximumLength: 200)

  /// The text of the reason, on one line. It conforms to ``rule``.
  package let text: String

  /// Creates a reason from typed text. Blanks at the ends are removed, and line breaks become spaces.
  ///
  /// - Throws: ``TextError`` if the rest is empty or too long.
  package init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}

/// The reason why an action or a sequence of stored steps is rejected.
package enum OrderProgressError: Error, Sendable, Hashable {
  /// Another user has already taken this step.
  case taken(OrderStep)
  /// The status of the order doesn't allow the action.
  case illegal(OrderAction, OrderStatus)
  /// The first step isn't ``OrderAction/receive``.
  case notReceived
}
