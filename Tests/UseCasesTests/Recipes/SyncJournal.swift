import Gateways
import GatewayTesting
import Synchronization
import UseCases

/// A call that a synchronization makes to the local store or to the remote favorites.
enum SyncCall: Hashable {
  case states
  case unsentStates
  case settle([FavoriteStateChange])
  case there
  case commit([RemoteFavoriteChange])

  /// Creates a record of a call to the store. `nil` if a synchronization never makes this call.
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

/// The time at which a call fails: before it has an effect, or afterwards, when only its response is lost.
enum Moment: CaseIterable { case before, after }

/// Records the calls to the local store and to the remote favorites in order, and can make one of the calls fail.
final class SyncJournal: Sendable {
  struct Failure {
    /// The number of the failing call, counted from 1.
    let call: Int
    let moment: Moment
  }

  private let recorded = Mutex<[SyncCall]>([])
  private let failure = Mutex<Failure?>(nil)
  let error = GatewayError.offline(what: "test")

  var calls: [SyncCall] { recorded.withLock { $0 } }

  var writes: [SyncCall] { calls.filter(\.isWrite) }

  func clear() { recorded.withLock { $0 = [] } }

  /// Makes one of the next calls fail. The calls are counted from now. `nil` to let every call succeed.
  func fail(_ failure: Failure?) {
    clear()
    self.failure.withLock { $0 = failure }
  }

  /// Returns an interceptor that records the calls to the local store or to the remote favorites.
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
