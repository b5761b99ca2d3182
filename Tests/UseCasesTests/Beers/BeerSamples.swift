import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

extension Manufacturer {
  static let mahou = sample { try Manufacturer(name: "Mahou", origin: .national) }
}

extension Beer {
  static let classic = beer("Clásica", measures: [.alcohol: 4800])
  static let pale = beer("Pálida", type: "Pale ale")

  static func beer(
    _ name: String, type: String = "Lager", measures: [BeerMeasure: Int] = [:], photos: [LoadedImage] = []
  ) -> Beer {
    sample {
      try Beer(
        id: Beer.ID(ofBeerNamed: name, of: Manufacturer.mahou.id) ?? Beer.ID("beer-x"), of: Manufacturer.mahou.id,
        name: name, type: BeerType(type), measures: measures,
        album: .of(photos))
    }
  }

  /// Returns the beer that the draft describes after the given change.
  func after(_ change: (inout BeerDraft) -> Void) -> Beer {
    sample {
      var draft = BeerDraft(self)
      change(&draft)
      return try draft.beer(id, of: manufacturer)
    }
  }
}

extension Review {
  static let good = review("review-1", 4, "Rica.")

  static func review(
    _ id: String, _ score: Int, _ text: String = "", of beer: Beer = .classic, at seconds: Double = 0
  ) -> Review {
    sample {
      try Review(id: Review.ID(id), of: beer.id, score: Score(score), text: text, date: .noon(plus: seconds))
    }
  }
}

extension PhotoAlbum {
  static func of(_ photos: [LoadedImage]) -> PhotoAlbum {
    sample { try PhotoAlbum(photos.map { Photo.ID(of: $0) }) }
  }
}

extension LoadedImage {
  /// Returns a picture whose bytes depend on the name.
  static func picture(_ name: String) -> LoadedImage {
    sample { try #require(LoadedImage(SampleImages.jpeg(name))) }
  }
}

extension StateStore {
  /// Returns a store with the manufacturer Mahou and the given beers and reviews.
  static func brewing(_ beers: [Beer] = [], reviews: [Review] = []) async throws -> StateStore {
    let store = StateStore()
    try await store.addManufacturer(.mahou, photos: [])
    for beer in beers { try await store.addBeer(beer, photos: []) }
    for review in reviews { try await store.addReview(review, photos: []) }
    return store
  }
}

/// The error from a store on a full disk.
let diskFull = GatewayError.full(what: "disk")
