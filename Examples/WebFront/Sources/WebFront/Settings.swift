import Foundation
import Gateways
import UseCases
import WebGateways

/// What the command line and the environment say.
struct Settings: Sendable {
  static let usage = """
    usage: WebFront [--data DIR] [--store sqlite:PATH | memory: | firestore:PROJECT] [--host HOST] [--port PORT]
      --data   the data folder, which recetas-cli has as well (RECETAS_HOME, or else the user's data folder)
      --host   127.0.0.1 unless another one is named; --port: 8080, 0 for a free one
    """

  /// Why there is nothing to start.
  struct Refusal: Error {
    let message: String
  }

  var data: String
  var store: String?
  var host = "127.0.0.1"
  var port = 8080
  private let environment: [String: String]

  init(_ arguments: [String], _ environment: [String: String]) throws {
    self.environment = environment
    let home = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    data = environment["RECETAS_HOME"] ?? home + "/recetas"
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Refusal(message: Self.usage) }
      switch option {
      case "--data": data = value
      case "--store": store = value
      case "--host": host = value
      case "--port":
        guard let number = UInt16(value) else { throw Refusal(message: Self.usage) }
        port = Int(number)
      default: throw Refusal(message: Self.usage)
      }
    }
  }

  /// The store, what closes it, and the pictures beside it.
  func open() throws -> Front {
    let parts = (store ?? "sqlite:\(data)/recetas.sqlite").split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("sqlite", let path?): return Self.sqlite(path)
    case ("memory", nil): return Front(store: StateStore(), placeFiles: MemoryPlaceFiles())
    case ("firestore", let project?) where FirestoreFavorites.isProject(project): return try firestore(project)
    default: throw Refusal(message: Self.usage)
    }
  }

  private static func sqlite(_ path: String) -> Front {
    let store = SQLiteStore(path: path)
    return Front(store: store, placeFiles: FolderPlaceFiles(folder: path + ".places")) { try await store.close() }
  }

  /// Its places stay in the store of the data folder. All visitors come with one token, or as the emulator's owner.
  private func firestore(_ project: String) throws -> Front {
    let local = Self.sqlite(data + "/recetas.sqlite")
    let emulator = environment["FIRESTORE_EMULATOR_HOST"]
    let host = emulator.flatMap { $0.split(separator: ":").first }.map(String.init)
    let store = FirestoreStore(
      project: project, http: SystemHTTPClient(plainHosts: Set([host].compactMap(\.self))),
      tokens: environment["FIRESTORE_TOKEN"].map { FixedToken($0) },
      endpoint: try FirestoreEndpoint(emulatorHost: emulator), local: local.store)
    return Front(store: store, placeFiles: local.placeFiles, close: local.close)
  }
}
