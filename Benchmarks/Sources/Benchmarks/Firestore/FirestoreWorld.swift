import Entities
import Foundation
import GatewayTesting
import Gateways
import UseCases
import WebGateways

/// A project on the emulator with a menu and a catalog. Each user has a separate store, as on a separate device.
struct FirestoreWorld: Sendable {
  static let beersOfComing = 1000
  static let beersOfGoing = 420
  static let all = Page(limit: Page.maximum)

  let dishes: [Dish]
  /// The manufacturers of the beers that get most of the reviews. During the run, ``coming`` is imported, and ``going`` is deleted.
  let makers: [Manufacturer]
  let coming: Manufacturer
  let going: Manufacturer
  let beers: [Beer]
  let comingBeers: [Beer]
  let goingBeers: [Beer]
  private let project: String
  private let endpoint: FirestoreEndpoint
  /// The HTTP client that all users share.
  let http: any HTTPClient
  private let local = StateStore()

  init(_ endpoint: FirestoreEndpoint, users: Int) throws {
    self.endpoint = endpoint
    project = "bench-\(users)-\(UUID().uuidString.prefix(8).lowercased())"
    http = SystemHTTPClient(timeout: .seconds(120), connections: 16)
    dishes = try (0..<40).map { try Samples.dish("Plato \($0) de \(Self.word($0))", cents: 900 + Int64($0)) }
    makers = try (0..<6).map { try Samples.manufacturer("Cervecera \($0)") }
    coming = try Samples.manufacturer("Llegada")
    going = try Samples.manufacturer("Partida")
    beers = try makers.indices.flatMap { [makers] maker in
      try (0..<20).map { try Samples.beer("\(Self.word(maker * 20 + $0)) \($0)", of: makers[maker]) }
    }
    let (coming, going) = (coming, going)
    comingBeers = try (0..<Self.beersOfComing).map { try Samples.beer("Nueva \($0)", of: coming) }
    goingBeers = try (0..<Self.beersOfGoing).map { try Samples.beer("Vieja \($0)", of: going) }
  }

  /// Returns the word for a number, for use in generated names.
  static func word(_ number: Int) -> String { Vocabulary.ingredients[number % Vocabulary.ingredients.count] }

  /// Returns a new store.
  ///
  /// - Parameter client: The HTTP client, or `nil` for the client that all users share.
  func store(_ client: (any HTTPClient)? = nil) -> FirestoreStore {
    FirestoreStore(project: project, http: client ?? http, endpoint: endpoint, local: local)
  }

  func fill() async throws {
    let store = store()
    try await store.seed(dishes)
    let catalog = (makers + [going]).map { SeedRecord.manufacturer($0, photos: []) }
    try await store.seed(catalog + (beers + goingBeers).map { .beer($0, photos: []) }, of: .beers)
  }

  /// Imports the manufacturer ``coming`` with all its beers.
  func bringCatalog(into store: any Store) async throws {
    let records = [.manufacturer(coming, photos: [])] + comingBeers.map { SeedRecord.beer($0, photos: []) }
    try await store.seed(records, of: .beers, inPlaceOfAll: false)
  }
}
