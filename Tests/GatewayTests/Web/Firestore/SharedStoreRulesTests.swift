import Foundation
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import WebGateways

/// Tests the rules for shared documents that only managers can write.
@Suite(.group(.firestore), .emulator)
struct `Firestore rules for shared documents` {
  private let project = SharedStoreProject()

  private static let paths = [
    "control/store", "blocks/b0", "makers/maker-a", "makerNames/b0", "beers/beer-a", "reviews/review-a",
    "photos/photo-a",
  ]

  @Test func `The Firestore rules let managers write shared documents and every user read them`() async throws {
    for path in Self.paths {
      for person in [SharedStoreProject.Person.ana, .anonymous] {
        await project.expectForbidden([.create(path, ["mark": .integer(1)])], as: person)
      }
      try await project.commit([.create(path, ["mark": .integer(1)])], as: .manager)
      for person in [SharedStoreProject.Person.ana, .anonymous] {
        await project.expectForbidden([.change(path, ["mark": .integer(2)])], as: person)
        await project.expectForbidden([.delete(path)], as: person)
      }
      for person in [SharedStoreProject.Person.ana, .eva, .manager] {
        #expect(try await project.read(path, as: person)?.fields == ["mark": .integer(1)])
      }
      await project.expectUnreadable(path, by: .anonymous)
      try await project.commit([.change(path, ["mark": .integer(2)])], as: .manager)
      try await project.commit([.delete(path)], as: .manager)
    }
  }

  @Test func `The Firestore rules let every user verify documents that they can read`() async throws {
    let draft = UserCommit().write
    let none = RawWrite.verify("control/store", .missing)
    await project.expectForbidden([draft, .verify("elsewhere/store", .missing)], as: .ana)
    try await project.commit([none, draft], as: .ana)
    try await project.commit([.create("control/store", ["format": .integer(1)])], as: .manager)
    try await project.commit([.verify("control/store"), draft], as: .ana)
    await #expect { try await project.commit([none, draft], as: .ana) } throws: { $0 as? GatewayError == .conflict }
  }
}

/// Tests the rules for reviews and for the counts that change with reviews.
@Suite(.group(.firestore), .emulator)
struct `Firestore rules for reviews` {
  private let project = SharedStoreProject()

  init() async throws { try await project.fillWithBeers() }

  private static let reviews: [Spoiled<ReviewCommit>] = [
    Spoiled("a review without any figures") { ($0.beers, $0.makers) = ([], []) },
    Spoiled("an unchanged manufacturer") { $0.makers = [] },
    Spoiled("an unchanged beer") { $0.beers = [] },
    Spoiled("figures without a review") { $0.change = .nothing },
    Spoiled("a beer's figures without a review") { ($0.change, $0.makers) = (.nothing, []) },
    Spoiled("a manufacturer's figure without a review") { ($0.change, $0.beers) = (.nothing, []) },
    Spoiled("another user as the author") { $0.fields["author"] = .string("eva") },
    Spoiled("a missing author") { $0.fields["author"] = nil },
    Spoiled("a manufacturer other than the beer's") {
      $0.fields["maker"] = .string("maker-b")
      $0.makers[0].path = "makers/maker-b"
    },
    Spoiled("a missing beer") { $0.fields["beer"] = .string("beer-z") },
    Spoiled("a wrong sum") { $0.beers[0].total += 1 },
    Spoiled("a wrong count") { $0.beers[0].count += 1 },
    Spoiled("a wrong mean") { $0.beers[0].fields["mean"] = .double(5) },
    Spoiled("a missing mean") { $0.beers[0].fields["mean"] = .null },
    Spoiled("a sum that isn't a whole number") { $0.beers[0].fields["total"] = .double(4) },
    Spoiled("another sort name") { $0.beers[0].fields["reviewedName"] = .string("aaa") },
    Spoiled("another text of the beer") { $0.beers[0].fields["text"] = .string("[]") },
    Spoiled("figures that refer to another review") { $0.beers[0].fields["by"] = .string("review-z") },
    Spoiled("a manufacturer that refers to another review") { $0.makers[0].fields["by"] = .string("review-z") },
    Spoiled("two more reviews of the manufacturer") { $0.makers[0].more = 2 },
    Spoiled("another name of the manufacturer") { $0.makers[0].fields["name"] = .string("aaa") },
    Spoiled("a second beer's figures") { $0.beers.append(FigureWrite("beer-b", count: 1, total: 4)) },
    Spoiled("a second manufacturer's figure") { $0.makers.append(MakerWrite("maker-b", 1)) },
    Spoiled("a time that isn't the service's") {
      $0.beers[0].fields["touched"] = SharedStoreProject.date
      $0.beers[0].isStamped = false
    },
    Spoiled("a text that is too long") { $0.fields["text"] = .string(String(repeating: "ñ", count: 10_001)) },
    Spoiled("a number instead of a text") { $0.fields["text"] = .integer(1) },
    Spoiled("a score of zero") {
      $0.fields["score"] = .integer(0); $0.beers[0].total = 0
    },
    Spoiled("a score of six") {
      $0.fields["score"] = .integer(6); $0.beers[0].total = 6
    },
    Spoiled("a fractional score") { $0.fields["score"] = .double(4) },
    Spoiled("a text instead of a date") { $0.fields["date"] = .string("2027-01-15T08:00:00Z") },
    Spoiled("a missing field of pictures") { $0.fields["photos"] = nil },
    Spoiled("an extra field") { $0.fields["likes"] = .integer(1000) },
  ]

  @Test func `The Firestore rules reject every kind of invalid review and accept a valid one`() async throws {
    let review = ReviewCommit(score: 4, total: 4)
    for spoiled in Self.reviews {
      await project.expectForbidden(spoiled(review).writes, as: .ana, spoiled.comment)
    }
    try await project.commit(review.writes, as: .ana)
  }

  @Test func `The Firestore rules accept a review of the maximum length from its author`() async throws {
    let review = Spoiled<ReviewCommit>("long") { $0.fields["text"] = .string(String(repeating: "ñ", count: 10_000)) }(
      ReviewCommit(score: 1, total: 1))
    await project.expectForbidden(review.writes, as: .anonymous)
    await project.expectForbidden(review.writes, as: .eva)
    try await project.commit(review.writes, as: .ana)
  }

  @Test func `The Firestore rules accept only one review of a manufacturer's beers per commit`() async throws {
    let (one, other) = (ReviewCommit(score: 4, total: 4), ReviewCommit("review-b", score: 4, total: 8, count: 2))
    var both = one
    both.beers[0] = FigureWrite("beer-a", count: 2, total: 8)
    both.makers[0].more = 2
    await project.expectForbidden(both.writes + other.review, as: .ana)
    let elsewhere = ReviewCommit("review-c", of: "beer-b", score: 4, total: 4)
    for makers in [[one.makers[0]], [both.makers[0]]] {
      var both = one
      both.makers = makers
      await project.expectForbidden(both.writes + elsewhere.review + elsewhere.beers.map(\.write), as: .ana)
    }
    try await project.commit(one.writes, as: .ana)
    try await project.commit(other.writes, as: .ana)
    try await project.commit(elsewhere.writes, as: .ana)
  }

  private static let edits: [Spoiled<ReviewCommit>] = [
    Spoiled("an unchanged beer") { $0.beers = [] },
    Spoiled("a sum that doesn't match the change of the score") { $0.beers[0].total = 6 },
    Spoiled("an unchanged sum") { $0.beers[0].total = 4 },
    Spoiled("another count") { $0.beers[0].count = 2 },
    Spoiled("a changed figure of the manufacturer") { $0.makers = [MakerWrite("maker-a", 1)] },
    Spoiled("another author") { $0.fields["author"] = .string("eva") },
    Spoiled("a missing author") { $0.removed = ["author"] },
    Spoiled("another beer") { $0.fields["beer"] = .string("beer-b") },
    Spoiled("another manufacturer") { $0.fields["maker"] = .string("maker-b") },
    Spoiled("a score of six") {
      $0.fields["score"] = .integer(6); $0.beers[0].total = 6
    },
    Spoiled("a text that is too long") { $0.fields["text"] = .string(String(repeating: "a", count: 20_001)) },
  ]

  @Test func `The Firestore rules reject every kind of invalid review edit and accept a valid one`() async throws {
    try await project.commit(ReviewCommit(score: 4, total: 4).writes, as: .ana)
    let edit = ReviewCommit.edit(score: 5, total: 5)
    for spoiled in Self.edits {
      await project.expectForbidden(spoiled(edit).writes, as: .ana, spoiled.comment)
    }
    await project.expectForbidden(edit.writes, as: .eva)
    try await project.commit(edit.writes, as: .ana)
    // The counts can't change without the review.
    await project.expectForbidden(edit.beers.map(\.write), as: .ana)
  }

  private static let deletions: [Spoiled<ReviewCommit>] = [
    Spoiled("an unchanged beer") { $0.beers = [] },
    Spoiled("an unchanged manufacturer") { $0.makers = [] },
    Spoiled("another sum") { $0.beers[0].total = 2 },
    Spoiled("an unchanged count") { $0.beers[0].count = 2 },
    Spoiled("two fewer reviews of the manufacturer") { $0.makers[0].more = -2 },
  ]

  @Test func `The Firestore rules reject every kind of invalid review deletion and accept a valid one`() async throws {
    try await project.commit(ReviewCommit(score: 4, total: 4).writes, as: .ana)
    var second = ReviewCommit("review-b", score: 1, total: 5, count: 2)
    second.fields["author"] = .string("eva")
    try await project.commit(second.writes, as: .eva)
    let deletion = ReviewCommit.deletion(count: 1, total: 1)
    for spoiled in Self.deletions {
      await project.expectForbidden(spoiled(deletion).writes, as: .ana, spoiled.comment)
    }
    await project.expectForbidden(deletion.writes, as: .eva)
    try await project.commit(deletion.writes, as: .ana)
    let last = ReviewCommit.deletion("review-b", count: 0, total: 0)
    var ranked = last
    ranked.beers[0].removed = []
    await project.expectForbidden(ranked.writes, as: .eva, "a mean without reviews")
    try await project.commit(last.writes, as: .eva)
  }

  @Test func `The Firestore rules let only managers change reviews without an author`() async throws {
    var review = ReviewCommit(score: 4, total: 4)
    review.fields["author"] = nil
    try await project.commit(review.writes, as: .manager)
    let (edit, deletion) = (ReviewCommit.edit(score: 5, total: 5), ReviewCommit.deletion(count: 0, total: 0))
    await project.expectForbidden(edit.writes, as: .ana)
    await project.expectForbidden(deletion.writes, as: .ana)
    try await project.commit(edit.writes, as: .manager)
    try await project.commit(deletion.writes, as: .manager)
  }
}
