import Interfaces
import UseCases

/// What every import of a file takes.
enum ImportOptions {
  /// - Parameter force: what is lost with it, in Spanish; then in English.
  static func specs(force spanish: String, _ english: String) -> [CommandSpec.Option] {
    [
      .init("--force", spanish, english),
      .init("--skip-invalid", "omitir los registros no válidos", "skip invalid records"),
      .init("--dry-run", "comprobar, sin cambiar nada", "check, and change nothing"),
    ]
  }
}

extension Context {
  /// Imports as the options say, and prints the report.
  ///
  /// - Parameters:
  ///   - domain: what is imported into; before `--force` deletes what it holds, the user is asked.
  ///   - occasion: holds unless `--force` is given.
  ///   - told: where the records are now.
  ///   - more: lines below the report, asked for when the import is done.
  func run(
    _ importSeed: any ImportSeed, into domain: Domain, _ occasion: SeedPolicy.Occasion, told: (SeedReport) -> String,
    more: () async throws -> [Line] = { [] }
  ) async throws {
    let policy = SeedPolicy(
      arguments.has("force") ? .replacing : occasion, skipsInvalid: arguments.has("skip-invalid"),
      isDryRun: arguments.has("dry-run"))
    let found = try await agree { () -> String? in
      let replaces = policy.occasion == .replacing && !policy.isDryRun
      return replaces ? texts.confirmReplacing(domain, try await kit.store.inventory()) : nil
    } to: { () -> SeedReport? in
      do { return try await showing { tell in try await importSeed(policy, progress: tell) } } catch {
        throw Failure(error, texts, isDryRun: policy.isDryRun)
      }
    }
    // Only a first run may find nothing to do.
    guard let report = found else { return }
    let rest = try await more()
    try output.write(
      texts.lines(report, isDryRun: policy.isDryRun, told: told) + rest,
      or: JSONObject.importReport(report, isDryRun: policy.isDryRun))
  }
}
