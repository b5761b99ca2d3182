public import Entities
public import UseCases

extension PlaceUseCases {
  /// Creates the place use cases for a front end that shows no pictures. The pictures that a download requests are kept in memory.
  ///
  ///     let cachePlaces = PlaceUseCases(store: store).cachePlaces(from: source)
  ///     _ = try await cachePlaces(.first) { _ in }
  ///
  /// - Parameters:
  ///   - store: the store that contains the places.
  ///   - location: the provider of the user's position. By default, the position is unknown.
  ///   - clock: the clock that measures the duration of a download.
  ///   - now: a closure that returns the date of a download.
  public init(
    store: any Store, location: any LocationGateway = FixedLocation(nil),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    self.init(store: store, files: MemoryPlaceFiles(), location: location, clock: clock, now: now)
  }
}
