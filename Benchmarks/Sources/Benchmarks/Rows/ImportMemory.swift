/// The peak memory of the import process.
struct ImportMemory: TableRow {
  let name = "memory"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let runs = try await bench.imports(size)
    let empty = try ChildProcess.run(ChildRole.nothing.words, output: bench.workplace.path("child-output"))
    let isMeasured = min(runs.memory.kit, runs.memory.peer ?? .max) > runs.leastMemory
    let least = isMeasured ? "" : "; less than \(Amount.bytes(runs.leastMemory).text) can't be measured"
    return [
      Line(
        "import, peak memory", size: size, kit: .bytes(runs.memory.kit), peer: runs.memory.peer.map(Amount.bytes),
        goal: .below(.bytes(64 << 20)),
        limit: "this program doing nothing: \(Amount.bytes(empty.peakMemory).text), SQLite's caches: 20 MB\(least)")
    ]
  }
}
