import Entities
import Foundation
import Gateways
import GatewayTesting
import UseCases
import TestSupport

/// A folder with the file of a JSON store.
struct StoreFile {
  let folder: TemporaryFolder
  var path: String { folder.path + "/recetas.json" }
  var url: URL { URL(filePath: path) }

  init() throws { folder = try TemporaryFolder() }

  func store(patience: Duration = .seconds(60), _ calls: FileCalls = .system) -> StateStore {
    StateStore(folder: folder.path, patience: patience, calls: calls)
  }

  /// Returns the names of leftover temporary files.
  func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".new") }.sorted()
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }
  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  /// Returns the inode of the file, which changes if the file is replaced.
  func inode() throws -> UInt64? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
  }
}

/// Sample contents of a store that two users have used.
enum UsedStore {
  /// Fills a store. The user Ana has two placed orders and a draft, and Eva has an empty draft. One dish in the history is no longer on the
  /// menu.
  static func fill(_ store: any Store) async throws {
    let (ana, eva, menu) = (try User.ID("ana"), try User.ID("eva"), try Samples.menu())
    let deleted = try Samples.dish(#"Cocido "de 3 vuelcos" / 12 €"#, "Sin \\ ni /", cents: 0, kind: "Guisos 😀")
    try await store.seed(menu)
    try await store.seed(recipes: try Samples.collection())
    for favorite in try Samples.favorites() { _ = try await store.addFavorite(favorite, of: ana) }
    try await store.removeFavorite(try Samples.favorites()[1].id, of: ana)
    let kept = try Samples.favorite("Pan")
    try await store.settle(
      [FavoriteStateChange(kept.id, from: nil, to: .kept(kept))], of: try User.ID("leo"), sharedIn: "x/users/leo")
    var order = try Samples.order("order-1", [deleted] + menu.reversed())
    try order.changeQuantity(of: menu[0].id, by: 99)
    try await store.place(order, at: 0.001, of: ana)
    try await store.place(try Samples.order("order-2", [menu[2]]), at: -5, of: ana)
    try await store.saveDraft(try Samples.order("order-3", [menu[1], menu[0]]), of: ana, replacing: nil)
    try await store.saveDraft(OrderDraft(id: try Order.ID("order-1")), of: eva, replacing: nil)
  }
}

/// Returns a placement this many seconds after 1970.
func placement(_ seconds: Double) throws -> Placement {
  Placement(
    date: Date(timeIntervalSince1970: seconds),
    delivery: Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("+34 915 55 12 34")))
}
