public import Entities
public import StoreCore
import Synchronization
public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The environment of a test: an in-memory store whose calls can fail or wait, a clock that a test advances, dates that follow this clock,
/// and sequential ids.
///
/// ```swift
/// let world = TestWorld()
/// try await world.base.seed(Samples.menu())
/// let order = try await world.restaurant.addDishToOrder(pizza.id, quantity: .one)  // order-1
/// world.clock.advance(by: .seconds(60))
/// world.intercept(by: .failing(.always(.offline(what: "example.org"))))
/// ```
public final class TestWorld: Sendable {
  /// The store behind ``store``. It never fails, and direct calls to it are not recorded.
  public let base = StateStore()
  /// The store for the tested code, with intercepted calls.
  public let store: Intercepted<StateStore>
  /// Records the calls to ``store``.
  public let recorder: CallRecorder<StoreCall>
  /// The clock of the environment, which advances only when a test advances it.
  public let clock = ManualClock()
  /// The user for whom ``restaurant``, ``recipes`` and ``beers`` are created.
  public let user: User.ID

  private let start: Instant
  private let interception: Interception
  private let counts = Mutex<[String: Int]>([:])

  /// The current interceptors of the calls to ``store``.
  private final class Interception: Sendable {
    let interceptors = Mutex(Interceptors<StoreCall>([]))
  }

  /// - Parameters:
  ///   - user: the user for whom the use cases are created.
  ///   - start: the initial value of ``now()``. The default is 2027-01-15 08:00 UTC.
  public init(user: User.ID = .local, startingAt start: Instant = Samples.date()) {
    let (recorder, interception) = (CallRecorder<StoreCall>(), Interception())
    (self.user, self.start, self.recorder, self.interception) = (user, start, recorder, interception)
    store = Intercepted(
      base, by: .recording(recorder),
      Interceptor { (call, user) throws(GatewayError) in
        try await interception.interceptors.withLock { $0 }.before(call, of: user)
      } after: { (call, user) throws(GatewayError) in
        try await interception.interceptors.withLock { $0 }.after(call, of: user)
      })
  }

  /// Replaces the interceptors of the calls to ``store``. Call this method without interceptors to remove them.
  public func intercept(by interceptors: Interceptor<StoreCall>...) {
    interception.interceptors.withLock { $0 = Interceptors(interceptors) }
  }

  /// Returns the current date, which advances with ``clock``.
  public func now() -> Instant { start + clock.now.elapsed / .seconds(1) }

  /// Returns the next id for a type of entity, such as `order-1`, `order-2` or `review-1`.
  public func makeID<Entity>() -> Identifier<Entity> {
    let kind = "\(Entity.self)".lowercased()
    let number = counts.withLock { counts in
      counts[kind, default: 0] += 1
      return counts[kind, default: 0]
    }
    return Identifier(kind, number: number)
  }
}

extension TestWorld {
  /// The restaurant use cases, which use ``store``.
  public var restaurant: RestaurantUseCases {
    RestaurantUseCases(store: store, user: user, now: now, makeID: makeID)
  }

  /// The recipe use cases, which use ``store`` and no external service.
  public var recipes: RecipeUseCases { RecipeUseCases(store: store, user: user, now: now) }

  /// The beer use cases, which use ``store``.
  public var beers: BeerUseCases { BeerUseCases(store: store, user: user, now: now, makeID: makeID) }

  /// Returns the place use cases, which use ``store``.
  ///
  /// - Parameter files: the gateway that stores the pictures of the places.
  public func places(files: any PlaceFileGateway) -> PlaceUseCases {
    PlaceUseCases(store: store, files: files, clock: clock, now: now)
  }
}
