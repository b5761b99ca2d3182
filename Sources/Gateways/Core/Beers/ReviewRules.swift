public import Entities
public import UseCases

extension ReviewGateway where Self: RecordStore, Records: ReviewRecords {
  public func review(_ id: Review.ID) async throws(GatewayError) -> Review {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in try records.review(id).orNotFound }
  }

  public func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) async throws(GatewayError) -> Paged<BeerReview> {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in
      try records.reviews(filter, sortedBy: sorting, page: page)
    }
  }

  public func addReview(_ review: Review, photos: [LoadedImage]) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      _ = try records.beer(review.beer).orNotFound
      if try records.review(review.id) != nil { throw .conflict }
      try records.bring(review.album.photos, from: photos)
      try records.put(review, replacing: nil)
    }
  }

  public func replaceReview(
    _ previous: Review, by review: Review, photos: [LoadedImage]
  ) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      let kept = try records.review(review.id).orNotFound
      guard kept == previous, kept.beer == review.beer, kept.author == review.author else { throw .conflict }
      if kept == review { return }
      try records.bring(review.album.photos, from: photos)
      try records.put(review, replacing: kept)
    }
  }

  public func deleteReview(_ review: Review) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      if try records.review(review.id).orNotFound != review { throw .conflict }
      try records.deleteReview(review.id)
    }
  }
}
