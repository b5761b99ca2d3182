extension CachePlaces {
  /// Returns a version of this download that `pause` can pause. A pause releases the download's lock. On resume, the download requests the
  /// missing pictures.
  public func pausable(by pause: PauseToken) -> any CachePlaces { PausableCachePlaces(base: self, pause: pause) }
}

extension ImportSeed {
  /// Returns a version of this import that `pause` can pause. A pause rolls back the import's transaction. On resume, the import starts
  /// over.
  public func pausable(by pause: PauseToken) -> any ImportSeed { PausableImportSeed(base: self, pause: pause) }
}

extension FillDomain {
  /// Returns a version of this use case that `pause` can pause in the same way as an import. On resume, the use case starts over.
  public func pausable(by pause: PauseToken) -> any FillDomain { PausableFillDomain(base: self, pause: pause) }
}

private struct PausableCachePlaces<Base: CachePlaces>: CachePlaces {
  let base: Base
  let pause: PauseToken

  func callAsFunction(
    _ mode: PlaceDownloadMode, progress: @escaping @Sendable (PlaceProgress) -> Void
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    try await pause.run { [base] () async throws(CachePlacesError) in try await base(mode, progress: progress) }
  }
}

private struct PausableImportSeed<Base: ImportSeed>: ImportSeed {
  let base: Base
  let pause: PauseToken

  func callAsFunction(
    _ policy: SeedPolicy, progress: @escaping @Sendable (SeedProgress) -> Void
  ) async throws(ImportSeedError) -> SeedReport? {
    try await pause.run { [base] () async throws(ImportSeedError) in try await base(policy, progress: progress) }
  }
}

private struct PausableFillDomain<Base: FillDomain>: FillDomain {
  let base: Base
  let pause: PauseToken

  func callAsFunction() async throws(ImportSeedError) -> FilledDomain? {
    try await pause.run { [base] () async throws(ImportSeedError) in try await base() }
  }
}
