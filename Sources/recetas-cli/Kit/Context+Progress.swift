import Interfaces
import UseCases

extension Context {
  /// Imports, and shows meanwhile how far it is, where anybody wants to see that.
  func importing(_ importSeed: any ImportSeed, _ policy: SeedPolicy) async throws(ImportSeedError) -> SeedReport? {
    guard let line = output.progressLine() else { return try await importSeed(policy) }
    // The import waits for nobody: of the steps that come while one is written, only the last is kept.
    let (steps, told) = AsyncStream.makeStream(of: SeedProgress.self, bufferingPolicy: .bufferingNewest(1))
    async let shown: Void = line.show(steps, elapsed: \.elapsed, text: texts.progress)

    let result: Result<SeedReport?, ImportSeedError>
    do {
      result = .success(try await importSeed(policy) { told.yield($0) })
    } catch {
      result = .failure(error)
    }
    // What comes next is written when the line is gone.
    told.finish()
    await shown
    return try result.get()
  }
}
