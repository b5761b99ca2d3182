import Interfaces
import UseCases

/// The options shared by all imports from a file.
enum ImportOptions {
  /// - Parameters:
  ///   - spanish: the description of `--force` in Spanish, which names the records that it deletes.
  ///   - english: the same description in English.
  static func specs(force spanish: String, _ english: String) -> [CommandSpec.Option] {
    [
      .init("--force", spanish, english),
      .init("--skip-invalid", "omitir los registros no válidos", "skip invalid records"),
      .init("--dry-run", "comprobar, sin cambiar nada", "check, and change nothing"),
    ]
  }
}

extension Context {
  /// Imports a seed according to the options, and prints the report.
  ///
  /// - Parameters:
  ///   - domain: the domain to import into. With `--force`, the user must agree before its records are deleted.
  ///   - mode: the mode without `--force`.
  ///   - conclusion: a closure that returns the sentence about the domain after the import.
  func run(
    _ importSeed: any ImportSeed, into domain: Domain, _ mode: SeedPolicy.Mode, conclusion: (SeedReport) -> String
  ) async throws {
    var policy = SeedPolicy(
      arguments.has("force") ? .replacing : mode, skipsInvalid: arguments.has("skip-invalid"),
      isDryRun: arguments.has("dry-run"))
    let found: SeedReport?
    // The inventory from before the import is used to count the deleted records.
    var held: StoreInventory?
    var isChecked = kit.options.isYes
    do {
      found = try await agree { () -> Loss in
        guard policy.mode == .replacing else { return Loss(question: nil, stamp: nil) }
        let stampedInventory = try await kit.store.stampedInventory(of: domain)
        held = stampedInventory.inventory
        if policy.isDryRun { return Loss(question: nil, stamp: nil) }
        let question = texts.confirmReplacing(domain, stampedInventory.inventory)
        // An invalid file is refused before the user is asked for confirmation.
        if question != nil, !isChecked {
          var check = policy
          check.isDryRun = true
          _ = try await showing { [check] tell in try await importSeed(check, progress: tell) }
          isChecked = true
        }
        return Loss(question: question, stamp: stampedInventory.stamp)
      } by: { agreed in
        policy.agreed = agreed
        return try await showing { [policy] tell in try await importSeed(policy, progress: tell) }
      }
    } catch let error as ImportSeedError {
      throw Failure(error, texts, isDryRun: policy.isDryRun)
    }
    // An import returns a report unless there was nothing to do on a first run.
    guard let report = found else { return }
    let deleted = held.map { max(0, $0.records(of: domain) - report.changed - report.unchanged) }
    try output.write(
      texts.lines(report, deleted: deleted ?? 0, isDryRun: policy.isDryRun, conclusion: conclusion)
        + texts.reviewsGone(report.reviewsRemoved),
      or: JSONObject.importReport(report, deleted: deleted, isDryRun: policy.isDryRun))
  }
}

extension StoreInventory {
  /// Returns the number of records that an import into the domain would replace.
  fileprivate func records(of domain: Domain) -> Int {
    switch domain {
    case .restaurant: self[.dishes]
    case .recipes: self[.recipes]
    case .beers: self[.manufacturers] + self[.beers]
    case .places: self[.places]
    }
  }
}
