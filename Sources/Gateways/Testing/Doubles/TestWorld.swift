public import Entities
public import StoreCore
import Synchronization
public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a test begins with: a store in memory that fails or waits when told, a clock and dates that agree, and ids that count up.
///
/// ```swift
/// let world = TestWorld()
/// try await world.base.seed(Samples.menu())
/// let order = try await world.restaurant.addDishToOrder(pizza.id, quantity: .one)  // order-1
/// world.clock.advance(by: .seconds(60))
/// world.intercept(by: .failing(.always(.offline(what: "example.org"))))
/// ```
public final class TestWorld: Sendable {
  /// The store behind ``store``, which never fails, and whose calls are not recorded.
  public let base = StateStore()
  /// The store as what is tested sees it.
  public let store: Intercepted<StateStore>
  /// The calls of ``store``.
  public let recorder: CallRecorder<StoreCall>
  /// Time passes only when a test says so.
  public let clock = ManualClock()
  /// Who it is that uses ``restaurant``, ``recipes`` and ``beers``.
  public let user: User.ID

  private let start: Instant
  private let interception: Interception
  private let counts = Mutex<[String: Int]>([:])

  /// What happens around the calls of ``store`` now.
  private final class Interception: Sendable {
    let interceptors = Mutex(Interceptors<StoreCall>([]))
  }

  /// - Parameters:
  ///   - user: who it is that uses it.
  ///   - start: what ``now()`` is at first, 2027-01-15 08:00 UTC by default.
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

  /// From now on this happens around the calls of ``store``, in place of what did until now; nothing: nothing does.
  public func intercept(by interceptors: Interceptor<StoreCall>...) {
    interception.interceptors.withLock { $0 = Interceptors(interceptors) }
  }

  /// The date, which moves with ``clock``.
  public func now() -> Instant { start + clock.now.elapsed / .seconds(1) }

  /// The next id of its kind: `order-1`, `order-2`, `review-1`.
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
  /// The use cases of the restaurant, over ``store``.
  public var restaurant: RestaurantUseCases {
    RestaurantUseCases(store: store, user: user, now: now, makeID: makeID)
  }

  /// The use cases of the recipes, over ``store``, without a service.
  public var recipes: RecipeUseCases { RecipeUseCases(store: store, user: user, now: now) }

  /// The use cases of the beers, over ``store``.
  public var beers: BeerUseCases { BeerUseCases(store: store, user: user, now: now, makeID: makeID) }

  /// The use cases of the places, over ``store``.
  ///
  /// - Parameter files: keeps their pictures.
  public func places(files: any PlaceFileGateway) -> PlaceUseCases {
    PlaceUseCases(store: store, files: files, clock: clock, now: now)
  }
}
