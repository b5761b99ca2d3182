import Entities
import Foundation
import TestSupport
import TestGroups
import Testing
@testable import WebGateways

/// A picture of one byte, and the writes of a commit that adds, uses or removes the picture.
struct Picture: Sendable {
  let bytes: [UInt8]
  let id: String

  init(_ number: UInt8) {
    bytes = [number]
    id = Photo.ID(ofBytes: bytes).text
  }

  var path: String { "photos/\(id)" }

  /// Returns the fields of the picture's document if this review adds the picture.
  func fields(by review: String) -> [String: FirestoreValue] {
    ["uses": .integer(1), "size": .integer(1), "parts": .integer(1), "by": .string(review)]
  }

  func part(_ bytes: [UInt8]? = nil) -> RawWrite { .create("\(path)/parts/0", ["bytes": .bytes(bytes ?? self.bytes)]) }

  func new(by review: String = "review-a") -> [RawWrite] { [.create(path, fields(by: review)), part()] }

  /// Returns the writes that add an unused picture again.
  func again(by review: String = "review-a") -> [RawWrite] { [.set(path, fields(by: review)), part()] }

  func used(_ uses: Int64, by review: String = "review-a") -> RawWrite {
    .change(path, ["uses": .integer(uses), "by": .string(review)], isStamped: false)
  }

  /// Returns the writes that mark the picture as unused and delete its bytes. The picture's document stays.
  func deleted(by review: String = "review-a") -> [RawWrite] {
    let fields: [String: FirestoreValue] = [
      "uses": .integer(0), "size": .integer(0), "parts": .integer(0), "by": .string(review),
    ]
    return [.change(path, fields, isStamped: false), .delete("\(path)/parts/0")]
  }
}

/// Tests the rules for pictures, which are added and deleted with reviews.
@Suite(.group(.firestore), .emulator)
struct `Firestore rules for pictures` {
  private static let pictures = (0..<6).map { Picture($0) }
  private static let (one, other) = (pictures[0], pictures[1])
  private let project = SharedStoreProject()

  init() async throws { try await project.fillWithBeers() }

  private static func review(with pictures: [Picture]) -> ReviewCommit {
    var review = ReviewCommit(score: 4, total: 4, photos: pictures.map(\.id))
    review.pictures = pictures.flatMap { $0.new() }
    return review
  }

  private static func edit(_ photos: [Picture], _ writes: [RawWrite]) -> ReviewCommit {
    var edit = ReviewCommit.edit(score: 4, total: 4, photos: photos.map(\.id))
    edit.pictures = writes
    return edit
  }

  private static let reviews: [Spoiled<ReviewCommit>] = [
    Spoiled("a missing review") { ($0.change, $0.beers, $0.makers) = (.nothing, [], []) },
    Spoiled("a review that doesn't contain the picture") { $0.fields["photos"] = .array([]) },
    Spoiled("the id without the picture") { $0.pictures = [] },
    Spoiled("missing bytes") { $0.pictures = [one.new()[0]] },
    Spoiled("the bytes without the picture") { $0.pictures = [one.part()] },
    Spoiled("another picture's bytes") { $0.pictures = [one.new()[0], one.part([7])] },
    Spoiled("a text instead of bytes") {
      $0.pictures = [one.new()[0], .create("\(one.path)/parts/0", ["bytes": .string("a")])]
    },
    Spoiled("an extra part") { $0.pictures.append(.create("\(one.path)/parts/1", ["bytes": .bytes([1])])) },
    Spoiled("an additional unused picture") { $0.pictures += other.new() },
    Spoiled("two uses") { $0.pictures[0] = one.spoiled("uses", .integer(2)) },
    Spoiled("a wrong size") { $0.pictures[0] = one.spoiled("size", .integer(2)) },
    Spoiled("a use by another review") { $0.pictures[0] = one.spoiled("by", .string("review-z")) },
    Spoiled("an extra field") { $0.pictures[0] = one.spoiled("title", .string("a")) },
    Spoiled("the same id twice") { $0.fields["photos"] = .array([.string(one.id), .string(one.id)]) },
  ]

  @Test func `The Firestore rules reject every kind of invalid picture and accept a valid one`() async throws {
    let review = Self.review(with: [Self.one])
    for spoiled in Self.reviews {
      await project.expectForbidden(spoiled(review).writes, as: .ana, spoiled.comment)
    }
    try await project.commit(review.writes, as: .ana)
  }

  @Test func `The Firestore rules accept up to four added or deleted pictures per commit`() async throws {
    let all = Self.pictures
    await project.expectForbidden(Self.review(with: Array(all[0..<5])).writes, as: .ana)
    try await project.commit(Self.review(with: Array(all[0..<4])).writes, as: .ana)
    let (came, went) = (all[4].new() + all[5].new(), all[0].deleted() + all[1].deleted())
    let swap = Self.edit([all[5], all[3], all[2], all[4]], came + went)
    try await project.commit(swap.writes, as: .ana)
    var deletion = ReviewCommit.deletion(count: 0, total: 0)
    deletion.pictures = all[2...].flatMap { $0.deleted() }
    try await project.commit(deletion.writes, as: .ana)
  }

  private static let edits: [Spoiled<ReviewCommit>] = [
    Spoiled("a use that isn't deleted") { $0.pictures = [] },
    Spoiled("bytes that aren't deleted") { $0.pictures = [one.deleted()[0]] },
    Spoiled("deleted bytes with a remaining use") { $0.pictures = [one.deleted()[1]] },
    Spoiled("an id that isn't removed") { $0.fields["photos"] = .array([.string(one.id)]) },
    Spoiled("a deleted document") { $0.pictures = [.delete(one.path), one.deleted()[1]] },
    Spoiled("a missing review") { ($0.change, $0.beers) = (.nothing, []) },
  ]

  @Test func `The Firestore rules reject every kind of invalid deletion of a picture`() async throws {
    try await project.commit(Self.review(with: [Self.one]).writes, as: .ana)
    let edit = Self.edit([], Self.one.deleted())
    for spoiled in Self.edits {
      await project.expectForbidden(spoiled(edit).writes, as: .ana, spoiled.comment)
    }
    try await project.commit(edit.writes, as: .ana)
  }

  @Test func `The Firestore rules let a picture be deleted with its last review and added again later`() async throws {
    let one = Self.one
    try await project.commit(Self.review(with: [one]).writes, as: .ana)
    var second = ReviewCommit("review-b", of: "beer-b", score: 4, total: 4, photos: [one.id])
    second.fields["author"] = .string("eva")
    second.pictures = [one.used(3, by: "review-b")]
    await project.expectForbidden(second.writes, as: .eva, "an extra use")
    second.pictures = [one.used(2, by: "review-b")]
    try await project.commit(second.writes, as: .eva)

    await project.expectForbidden(Self.edit([], one.deleted()).writes, as: .ana, "another review uses the picture")
    await project.expectForbidden([one.used(1)], as: .ana)
    await project.expectForbidden([one.used(3)], as: .ana)
    try await project.commit(Self.edit([], [one.used(1)]).writes, as: .ana)
    var last = ReviewCommit.deletion("review-b", of: "beer-b", count: 0, total: 0)
    last.pictures = one.deleted(by: "review-b")
    try await project.commit(last.writes, as: .eva)

    await project.expectForbidden(Self.edit([one], [one.used(1)]).writes, as: .ana, "the bytes are missing")
    try await project.commit(Self.edit([one], one.again()).writes, as: .ana)
  }

  @Test func `The Firestore rules let users delete unused pictures and only managers delete used ones`() async throws {
    let (one, other) = (Self.one, Self.other)
    try await project.commit(Self.review(with: [one, other]).writes, as: .ana)
    try await project.commit(Self.edit([other], one.deleted()).writes, as: .ana)
    #expect(try await project.read("\(other.path)/parts/0", as: .eva) != nil)
    await project.expectUnreadable("\(other.path)/parts/0", by: .anonymous)
    await project.expectForbidden([.delete(other.path)], as: .ana)
    await project.expectForbidden([.delete("\(other.path)/parts/0")], as: .ana)
    await project.expectForbidden([.set("\(other.path)/parts/0", ["bytes": .bytes(other.bytes)])], as: .ana)
    await project.expectForbidden([.delete(one.path)], as: .anonymous)
    try await project.commit([.delete(one.path)], as: .eva)
    try await project.commit([.delete(other.path), .delete("\(other.path)/parts/0")], as: .manager)
  }

  @Test func `The Firestore rules accept a picture in parts only after all parts were written`() async throws {
    let big = [UInt8](repeating: 7, count: 900_000)
    let id = Photo.ID(ofBytes: big + [1]).text
    let fields: [String: FirestoreValue] = [
      "uses": .integer(1), "size": .integer(900_001), "parts": .integer(2), "by": .string("review-a"),
    ]
    let head = RawWrite.set("photos/\(id)", fields)
    let parts = [big, [1]].enumerated().map { RawWrite.create("photos/\(id)/parts/\($0)", ["bytes": .bytes($1)]) }
    var review = ReviewCommit(score: 4, total: 4, photos: [id])
    for part in parts {
      review.pictures = [head, part]
      await project.expectForbidden(review.writes, as: .ana)
    }
    for part in parts {
      await project.expectForbidden([part], as: .anonymous)
      try await project.commit([part], as: .ana)
    }
    review.pictures = [head]
    try await project.commit(review.writes, as: .ana)
    for part in parts { await project.expectForbidden([.delete(part.path)], as: .ana) }
    let edit = ReviewCommit.edit(score: 4, total: 4)
    let emptied: [String: FirestoreValue] = [
      "uses": .integer(0), "size": .integer(0), "parts": .integer(0), "by": .string("review-a"),
    ]
    let drop = [RawWrite.change(head.path, emptied, isStamped: false)]
    await project.expectForbidden(edit.writes + drop + [.delete(parts[0].path)], as: .ana)
    try await project.commit(edit.writes + drop + parts.map { .delete($0.path) }, as: .ana)
    review = ReviewCommit.edit(score: 4, total: 4, photos: [id])
    review.pictures = [head] + parts
    try await project.commit(review.writes, as: .ana)
  }
}

extension Picture {
  /// Returns the write of a new picture with this invalid field.
  fileprivate func spoiled(_ field: String, _ value: FirestoreValue) -> RawWrite {
    .create(path, fields(by: "review-a").merging([field: value]) { $1 })
  }
}
