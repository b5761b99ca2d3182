import Gateways
import GatewayTesting
import Synchronization
import UseCases

/// What a synchronization asked of either side.
enum SyncCall: Hashable {
  case states
  case unsentStates
  case settle([FavoriteStateChange])
  case there
  case commit([RemoteFavoriteChange])

  /// `nil`: not a call of a synchronization.
  init?(_ call: StoreCall) {
    switch call {
    case .favoriteStates: self = .states
    case .unsentFavoriteStates: self = .unsentStates
    case .settle(let settlements, sharedIn: _): self = .settle(settlements)
    default: return nil
    }
  }

  init(_ call: RemoteFavoriteCall) {
    switch call {
    case .remoteFavorites: self = .there
    case .commit(let changes): self = .commit(changes)
    }
  }

  var isWrite: Bool {
    switch self {
    case .states, .unsentStates, .there: false
    case .settle, .commit: true
    }
  }
}

/// When something goes wrong at a call: before it was done, or when it was, and only the answer is lost.
enum Moment: CaseIterable { case before, after }

/// Remembers the calls of both sides in one order, and lets one of them fail.
final class SyncJournal: Sendable {
  struct Failure {
    /// Counted from 1.
    let call: Int
    let moment: Moment
  }

  private let recorded = Mutex<[SyncCall]>([])
  private let failure = Mutex<Failure?>(nil)
  let error = GatewayError.offline(what: "test")

  var calls: [SyncCall] { recorded.withLock { $0 } }

  var writes: [SyncCall] { calls.filter(\.isWrite) }

  func clear() { recorded.withLock { $0 = [] } }

  /// The call of this number fails, counted from now; `nil`: none does.
  func fail(_ failure: Failure?) {
    clear()
    self.failure.withLock { $0 = failure }
  }

  /// Records the calls of one side.
  func interceptor<Call>(_ named: @escaping @Sendable (Call) -> SyncCall?) -> Interceptor<Call> {
    Interceptor { (call, _) throws(GatewayError) in
      guard let call = named(call) else { return }
      self.recorded.withLock { $0.append(call) }
      try self.strike(.before)
    } after: { (call, _) throws(GatewayError) in
      if named(call) != nil { try self.strike(.after) }
    }
  }

  private func strike(_ moment: Moment) throws(GatewayError) {
    let number = recorded.withLock { $0.count }
    let isStruck = failure.withLock { $0?.call == number && $0?.moment == moment }
    if isStruck { throw error }
  }
}
