import UseCases

extension Context {
  /// Does something that tells how far it is, and shows that where anybody wants to see it.
  func showing<Step: ProgressStep, Answer>(
    _ work: (@escaping @Sendable (Step) -> Void) async throws -> Answer
  ) async throws -> Answer {
    guard let line = output.progressLine() else { return try await work { _ in } }
    // The work waits for nobody: of the steps that come while one is written, only the last is kept.
    let (steps, told) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .bufferingNewest(1))
    async let shown: Void = line.show(steps)

    let result: Result<Answer, any Error>
    do { result = .success(try await work { told.yield($0) }) } catch { result = .failure(error) }
    // What comes next is written when the line is gone.
    told.finish()
    await shown
    return try result.get()
  }
}
