import Synchronization

/// A request on its way: collects the answer until it is whole, too long, broken or given up; what ends it first counts.
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

  /// - Parameter limit: the longest body that is taken, in bytes.
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

  /// Takes more of the body; `false` when the rest is not wanted.
  ///
  /// - Parameter length: how many bytes of body were announced; below zero when it was not said.
  func add(_ bytes: some Collection<UInt8>, ofExpected length: Int) -> Bool {
    let isTaken = state.withLock { state in
      guard state.outcome == nil, max(length, state.body.count + bytes.count) <= limit else { return false }
      // Growing would copy the body and hold it twice. Reserved memory that stays unused costs nothing, within reason.
      if state.body.isEmpty, !bytes.isEmpty {
        state.body.reserveCapacity(min(length < 0 ? limit : length, Self.reasonable))
      }
      state.body += bytes
      return true
    }
    if !isTaken { fail(.tooLarge(limit: limit)) }
    return isTaken
  }

  /// The answer has ended: it is whole, or broken if its body has another length than its headers announce.
  ///
  /// - Parameter isDecoded: whether the headers announce the length of the body before it was decompressed.
  func complete(status: Int, headers: [String: String], isDecoded: Bool = false) {
    end { state in
      // Whoever keeps the body should not keep its spare capacity as well.
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

  /// There will be no answer.
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
