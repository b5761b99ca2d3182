public import Entities
import Synchronization

/// Records calls in their order.
public final class CallRecorder<Call: Sendable>: Sendable {
  private let recorded = Mutex<[(call: Call, user: User.ID?)]>([])

  /// Nothing was called yet.
  public init() {}

  /// The calls so far, in their order.
  public var calls: [Call] { recorded.withLock { $0.map(\.call) } }

  /// The users whose data the calls are about, in the order of ``calls``; `nil`: nobody's.
  public var users: [User.ID?] { recorded.withLock { $0.map(\.user) } }

  /// Adds a call at the end.
  public func record(_ call: Call, of user: User.ID? = nil) { recorded.withLock { $0.append((call, user)) } }
}
