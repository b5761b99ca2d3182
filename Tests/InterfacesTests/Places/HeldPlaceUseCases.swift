import UseCases

/// A `CachePlaces` use case that waits until the test provides a result.
struct HeldCachePlaces: CachePlaces {
  struct Question: Sendable {
    let mode: PlaceDownloadMode
    let progress: @Sendable (PlaceProgress) -> Void
  }
  typealias Answers = Held<Question, Result<PlaceDownloadReport?, CachePlacesError>>

  let held = Answers()

  func callAsFunction(
    _ mode: PlaceDownloadMode, progress: @escaping @Sendable (PlaceProgress) -> Void
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    try await held.ask(Question(mode: mode, progress: progress)).get()
  }
}

struct HeldCheckPlaces: CheckPlaces {
  typealias Answers = Held<Void, Result<PlaceReadiness, GatewayError>>

  let held = Answers()

  func callAsFunction() async throws(GatewayError) -> PlaceReadiness { try await held.ask(()).get() }
}

/// A `CachePlaces` use case that reports one step and then continues until it is canceled.
struct EndlessCachePlaces: CachePlaces {
  func callAsFunction(
    _ mode: PlaceDownloadMode, progress: @escaping @Sendable (PlaceProgress) -> Void
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    let endless = AsyncStream.makeStream(of: Never.self)  // Only cancellation ends this stream.
    progress(.pictures(1))
    for await _ in endless.stream {}
    withExtendedLifetime(endless.continuation) {}
    throw .interrupted(.cancelled, settled: 1, total: 4)
  }
}
