public import Entities
import Synchronization
public import UseCases

/// Intercepts the calls to a gateway. It can record, refuse or hold calls, or discard their results.
///
/// ```swift
/// let calls = CallRecorder<StoreCall>()
/// let orders = Intercepted(notebook, by: .recording(calls), .losingAnswers(.onCall(2, .offline(what: "example.org"))))
/// ```
///
/// `Call` is the type that represents a call: `StoreCall` for stores, ``PlaceFileCall``, ``RemoteFavoriteCall``, ``ImageCall``, or your own
/// type for your own port (``Interceptors``).
public struct Interceptor<Call: Sendable>: Sendable {
  /// A step before or after a call. It receives the call, and the user whose data the call uses. The user is `nil` if the call uses no
  /// user's data.
  public typealias Step = @Sendable (Call, User.ID?) async throws(GatewayError) -> Void

  /// The step before a call. If it throws, the call doesn't reach the gateway.
  public let before: Step
  /// The step after a successful call. If it throws, the caller gets the error instead of the result.
  public let after: Step

  /// - Parameters:
  ///   - before: a closure that runs before each call. If it throws, the call doesn't reach the gateway.
  ///   - after: a closure that runs after each successful call. If it throws, the call has taken effect, but the caller gets the error
  ///     instead of the result.
  public init(
    before: @escaping Step = { (_, _) throws(GatewayError) in },
    after: @escaping Step = { (_, _) throws(GatewayError) in }
  ) {
    self.before = before
    self.after = after
  }
}

extension Interceptor {
  /// Records all calls, including those that fail.
  public static func recording(_ recorder: CallRecorder<Call>) -> Self {
    Self(before: { (call, user) throws(GatewayError) in recorder.record(call, of: user) })
  }

  /// Makes calls fail before they reach the gateway. These calls have no effect.
  public static func failing(_ fault: Fault) -> Self {
    Self(before: { (_, _) throws(GatewayError) in try fault.strike() })
  }

  /// Makes calls fail after the gateway has performed them. These calls take effect, but the caller gets an error.
  ///
  /// - Parameter fault: the fault, which counts only successful calls, because a failed call has no result to lose.
  public static func losingAnswers(_ fault: Fault) -> Self {
    Self(after: { (_, _) throws(GatewayError) in try fault.strike() })
  }

  /// Delays every call by a duration on this clock.
  public static func delaying<Time: Clock>(by delay: Time.Duration, clock: Time) -> Self {
    Self(before: { (_, _) throws(GatewayError) in
      do { try await clock.sleep(for: delay) } catch { throw .cancelled }
    })
  }

  /// Holds calls before they reach the gateway.
  ///
  /// If the task of a held call is canceled, the call throws `GatewayError.cancelled` and doesn't reach the gateway.
  ///
  /// - Parameters:
  ///   - reached: the gate at which each held call arrives. A test waits there until the calls are held.
  ///   - released: the gate at which held calls wait. A test arrives there to release them.
  ///   - isHeld: a closure that returns whether to hold a call. All calls are held by default.
  public static func holding(
    _ reached: Gate, until released: Gate, where isHeld: @escaping @Sendable (Call) -> Bool = { _ in true }
  ) -> Self {
    Self(before: { (call, _) throws(GatewayError) in
      guard isHeld(call) else { return }
      await reached.arrive()
      await released.wait()
      if Task.isCancelled { throw .cancelled }
    })
  }
}

/// The interceptors of the calls to a port, for your own decorator.
///
/// The decorator represents each call as a value, and makes it through ``make(_:of:_:)``:
///
/// ```swift
/// struct InterceptedTables: TableGateway {
///   let base: any TableGateway
///   let calls: Interceptors<TableCall>
///
///   func reserve(_ table: Table.ID, for user: User.ID) async throws(GatewayError) {
///     try await calls.make(.reserve(table), of: user, await base.reserve(table, for: user))
///   }
/// }
///
/// let tables = InterceptedTables(base: notebook, calls: [.recording(recorder), .losingAnswers(.onCall(1, offline))])
/// ```
///
/// The first interceptor is the outermost. It runs first before a call and last after the call.
public struct Interceptors<Call: Sendable>: Sendable, ExpressibleByArrayLiteral {
  private let all: [Interceptor<Call>]

  /// - Parameter all: the interceptors. The first one is the outermost.
  public init(_ all: [Interceptor<Call>]) { self.all = all }

  public init(arrayLiteral all: Interceptor<Call>...) { self.init(all) }

  /// Makes a call to a port, and returns its result.
  ///
  /// - Parameters:
  ///   - call: the call as a value.
  ///   - user: the user whose data the call uses. `nil` if the call uses no user's data.
  ///   - answer: an expression that makes the call.
  public func make<Answer>(
    _ call: Call, of user: User.ID? = nil, _ answer: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await before(call, of: user)
    let answer = try await answer()
    try await after(call, of: user)
    return answer
  }

  /// Makes a call to a port that throws its own type of error, and returns the call's result.
  ///
  /// - Parameters:
  ///   - call: the call as a value.
  ///   - user: the user whose data the call uses. `nil` if the call uses no user's data.
  ///   - wrap: a closure that converts an interceptor's error to the port's error, as `ImageError.gateway` does.
  ///   - answer: an expression that makes the call.
  public func make<Answer, Failure: Error>(
    _ call: Call, of user: User.ID? = nil, wrapping wrap: (GatewayError) -> Failure,
    _ answer: @autoclosure () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    do { try await before(call, of: user) } catch { throw wrap(error) }
    let answer = try await answer()
    do { try await after(call, of: user) } catch { throw wrap(error) }
    return answer
  }

  /// Runs the steps before a call, from the first interceptor to the last.
  package func before(_ call: Call, of user: User.ID? = nil) async throws(GatewayError) {
    for interceptor in all { try await interceptor.before(call, user) }
  }

  /// Runs the steps after a call, from the last interceptor to the first.
  package func after(_ call: Call, of user: User.ID? = nil) async throws(GatewayError) {
    for interceptor in all.reversed() { try await interceptor.after(call, user) }
  }
}

/// Records calls in the order in which they are made.
public final class CallRecorder<Call: Sendable>: Sendable {
  private let recorded = Mutex<[(call: Call, user: User.ID?)]>([])

  /// Creates a recorder that has recorded no calls.
  public init() {}

  /// The recorded calls, in the order in which they were made.
  public var calls: [Call] { recorded.withLock { $0.map(\.call) } }

  /// The users whose data the calls use, in the order of ``calls``. `nil` for a call that uses no user's data.
  public var users: [User.ID?] { recorded.withLock { $0.map(\.user) } }

  /// Adds a call to the end of ``calls``.
  public func record(_ call: Call, of user: User.ID? = nil) { recorded.withLock { $0.append((call, user)) } }
}
