import Gateways
import SQLiteGateways
import UseCases
import WebGateways

/// The site's settings, from the command line and the environment.
struct Settings: Sendable {
  /// The error for an invalid command line. Its message is printed.
  struct Usage: Error {
    let text = """
      usage: WebFront [--data DIR] [--store sqlite:PATH|json:DIR|memory:|firestore:PROJECT] [--host 127.0.0.1] [--port 8080] [--name NAME]...
      """
  }

  let (host, port): (String, Int)
  private let (data, store): (String, String)
  /// The names that browsers use for this server.
  private let names: [String]
  private let environment: [String: String]

  init(_ arguments: [String], _ environment: [String: String]) throws {
    let home = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    var options = ["--data": environment["RECETAS_HOME"] ?? home + "/recetas", "--store": "", "--host": "127.0.0.1"]
    options["--port"] = "8080"
    var names: [String] = []
    for index in stride(from: 0, to: arguments.count, by: 2) {
      guard index + 1 < arguments.count else { throw Usage() }
      if arguments[index] == "--name" {
        names.append(arguments[index + 1])
      } else if options.updateValue(arguments[index + 1], forKey: arguments[index]) == nil {
        throw Usage()
      }
    }
    guard let data = options["--data"], let store = options["--store"], let host = options["--host"],
      let port = UInt16(options["--port"] ?? "")
    else { throw Usage() }
    (self.data, self.host, self.port, self.environment) = (data, host, Int(port), environment)
    self.names = names + [host.contains(":") ? "[\(host)]" : host]
    self.store = store.isEmpty ? LocalStore.standard(in: data, kind: .sqlite).description : store
  }

  func open() throws -> Front {
    if let place = LocalStore(store, kinds: [.sqlite, .json, .memory]) {
      return try Front(store: place.open(), placeFiles: place.openPlaceFiles(), names: names)
    }
    let project = String(store.dropFirst("firestore:".count))
    guard store == "firestore:\(project)", FirestoreFavorites.isProject(project) else { throw Usage() }
    return try firestore(project)
  }

  /// Returns the site with a Firestore store, whose places stay in the data folder. All visitors share one token, or have the rights of the
  /// emulator's owner.
  private func firestore(_ project: String) throws -> Front {
    let (place, emulator) = (LocalStore.standard(in: data, kind: .sqlite), environment["FIRESTORE_EMULATOR_HOST"])
    let plain = Set((emulator?.split(separator: ":").first).map { [String($0)] } ?? [])
    let store = FirestoreStore(
      project: project, http: SystemHTTPClient(plainHosts: plain),
      tokens: environment["FIRESTORE_TOKEN"].map { FixedToken($0) },
      endpoint: try FirestoreEndpoint(emulatorHost: emulator), local: place.open())
    return try Front(store: store, placeFiles: place.openPlaceFiles(), names: names)
  }
}
