import Gateways
import SQLiteGateways
import UseCases

/// The kit's stores, each with a menu.
struct KitStores {
  let all: [(name: String, store: any Store)]
  private let path: String
  private let folder: String

  /// Creates the stores and imports the same menu into each of them.
  ///
  /// - Parameter size: The number of dishes on the menu.
  init(_ bench: Bench, size: Int, named name: String) async throws {
    path = try await bench.copyOfMenu(size, named: "\(name).sqlite")
    folder = bench.workplace.path(name)
    let stores: [(String, any Store)] = [
      ("database", SQLiteStore(path: path)), ("JSON file", StateStore(folder: folder)), ("memory", StateStore()),
    ]
    for (_, store) in stores.dropFirst() { try await Self.importMenu(try bench.seed(size), into: store) }
    all = stores.map { (name: $0.0, store: $0.1) }
  }

  static func importMenu(_ seed: String, into store: any Store) async throws {
    let importSeed = ImportSeedInteractor(.restaurant, from: DishSeed.file(seed), into: store)
    guard let report = try await importSeed(SeedPolicy(.replacing)), report.rejected == 0 else {
      throw Problem("the generated seed is invalid")
    }
  }

  func remove() {
    Workplace.removeDatabase(path)
    Workplace.remove(folder)
  }
}
