import Entities
import Gateways
import UseCases
import TestSupport

extension BrokenStore {
  /// What there was of the beers before the last seed began.
  mutating func rememberBeers() -> Box<BeerState> {
    let stored = Box(StoreState().beers)
    seeding.before = { (store) throws(GatewayError) in
      // Who is cancelled reads nothing, and is refused afterwards.
      if let contents = try? await store.contents() { stored.value = contents.beers }
    }
    return stored
  }

  /// Keeps every picture that a seed brings, named or not, for ever.
  mutating func keepSeededPictures() {
    let brought = Box([Photo.ID: LoadedImage]())
    seeding.writer = { writer in
      writer.onInsert = { (record) throws(GatewayError) in
        let photos: [LoadedImage] =
          switch record {
          case .manufacturer(_, let photos), .beer(_, let photos): photos
          case .dish, .recipe, .place, .placeDownload: []
          }
        brought.change { for photo in photos { $0[Photo.ID(of: photo)] = photo } }
        return try writer.base.insert(record)
      }
    }
    onPhoto = { (store, id) throws(GatewayError) in
      if let photo = brought.value[id] { return photo }
      return try await store.photo(id)
    }
  }
}

extension BrokenWriter {
  /// Puts other manufacturers in than it is given.
  func changeMakers(_ change: @escaping (Manufacturer, [LoadedImage]) -> Manufacturer) {
    onInsert = { [base] (record) throws(GatewayError) in
      guard case .manufacturer(let maker, let photos) = record else { return try base.insert(record) }
      return try base.insert(.manufacturer(change(maker, photos), photos: photos))
    }
  }

  /// Puts other beers in than it is given.
  func changeBeers(_ change: @escaping (Beer) -> Beer) {
    onInsert = { [base] (record) throws(GatewayError) in
      guard case .beer(let beer, let photos) = record else { return try base.insert(record) }
      return try base.insert(.beer(change(beer), photos: photos))
    }
  }

  /// Of two records of one id keeps the second, and answers as if it kept the first.
  func keepTheLastBeers() {
    var (makers, beers) = ([Manufacturer.ID: SeedRecord](), [Beer.ID: SeedRecord]())
    onInsert = { (record) throws(GatewayError) in
      switch record {
      case .manufacturer(let maker, _): makers.updateValue(record, forKey: maker.id) == nil
      case .beer(let beer, _): beers.updateValue(record, forKey: beer.id) == nil
      case .dish, .recipe, .place, .placeDownload: false
      }
    }
    onEnd = { [base] () throws(GatewayError) in
      for record in Array(makers.values) + Array(beers.values) { _ = try base.insert(record) }
    }
  }
}

extension ReviewGateway {
  /// Deletes all that anybody said.
  func deleteReviews() async throws(GatewayError) {
    for review in try await reviews(.all, sortedBy: .newest, page: .whole).items { try await deleteReview(review.id) }
  }
}
