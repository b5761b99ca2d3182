import Gateways
import UseCases

/// The time that the release build of the command-line program takes to show a menu of forty dishes, from the start of the process to its
/// end.
struct ColdStart: TableRow {
  let name = "start"
  private static let dishes = 40

  func sizes(of asked: [Int]) -> [Int] { [Self.dishes] }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let path = try await bench.menu(size)
    // SwiftPM places the program next to this one.
    let place = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = (place + ["recetas-cli"]).joined(separator: "/")
    let output = bench.workplace.path("child-output")
    let kit = [program, "--data", bench.workplace.path("data"), "--store", "sqlite:\(path)", "menu", "list"]
    let peer = ["sqlite3", path, "SELECT kind, name, description, price FROM dish ORDER BY position"]
    let race = try await Race.run(rounds: bench.shortRounds) {
      _ = try ChildProcess.run(kit, output: output)
    } peer: {
      _ = try ChildProcess.run(peer, output: output)
    }
    return [
      Line(
        "cold start, `menu list`", size: size, race, goal: .ratio(2.7),
        limit: "a process that does nothing: \(Amount.seconds(bench.probe.start).text)")
    ]
  }
}
