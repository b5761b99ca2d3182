import Synchronization

/// A running request. It collects the response until the response is complete, too long, broken or canceled. Only the first outcome counts.
final class Transfer: Sendable {
  typealias Outcome = Result<HTTPResponse, HTTPError>

  private struct State {
    var body: [UInt8] = []
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
  }

  private static let reasonable = 256 << 20

  private let limit: Int
  private let state = Mutex(State())

  /// Creates a transfer that has received nothing yet.
  ///
  /// - Parameter limit: the maximum size of the body, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Whether there is an outcome.
  var hasEnded: Bool { state.withLock { $0.outcome != nil } }

  /// Waits for the outcome.
  func outcome() async -> Outcome {
    await withCheckedContinuation { waiter in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiter = waiter }
        return state.outcome
      }
      if let outcome { waiter.resume(returning: outcome) }
    }
  }

  /// Appends bytes to the body. Returns `false` if no more bytes are accepted.
  ///
  /// - Parameter length: the announced length of the body, or a negative number if none was announced.
  func add(_ bytes: some Collection<UInt8>, ofExpected length: Int) -> Bool {
    let isTaken = state.withLock { state in
      guard state.outcome == nil, max(length, state.body.count + bytes.count) <= limit else { return false }
      // A growing array would copy the body and store it twice during the copy. Reserved memory that stays unused costs almost nothing.
      if state.body.isEmpty, !bytes.isEmpty {
        state.body.reserveCapacity(min(length < 0 ? limit : length, Self.reasonable))
      }
      state.body += bytes
      return true
    }
    if !isTaken { fail(.tooLarge(limit: limit)) }
    return isTaken
  }

  /// Ends the request. The response is broken if its body doesn't have the length that its headers announce, and complete otherwise.
  ///
  /// - Parameter isDecoded: whether the headers announce the length of the body before it was decompressed.
  func complete(status: Int, headers: [String: String], isDecoded: Bool = false) {
    end { state in
      // A caller that keeps the body should not keep its spare capacity as well.
      let isSmall = state.body.capacity / 2 > state.body.count
      let body = isSmall ? state.body.withUnsafeBufferPointer { Array($0) } : state.body
      let response = HTTPResponse(status: status, headers: headers, body: body)
      let length = isDecoded ? nil : HTTPResponse.length(status: status, header: response.header)
      if let length, length != body.count {
        return .failure(.broken(why: "the body has \(body.count) bytes instead of \(length)"))
      }
      return .success(response)
    }
  }

  /// Ends the request without a response.
  func fail(_ error: HTTPError) { end { _ in .failure(error) } }

  private func end(_ outcome: (State) -> Outcome) {
    let ended = state.withLock { state -> (CheckedContinuation<Outcome, Never>, Outcome)? in
      guard state.outcome == nil else { return nil }
      let outcome = outcome(state)
      state = State(outcome: outcome, waiter: state.waiter)
      return state.waiter.map { ($0, outcome) }
    }
    if let (waiter, outcome) = ended { waiter.resume(returning: outcome) }
  }
}
