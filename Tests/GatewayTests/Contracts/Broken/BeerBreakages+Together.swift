import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let beersTogether: [Breakage] = [
    Breakage("20 beers added at once are all kept, with their pictures, and are counted", "the last gets lost") {
      let added = Box(0)
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        if added.change({ $0 += 1 }) < 20 { try await store.addBeer(beer, photos: photos) }
      }
    },
    Breakage("20 beers added at once are all kept, with their pictures, and are counted", "the last is refused") {
      let added = Box(0)
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        if added.change({ $0 += 1 }) == 20 { throw .busy(what: "memory") }
        try await store.addBeer(beer, photos: photos)
      }
    },
    Breakage("20 beers added at once are all kept, with their pictures, and are counted", "two are counted as one") {
      $0.gateway.changeEachMaker {
        ManufacturerSummary($0.manufacturer, beerCount: min($0.beerCount, 19), reviewCount: $0.reviewCount)
      }
    },
    Breakage("20 beers added at once are all kept, with their pictures, and are counted", "a picture of all is gone") {
      let asked = Box([Photo.ID: Int]())
      $0.gateway.onAddBeer = { (store, beer, photos) throws(GatewayError) in
        try await store.addBeer(beer, photos: photos)
        asked.change { for photo in beer.album.photos { $0[photo, default: 0] += 1 } }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if asked.value[id] == 20 { throw .notFound }
        return try await store.photo(id)
      }
    },
    Breakage("of a beer that is refused no picture stays", "those that were brought do") {
      $0.gateway.keepEveryPicture()
    },
    Breakage("of a beer that is refused no picture stays", "of a replacement they do") {
      $0.gateway.keepPicturesOfReplacedBeers { _ in true }
    },
    Breakage("of a beer that is refused no picture stays", "of a conflict they do") {
      $0.gateway.keepPicturesOfReplacedBeers { $0 == .conflict }
    },
    Breakage("of a beer that is refused no picture stays", "where another is missing they do") {
      $0.gateway.keepPicturesOfReplacedBeers { $0 == .notFound }
    },
    Breakage("a beer that goes takes its reviews' pictures along, unless something else names them", "all stay") {
      $0.gateway.keepEveryPicture()
    },
    Breakage("a beer that goes takes its reviews' pictures along, unless something else names them", "all go") {
      let gone = Box(Set<Photo.ID>())
      $0.gateway.onDeleteBeer = { (store, expected) throws(GatewayError) in
        let filter = ReviewFilter(of: expected.id)
        let reviews = try await store.reviews(filter, sortedBy: .newest, page: .whole).items
        try await store.deleteBeer(expected)
        gone.change { for review in reviews { $0.formUnion(review.review.album.photos) } }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if gone.value.contains(id) { throw .notFound }
        return try await store.photo(id)
      }
    },
    Breakage(
      "a beer that goes takes its reviews' pictures along, unless something else names them",
      "what two of them show is counted down once"
    ) {
      let (shown, bytes) = (Box([Photo.ID: Int]()), Box([Photo.ID: LoadedImage]()))
      $0.gateway.onAddReview = { (store, review, photos) throws(GatewayError) in
        try await store.addReview(review, photos: photos)
        shown.change { for photo in review.album.photos { $0[photo, default: 0] += 1 } }
        bytes.change { for photo in photos { $0[Photo.ID(of: photo)] = photo } }
      }
      $0.gateway.onPhoto = { (store, id) throws(GatewayError) in
        if shown.value[id] == 2, let photo = bytes.value[id] { return photo }
        return try await store.photo(id)
      }
    },
  ]
}

extension BrokenStore {
  /// Keeps the pictures that came with a refused replacement, where the refusal is such.
  fileprivate mutating func keepPicturesOfReplacedBeers(_ isSuch: @escaping @Sendable (GatewayError) -> Bool) {
    let brought = Box([Photo.ID: LoadedImage]())
    onReplaceBeer = { (store, previous, beer, photos) throws(GatewayError) in
      do throws(GatewayError) {
        try await store.replaceBeer(previous, by: beer, photos: photos)
      } catch {
        if isSuch(error) { brought.change { for photo in photos { $0[Photo.ID(of: photo)] = photo } } }
        throw error
      }
    }
    onPhoto = { (store, id) throws(GatewayError) in
      if let photo = brought.value[id] { return photo }
      return try await store.photo(id)
    }
  }
}
