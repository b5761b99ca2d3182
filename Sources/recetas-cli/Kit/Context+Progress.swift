import UseCases

extension Context {
  /// Does something that tells how far it is, and shows that where anybody wants to see it.
  func showing<Step: ProgressStep, Answer, Refusal: Error>(
    _ work: (@escaping @Sendable (Step) -> Void) async throws(Refusal) -> Answer
  ) async throws(Refusal) -> Answer {
    guard let line = output.progressLine() else { return try await work { _ in } }
    // The work waits for nobody: of the steps that come while one is written, only the last is kept.
    let (steps, told) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .bufferingNewest(1))
    async let shown: Void = line.show(steps)

    let result: Result<Answer, Refusal>
    do throws(Refusal) { result = .success(try await work { told.yield($0) }) } catch { result = .failure(error) }
    // What comes next is written when the line is gone.
    told.finish()
    await shown
    return try result.get()
  }

  /// Imports, and shows how far it is.
  func importing(_ importSeed: any ImportSeed, _ policy: SeedPolicy) async throws(ImportSeedError) -> SeedReport? {
    try await showing { (tell) async throws(ImportSeedError) in try await importSeed(policy, progress: tell) }
  }
}
