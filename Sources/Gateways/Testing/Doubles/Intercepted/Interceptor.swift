public import Entities
import Synchronization
public import UseCases

/// What happens around the calls of a gateway: they are recorded, refused, held, or their answers are lost.
///
/// ```swift
/// let calls = CallRecorder<StoreCall>()
/// let orders = Intercepted(notebook, by: .recording(calls), .losingAnswers(.onCall(2, .offline(what: "example.org"))))
/// ```
///
/// `Call` is the type of the calls: `StoreCall` for stores, ``PlaceFileCall``, ``RemoteFavoriteCall``, ``ImageCall``, or a type of your
/// own for a port of your own (``Interceptors``).
public struct Interceptor<Call: Sendable>: Sendable {
  /// Gets the call, and the user whose data it is about; `nil` if it is about no user's data.
  public typealias Step = @Sendable (Call, User.ID?) async throws(GatewayError) -> Void

  /// Runs before a call reaches the gateway; when it throws, the call does not reach it.
  public let before: Step
  /// Runs when a call has succeeded; when it throws, the answer is lost.
  public let after: Step

  /// - Parameters:
  ///   - before: runs before a call reaches the gateway; when it throws, the call does not reach it.
  ///   - after: runs when a call has succeeded; when it throws, what was called for is done, and its answer is lost.
  public init(
    before: @escaping Step = { (_, _) throws(GatewayError) in },
    after: @escaping Step = { (_, _) throws(GatewayError) in }
  ) {
    self.before = before
    self.after = after
  }
}

extension Interceptor {
  /// Remembers the calls, also those that fail.
  public static func recording(_ recorder: CallRecorder<Call>) -> Self {
    Self(before: { (call, user) throws(GatewayError) in recorder.record(call, of: user) })
  }

  /// Fails calls before they reach the gateway: nothing is done.
  public static func failing(_ fault: Fault) -> Self {
    Self(before: { (_, _) throws(GatewayError) in try fault.strike() })
  }

  /// Fails calls after they succeeded: what was called for is done, and the caller doesn't know.
  ///
  /// - Parameter fault: counts only the calls that succeed; one that throws on its own has no answer to lose.
  public static func losingAnswers(_ fault: Fault) -> Self {
    Self(after: { (_, _) throws(GatewayError) in try fault.strike() })
  }

  /// Lets every call take its time, by this clock.
  public static func delaying<Time: Clock>(by delay: Time.Duration, clock: Time) -> Self {
    Self(before: { (_, _) throws(GatewayError) in
      do { try await clock.sleep(for: delay) } catch { throw .cancelled }
    })
  }

  /// Holds calls before they reach the gateway.
  ///
  /// A call whose task is canceled while it is held throws `GatewayError.cancelled` and does not reach the gateway.
  ///
  /// - Parameters:
  ///   - reached: where each of them arrives; a test waits here until they are held.
  ///   - released: what they wait for; a test arrives here to let them go.
  ///   - isHeld: which calls; all by default.
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

/// The interceptors around the calls of a port, for a decorator of your own.
///
/// The decorator names each call by a value, and makes it through ``make(_:of:_:)``:
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
/// The first interceptor is the outermost: it runs first before a call, and last after it.
public struct Interceptors<Call: Sendable>: Sendable, ExpressibleByArrayLiteral {
  private let all: [Interceptor<Call>]

  /// The interceptors, the outermost first.
  public init(_ all: [Interceptor<Call>]) { self.all = all }

  public init(arrayLiteral all: Interceptor<Call>...) { self.init(all) }

  /// Makes a call of a port, and returns its answer.
  ///
  /// - Parameters:
  ///   - call: the call as a value.
  ///   - user: the user whose data it is about; `nil` if it is about no user's data.
  ///   - answer: makes the call.
  public func make<Answer>(
    _ call: Call, of user: User.ID? = nil, _ answer: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await before(call, of: user)
    let answer = try await answer()
    try await after(call, of: user)
    return answer
  }

  /// Makes a call of a port that throws an error of its own, and returns its answer.
  ///
  /// - Parameters:
  ///   - call: the call as a value.
  ///   - user: the user whose data it is about; `nil` if it is about no user's data.
  ///   - wrap: makes the port's error of one that an interceptor throws, as `ImageError.gateway` does.
  ///   - answer: makes the call.
  public func make<Answer, Failure: Error>(
    _ call: Call, of user: User.ID? = nil, wrapping wrap: (GatewayError) -> Failure,
    _ answer: @autoclosure () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    do { try await before(call, of: user) } catch { throw wrap(error) }
    let answer = try await answer()
    do { try await after(call, of: user) } catch { throw wrap(error) }
    return answer
  }

  /// Runs each interceptor's step before a call, in their order.
  package func before(_ call: Call, of user: User.ID? = nil) async throws(GatewayError) {
    for interceptor in all { try await interceptor.before(call, user) }
  }

  /// Runs each interceptor's step after a call, in the opposite order.
  package func after(_ call: Call, of user: User.ID? = nil) async throws(GatewayError) {
    for interceptor in all.reversed() { try await interceptor.after(call, user) }
  }
}

/// Records calls in their order.
public final class CallRecorder<Call: Sendable>: Sendable {
  private let recorded = Mutex<[(call: Call, user: User.ID?)]>([])

  /// Nothing was called yet.
  public init() {}

  /// The calls so far, in their order.
  public var calls: [Call] { recorded.withLock { $0.map(\.call) } }

  /// The users whose data the calls are about, in the order of ``calls``. `nil` where a call is about no user's data.
  public var users: [User.ID?] { recorded.withLock { $0.map(\.user) } }

  /// Adds a call at the end.
  public func record(_ call: Call, of user: User.ID? = nil) { recorded.withLock { $0.append((call, user)) } }
}
