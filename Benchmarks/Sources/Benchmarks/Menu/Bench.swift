import Entities
import Gateways
import UseCases

/// The state that all rows share: the menus, generated once for each size, and the measurements of the menu imports.
final class Bench {
  let options: Options
  let workplace: Workplace
  let probe: Probe
  private var seeds: [Int: String] = [:]
  private var imports: [Int: ImportRuns] = [:]
  private var menus: [Int: String] = [:]
  private var turns: [Int: OrderTurns] = [:]
  /// The kit's times in seconds, by row and size. They are used to compare a row at different sizes.
  var kitTimes: [String: [Int: Double]] = [:]

  init(_ options: Options, _ workplace: Workplace) throws {
    self.options = options
    self.workplace = workplace
    probe = try Probe(workplace)
  }

  /// The number of repetitions of work that takes less than a second.
  var shortRounds: Int { options.rounds * 20 }

  /// Returns the path of a seed with this number of dishes.
  func seed(_ size: Int) throws -> String {
    if let seed = seeds[size] { return seed }
    let path = workplace.path("menu-\(size).json")
    try MenuMaker.write(size, to: path)
    seeds[size] = path
    return path
  }

  /// Returns the path of a database with a menu of this size, imported by the kit. The database must not be changed.
  func menu(_ size: Int) async throws -> String {
    if let menu = menus[size] { return menu }
    let path = workplace.path("menu-\(size).sqlite")
    if imports[size] == nil { try await ImportRuns.importWithKit(seed(size), into: path) }
    menus[size] = path
    return path
  }

  /// Returns the path of a copy of the database with a menu of this size, which the caller can change.
  func copyOfMenu(_ size: Int, named name: String) async throws -> String {
    let path = workplace.path(name)
    Workplace.removeDatabase(path)
    try Workplace.copy(try await menu(size), to: path)
    return path
  }

  /// Returns the import runs for this size. The first call runs them.
  func imports(_ size: Int) async throws -> ImportRuns {
    if let runs = imports[size] { return runs }
    let runs = try await ImportRuns.run(
      seed(size), keeping: workplace.path("menu-\(size).sqlite"), rounds: options.rounds, in: workplace)
    imports[size] = runs
    return runs
  }

  /// Returns the order runs on a menu of this size. The first call runs them.
  func orderTurns(_ size: Int) async throws -> OrderTurns {
    if let turns = turns[size] { return turns }
    let run = try await OrderTurns.run(self, size: size, orders: shortRounds)
    turns[size] = run
    return run
  }
}
