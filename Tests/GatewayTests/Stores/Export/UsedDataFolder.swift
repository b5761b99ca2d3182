import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

/// A store and its place pictures, with access to their contents for comparison.
struct UsedDataFolder {
  let store: any Store
  let files: any PlaceFileGateway
  let folder: TemporaryFolder

  /// Creates an empty data folder.
  init(_ store: Stores) throws {
    folder = try TemporaryFolder()
    self.store = store.subject(folder).gateway
    files = store == .memory ? MemoryPlaceFiles() : FolderPlaceFiles(folder: folder.path + "/places")
  }

  /// Creates a data folder for a store that is kept elsewhere.
  init(_ store: any Store) throws {
    folder = try TemporaryFolder()
    self.store = store
    files = FolderPlaceFiles(folder: folder.path + "/places")
  }

  /// Returns a data folder with records of every kind from several users.
  static func full(_ store: Stores) async throws -> Self {
    let used = try Self(store)
    try await used.fill()
    return used
  }

  static let logo = LoadedImage(SampleImages.png)
  static let review = LoadedImage(SampleImages.webp)
  static let shop = LoadedImage(SampleImages.gif)

  private func fill() async throws {
    let (ana, eva, menu) = (try Samples.user("ana"), try Samples.user("eva"), try Samples.menu())
    try await store.seed(menu)
    try await store.seed(recipes: Samples.collection())
    try await fillBeers(ana)
    try await fillPlaces()
    // The order that is placed first has the later date, as if the clock had been set back.
    try await store.place(Samples.order("order-1", menu), at: 9, of: ana)
    try await store.place(Samples.order("order-2", [menu[2]]), at: 2, of: ana)
    var draft = try Samples.order("order-3", menu)
    try draft.setNote(OrderNote("sin «cebolla» ñ"), of: menu[1].id)
    try await store.saveDraft(draft, of: ana, replacing: nil)
    try await store.saveDraft(Samples.order("order-1", [menu[1]]), of: eva, replacing: nil)
    let favorites = try Samples.favorites()
    for favorite in favorites { _ = try await store.addFavorite(favorite, of: ana) }
    try await store.settle(
      [FavoriteStateChange(favorites[0].id, from: .added(favorites[0]), to: .kept(favorites[0]))], of: ana,
      sharedIn: "p/ñ")
    try await store.removeFavorite(favorites[1].id, of: ana)
    _ = try await store.addFavorite(favorites[2], of: eva)
  }

  private func fillBeers(_ ana: User.ID) async throws {
    let images = try ["a", "b"].map { try Samples.image($0) }
    let logo = [Self.logo].compactMap { $0 }
    let maker = try Samples.manufacturer("Ñandú", at: "C/ Oso, 1", logo: Self.logo)
    let other = try Samples.manufacturer("Bären", .imported)
    try await store.addManufacturer(maker, photos: logo)
    try await store.addManufacturer(other, photos: [])
    let beer = try Samples.beer("Rubia", of: maker, measures: [.alcohol: 4800], photos: images, cover: 1)
    // Both beers share a picture.
    let dark = try Samples.beer("Negra", of: other, type: "Stout", photos: [images[0]])
    try await store.addBeer(beer, photos: images)
    try await store.addBeer(dark, photos: images)
    let photos = [Self.review].compactMap { $0 }
    try await store.addReview(
      Samples.review("review-2", of: beer, 5, "Muy rica, «ñ».", by: ana, photos: photos), photos: photos)
    try await store.addReview(Samples.review("review-1", of: dark, 1), photos: [])
  }

  private func fillPlaces() async throws {
    let shop = try #require(Self.shop.map { ($0, Photo.ID(ofBytes: $0.bytes)) })
    try await files.downloading { download in
      _ = try await download.keep(shop.0, from: WebAddress("https://example.org/logo.jpg"))
      try await download.finish(keeping: [shop.1])
    }
    let kept = PlacePicture.Content.kept(shop.1, bytes: shop.0.bytes.count)
    let places = try [Samples.completePlace(.shop, kept, .missing(.notThere), kept)] + Samples.places()
    try await store.seed(places: places, with: Samples.download("one"))
  }

  /// Returns all contents, as text and as pictures.
  func contents() async throws -> Contents {
    let contents = try await store.contents()
    var pictures: [String: LoadedImage] = [:]
    for id in contents.beers.photos { pictures[id.text] = try await store.photo(id) }
    for place in contents.places.all {
      for id in place.pictures.values.compactMap(\.photo) {
        do throws(GatewayError) { pictures["place " + id.text] = try await files.picture(id) } catch {
          if error != .notFound { throw error }
        }
      }
    }
    let dump = String(decoding: try JSONDocument.encode(StoreDocument(contents)), as: UTF8.self)
    return Contents(dump: dump, pictures: pictures, inventory: try await store.inventory())
  }

  struct Contents: Equatable {
    let dump: String
    let pictures: [String: LoadedImage]
    let inventory: StoreInventory
  }

  @discardableResult
  func export(to path: String, calls: FileCalls = .system) async throws(GatewayError) -> StoreExport.Report {
    try await StoreExport(of: store, files, calls: calls)(to: path)
  }

  func restore(_ path: String) async throws(GatewayError) {
    try await StoreImport(into: store, files)(from: path, replacing: store.stampedInventory(of: nil).stamp)
  }
}

extension UsedDataFolder {
  /// Two ids that an older version gave to the same page.
  private static let pages = ["web-www.a.es_2f_x", "web-a.es_2f_x"]

  /// Adds a web page as two recipes and two favorites.
  func addPageTwice() async throws {
    for (number, id) in Self.pages.enumerated() {
      let details = RecipeDetails(try Recipe(id: Recipe.ID(id), title: "Pan", minutes: number == 0 ? 90 : nil))
      try await store.addRecipe(details)
      _ = try await store.addFavorite(
        Favorite(details, addedAt: Date(timeIntervalSince1970: 0)), of: Samples.user("leo"))
    }
  }

  /// Expects the page that was added twice to be stored as one recipe and one favorite.
  func expectPageOnce() async throws {
    let pan = try Recipe(id: Recipe.ID(Self.pages[1]), title: "Pan", minutes: 90)
    #expect(try await store.recipes(matching: SearchText(), page: .first).value.recipes == [pan])
    let favorites = try await store.favoriteStates(of: Samples.user("leo"))
    #expect(favorites.values.map(\.favorite.recipe) == [pan])
  }
}

extension BeerState {
  /// The ids of all pictures that the records refer to.
  fileprivate var photos: Set<Photo.ID> {
    Set(
      manufacturers.values.compactMap(\.logo) + beers.values.flatMap(\.album.photos)
        + reviews.values.flatMap(\.album.photos))
  }
}
