public import Gateways
import Synchronization

/// Records calls in their order.
public final class CallRecorder: Sendable {
  private let recorded = Mutex<[StoreCall]>([])

  /// Nothing was called yet.
  public init() {}

  /// The calls so far, in their order.
  public var calls: [StoreCall] { recorded.withLock { $0 } }

  /// Adds a call at the end.
  public func record(_ call: StoreCall) { recorded.withLock { $0.append(call) } }
}

extension InterceptedStore {
  /// A store whose calls `recorder` remembers.
  public init(_ base: Base, recorder: CallRecorder) {
    self.init(base) { call in recorder.record(call) }
  }
}
