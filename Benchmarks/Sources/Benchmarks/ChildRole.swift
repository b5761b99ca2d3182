/// The task of a child process of this program.
enum ChildRole {
  enum Side: String { case kit, peer }

  /// Imports a seed into an empty database, and prints the time in seconds.
  case importing(Side, String, String)
  /// Fails unless the search indexes of the databases match their tables, and the databases have the same contents.
  case comparing([String])
  /// Serves this number of places in Madrid over HTTP.
  case serving(places: Int)
  /// Sends a request to the server at this address.
  case asking(String)

  /// Ends immediately, to measure the cost of starting a process.
  case nothing

  private static let mark = "--child"
  private static var start: [String] { [CommandLine.arguments[0], mark] }

  init?(_ arguments: some Sequence<String>) {
    let words = Array(arguments)
    guard words.first == Self.mark else { return nil }
    switch words.dropFirst().first {
    case "import" where words.count == 5:
      guard let side = Side(rawValue: words[2]) else { return nil }
      self = .importing(side, words[3], words[4])
    case "compare" where words.count > 2: self = .comparing(Array(words.dropFirst(2)))
    case "serve" where words.count == 3:
      guard let count = Int(words[2]) else { return nil }
      self = .serving(places: count)
    case "ask" where words.count == 3: self = .asking(words[2])
    case "nothing": self = .nothing
    default: return nil
    }
  }

  /// The command line that starts a process with this role.
  var words: [String] {
    switch self {
    case .importing(let side, let seed, let path): Self.start + ["import", side.rawValue, seed, path]
    case .comparing(let paths): Self.start + ["compare"] + paths
    case .serving(let places): Self.start + ["serve", "\(places)"]
    case .asking(let address): Self.start + ["ask", address]
    case .nothing: Self.start + ["nothing"]
    }
  }

  func play() async throws {
    switch self {
    case .importing(let side, let seed, let path):
      let seconds = try await Race.seconds {
        switch side {
        case .kit: try await ImportRuns.importWithKit(seed, into: path)
        case .peer: try Peers.importMenu?(seed, path)
        }
      }
      print(seconds)
    case .serving(let places): try PlaceServer.serve(places)
    case .asking(let address): try await Waiting.ask(address)
    case .nothing: break
    case .comparing(let paths):
      for path in paths { try SameContents.checkSearchIndex(path) }
      for path in paths.dropFirst() { try SameContents.check(paths[0], path, tables: ["dish", "seed"]) }
    }
  }
}
