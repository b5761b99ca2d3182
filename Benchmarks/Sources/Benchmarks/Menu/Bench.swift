import Entities
import Gateways
import UseCases

/// What the rows share: the menus, made once for each size, and what was measured of their imports.
final class Bench {
  let options: Options
  let workplace: Workplace
  let probe: Probe
  private var seeds: [Int: String] = [:]
  private var imports: [Int: ImportRuns] = [:]
  private var menus: [Int: String] = [:]
  private var turns: [Int: OrderTurns] = [:]
  /// What a row may want to compare at another size: seconds by row and size.
  var kitTimes: [String: [Int: Double]] = [:]

  init(_ options: Options, _ workplace: Workplace) throws {
    self.options = options
    self.workplace = workplace
    probe = try Probe(workplace)
  }

  /// How often work is done that takes no second.
  var shortRounds: Int { options.rounds * 20 }

  /// The seed of this size, as a file.
  func seed(_ size: Int) throws -> String {
    if let seed = seeds[size] { return seed }
    let path = workplace.path("menu-\(size).json")
    try MenuMaker.write(size, to: path)
    seeds[size] = path
    return path
  }

  /// A database that holds the menu of this size, as the kit imported it. Not to be changed.
  func menu(_ size: Int) async throws -> String {
    if let menu = menus[size] { return menu }
    let path = workplace.path("menu-\(size).sqlite")
    if imports[size] == nil { try await ImportRuns.importWithKit(seed(size), into: path) }
    menus[size] = path
    return path
  }

  /// A database of the caller's own that holds the menu of this size.
  func copyOfMenu(_ size: Int, named name: String) async throws -> String {
    let path = workplace.path(name)
    Workplace.removeDatabase(path)
    try Workplace.copy(try await menu(size), to: path)
    return path
  }

  /// The imports of this size, run when they are first asked for.
  func imports(_ size: Int) async throws -> ImportRuns {
    if let runs = imports[size] { return runs }
    let runs = try await ImportRuns.run(
      seed(size), keeping: workplace.path("menu-\(size).sqlite"), rounds: options.rounds, in: workplace)
    imports[size] = runs
    return runs
  }

  /// The orders on a menu of this size, run when they are first asked for.
  func orderTurns(_ size: Int) async throws -> OrderTurns {
    if let turns = turns[size] { return turns }
    let run = try await OrderTurns.run(self, size: size, orders: shortRounds)
    turns[size] = run
    return run
  }
}
