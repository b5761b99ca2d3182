import Foundation
@testable import WebGateways

extension SharedStoreProject {
  /// Creates a manufacturer with two beers that have no reviews, and another manufacturer.
  func fillWithBeers() async throws {
    func beer(_ name: String) -> RawWrite {
      .create(
        "beers/\(name)",
        [
          "text": .string("{}"), "maker": .string("maker-a"), "name": .string(name), "count": .integer(0),
          "total": .integer(0),
        ])
    }
    let maker: [String: FirestoreValue] = ["text": .string("{}"), "beerCount": .integer(2), "reviewCount": .integer(0)]
    try await commit(
      [
        .create("control/store", ["format": .integer(1)]), .create("makers/maker-a", maker),
        .create("makers/maker-b", maker), beer("beer-a"), beer("beer-b"),
      ], as: .manager)
  }
}

/// A valid commit that adds, edits or deletes a review, with all related writes. Tests make the commit invalid.
struct ReviewCommit: Sendable {
  enum Change: Sendable { case creation, edit, deletion, nothing }

  let id: String
  var change: Change
  /// The fields of the review.
  var fields: [String: FirestoreValue] = [:]
  /// The names of the fields that an edit removes.
  var removed: [String] = []
  var beers: [FigureWrite]
  var makers: [MakerWrite] = []
  var pictures: [RawWrite] = []

  /// Creates a commit that adds a new review by the user Ana.
  ///
  /// - Parameters:
  ///   - total: the total score of the beer after the commit.
  ///   - count: the number of the beer's reviews after the commit.
  init(
    _ id: String = "review-a", of beer: String = "beer-a", score: Int64, total: Int64, count: Int64 = 1,
    photos: [String] = []
  ) {
    (self.id, change) = (id, .creation)
    fields = [
      "text": .string("{}"), "beer": .string(beer), "maker": .string("maker-a"), "author": .string("ana"),
      "score": .integer(score), "date": SharedStoreProject.date, "photos": .array(photos.map { .string($0) }),
      "ops": .array([.string("nonce")]),
    ]
    beers = [FigureWrite(beer, count: count, total: total, by: id)]
    makers = [MakerWrite("maker-a", 1, by: id)]
  }

  private init(_ id: String, _ change: Change, of beer: String, count: Int64, total: Int64) {
    (self.id, self.change) = (id, change)
    beers = [FigureWrite(beer, count: count, total: total, by: id)]
  }

  static func edit(
    _ id: String = "review-a", score: Int64, total: Int64, count: Int64 = 1, photos: [String] = []
  ) -> ReviewCommit {
    var edit = ReviewCommit(id, .edit, of: "beer-a", count: count, total: total)
    edit.fields = [
      "text": .string("{\"again\":1}"), "score": .integer(score), "date": SharedStoreProject.date,
      "photos": .array(photos.map { .string($0) }), "ops": .array([.string("nonce"), .string("another")]),
    ]
    return edit
  }

  static func deletion(
    _ id: String = "review-a", of beer: String = "beer-a", count: Int64, total: Int64
  ) -> ReviewCommit {
    var deletion = ReviewCommit(id, .deletion, of: beer, count: count, total: total)
    deletion.makers = [MakerWrite("maker-a", -1, by: id)]
    return deletion
  }

  var writes: [RawWrite] {
    [.verify("control/store")] + review + beers.map(\.write) + makers.map(\.write) + pictures
  }

  var review: [RawWrite] {
    let path = "reviews/\(id)"
    return switch change {
    case .creation: [.create(path, fields)]
    case .edit: [.change(path, fields, removing: removed, isStamped: false)]
    case .deletion: [.delete(path)]
    case .nothing: []
    }
  }
}

/// A write that sets the number of a beer's reviews and their total score.
struct FigureWrite: Sendable {
  let beer: String
  let review: String
  var count: Int64
  var total: Int64
  /// Additional fields, which can have invalid values.
  var fields: [String: FirestoreValue] = [:]
  var removed = ["mean", "reviewedName"]
  var isStamped = true

  init(_ beer: String, count: Int64, total: Int64, by review: String = "review-a") {
    (self.beer, self.count, self.total, self.review) = (beer, count, total, review)
  }

  var write: RawWrite {
    var all: [String: FirestoreValue] = [
      "count": .integer(count), "total": .integer(total), "by": .string(review), "mark": .integer(1),
      "ops": .array([.string("nonce")]),
    ]
    if count > 0 {
      all["mean"] = .double((15 + Double(total)) / (5 + Double(count)))
      all["reviewedName"] = .string(beer)
    }
    all.merge(fields) { $1 }
    return .change("beers/\(beer)", all, removing: count > 0 ? [] : removed, isStamped: isStamped)
  }
}

/// A write that changes the number of a manufacturer's reviews.
struct MakerWrite: Sendable {
  let review: String
  var path: String
  var more: Int64
  var fields: [String: FirestoreValue] = [:]

  init(_ maker: String, _ more: Int64, by review: String = "review-a") {
    (path, self.more, self.review) = ("makers/\(maker)", more, review)
  }

  var write: RawWrite {
    let all: [String: FirestoreValue] = ["by": .string(review), "mark": .integer(1)]
    var write = RawWrite.change(path, all.merging(fields) { $1 })
    write.increments = ["reviewCount": more]
    return write
  }
}
