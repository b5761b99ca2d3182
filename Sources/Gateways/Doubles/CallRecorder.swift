import Synchronization

/// Remembers calls in their order; shared by whoever makes them and whoever asks.
public final class CallRecorder: Sendable {
  private let recorded = Mutex<[StoreCall]>([])

  public init() {}

  public var calls: [StoreCall] { recorded.withLock { $0 } }

  public func record(_ call: StoreCall) { recorded.withLock { $0.append(call) } }
}

extension InterceptedStore {
  /// A store whose calls `recorder` remembers.
  public init(_ base: Base, recorder: CallRecorder) {
    self.init(base) { call in recorder.record(call) }
  }
}
