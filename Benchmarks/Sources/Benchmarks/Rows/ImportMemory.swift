/// The most memory that the process of an import had.
struct ImportMemory: TableRow {
  let name = "memory"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let runs = try await bench.imports(size)
    let empty = try ChildProcess.run(ChildRole.nothing.words, output: bench.workplace.path("child-output"))
    return [
      Line(
        "import, peak memory", size: size, kit: .bytes(runs.memory.kit), peer: .bytes(runs.memory.peer),
        goal: .below(.bytes(64 << 20)),
        limit: "this program doing nothing \(Amount.bytes(empty.peakMemory).text), SQLite's caches 20 MB")
    ]
  }
}
