import Entities
import Gateways
import SQLiteGateways
import UseCases

/// Alternating imports of one seed by the kit and by its peer, each in a separate process.
struct ImportRuns {
  /// The median times, in seconds.
  let seconds: Race
  /// The median processor times in seconds, including the start of the process.
  let processor: Race
  /// The median peak memory of the processes, in bytes.
  let memory: (kit: Int, peer: Int?)
  /// The memory in bytes below which a peak can't be measured.
  let leastMemory: Int
  let databaseSize: Int

  /// Runs the imports.
  ///
  /// - Parameter path: The path where the database from the kit's last import is kept.
  static func run(
    _ seed: String, keeping path: String, rounds: Int, in workplace: Workplace
  ) async throws -> ImportRuns {
    let peerPath = workplace.path("peer.sqlite")
    var kit = Sample()
    var peer = Sample()
    var leastMemory = 0
    let sides = [(ChildRole.Side.kit, path)] + (Peers.importMenu == nil ? [] : [(.peer, peerPath)])
    for _ in 0..<rounds {
      for (side, path) in sides {
        // The kit and its peer start with the same empty database, which the kit creates. They therefore share the schema, and creating it
        // isn't measured.
        Workplace.removeDatabase(path)
        try await makeEmpty(path)
        let child = try ChildProcess.run(
          ChildRole.importing(side, seed, path).words, output: workplace.path("child-output"))
        leastMemory = max(leastMemory, try ChildProcess.leastMemoryOfAChild())
        let seconds = try Sample.seconds(in: workplace.path("child-output"))
        let (took, worked) = (Amount.seconds(seconds).text, Amount.seconds(child.processorSeconds).text)
        note("  \(side): \(took), processor time \(worked), \(Amount.bytes(child.peakMemory).text)")
        if side == .kit { kit.add(seconds, child) } else { peer.add(seconds, child) }
      }
      // The check runs in a separate process, since this process must stay small.
      _ = try ChildProcess.run(ChildRole.comparing(sides.map(\.1)).words, output: workplace.path("child-output"))
    }
    defer { Workplace.removeDatabase(peerPath) }
    return ImportRuns(
      seconds: Race(kit: kit.seconds, peer: peer.seconds), processor: Race(kit: kit.processor, peer: peer.processor),
      memory: (Int(Median.of(kit.memory)), peer.memory.isEmpty ? nil : Int(Median.of(peer.memory))),
      leastMemory: leastMemory, databaseSize: Workplace.size(of: path))
  }

  static func makeEmpty(_ path: String) async throws { _ = try await SQLiteStore(path: path).isSeeded(.restaurant) }

  static func importWithKit(_ seed: String, into path: String) async throws {
    let store = SQLiteStore(path: path)
    let importSeed = ImportSeedInteractor(.restaurant, from: DishSeed.file(seed), into: store)
    guard let report = try await importSeed(SeedPolicy(.firstRun)), report.rejected == 0, report.repaired == 0 else {
      throw Problem("the generated seed is invalid")
    }
  }
}

private struct Sample {
  var seconds: [Double] = []
  var processor: [Double] = []
  var memory: [Double] = []

  mutating func add(_ seconds: Double, _ child: ChildProcess) {
    self.seconds.append(seconds)
    processor.append(child.processorSeconds)
    memory.append(Double(child.peakMemory))
  }

  /// Returns the time that a child process printed, in seconds. It excludes the start of the process.
  static func seconds(in path: String) throws -> Double {
    let text = try TextFile.read(path)
    if let seconds = Double(text.split(separator: "\n").first ?? "") { return seconds }
    throw Problem("a child process printed \(text)")
  }
}
