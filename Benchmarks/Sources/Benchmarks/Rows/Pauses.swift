import Entities
import Gateways
import SQLiteGateways
import Synchronization
import UseCases
import WebGateways

/// The time from `PauseToken.pause()` until a download or an import has released its resources. The download or import is then resumed, and
/// must complete.
struct Pauses: TableRow {
  let name = "pause"
  private static let places = 500
  /// The goal for the delay. Users would notice a longer delay, although the system allows an app several seconds.
  private static let goal = Goal.below(.seconds(0.1))

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let (reading, saving) = (Part.reading, Part.saving)
    var lines: [Line] = []
    for part in [reading, saving] {
      let times = try await importTimes(bench, size: size, during: part)
      lines += Self.lines("pausing an import into SQLite while it \(part.rawValue)", size: size, times)
    }
    if size == bench.options.sizes.min() {
      let times = try await downloadTimes(bench)
      lines += Self.lines("pausing a download of places with three pictures of 20 kB each", size: Self.places, times)
    }
    return lines
  }

  private enum Part: String {
    case reading = "reads"
    case saving = "saves"
  }

  private static func lines(_ work: String, size: Int, _ times: [Double]) -> [Line] {
    [
      Line(work, size: size, kit: .seconds(Median.of(times)), peer: nil, goal: goal, limit: ""),
      Line(
        "the longest of \(times.count) pauses", size: size, kit: .seconds(times.max() ?? 0), peer: nil, goal: goal,
        limit: ""),
    ]
  }

  private func importTimes(_ bench: Bench, size: Int, during part: Part) async throws -> [Double] {
    let path = try await bench.copyOfMenu(size, named: "paused.sqlite")
    defer { Workplace.removeDatabase(path) }
    let (store, seed) = (SQLiteStore(path: path), DishSeed.file(try bench.seed(size)))
    var times: [Double] = []
    for round in 0..<bench.options.rounds {
      let pause = PauseToken()
      let importSeed = ImportSeedInteractor(.restaurant, from: seed, into: store).pausable(by: pause)
      // The import starts to save when all records have been read. While it reads, it is paused at a different record in each round.
      let half = part == .saving ? size : max(1, size * (round + 1) / (bench.options.rounds + 1))
      let reached = Signal()
      let importing = Task {
        try await importSeed(SeedPolicy(.replacing)) { if $0.records >= half / 1000 * 1000 { reached.send() } }
      }
      await reached.wait()
      times.append(try await Race.seconds { await pause.pause() })
      pause.resume()
      if try await importing.value?.accepted != size { throw Problem("the import was not resumed") }
    }
    return times
  }

  private func downloadTimes(_ bench: Bench) async throws -> [Double] {
    let server = try PlaceServer(places: Self.places)
    defer { server.end() }
    let client = SystemHTTPClient(connections: 6)
    let source = WebPlaceSource(
      try WebAddress(server.address + PlaceServer.folder), client: client,
      map: try PlaceMapTemplate(server.address + PlaceServer.map))
    var times: [Double] = []
    for round in 0..<bench.options.rounds {
      let (pause, path) = (PauseToken(), bench.workplace.path("paused-\(round).sqlite"))
      let places = PlaceUseCases(store: SQLiteStore(path: path), files: FolderPlaceFiles(folder: path + ".places"))
      let cachePlaces = places.cachePlaces(from: source, images: HTTPImageGateway(client)).pausable(by: pause)
      let part = 3 * Self.places * (round + 1) / (bench.options.rounds + 1)
      let reached = Signal()
      let downloading = Task {
        try await cachePlaces(.first) { if $0.step == .pictures && $0.done >= part { reached.send() } }
      }
      await reached.wait()
      times.append(try await Race.seconds { await pause.pause() })
      pause.resume()
      if try await downloading.value?.accepted != Self.places { throw Problem("the download was not resumed") }
    }
    return times
  }
}

/// A signal for one waiting task.
private struct Signal {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func send() { continuation.yield() }

  func wait() async { for await _ in stream { return } }
}
