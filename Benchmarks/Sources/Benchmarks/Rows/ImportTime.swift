/// The time to import a seed, from its file to the committed menu with its search index.
struct ImportTime: TableRow {
  let name = "import"

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let runs = try await bench.imports(size)
    let read = Double(Workplace.size(of: try bench.seed(size))) / bench.probe.readSpeed
    // SQLite first writes the data to the log, and then copies it from the log to the database.
    let written = Double(2 * runs.databaseSize) / bench.probe.writeSpeed
    return [
      Line(
        "import", size: size, runs.seconds, goal: .ratio(0.55),
        limit: "JSON read in \(Amount.seconds(read).text), \(Amount.bytes(runs.databaseSize).text) written to the log "
          + "and the file in \(Amount.seconds(written).text)"),
      // The processor time excludes the time that other programs use.
      Line("import, processor time", size: size, runs.processor, goal: nil),
    ]
  }
}
