import Entities
import Foundation
import GatewayTesting
import Gateways
import Testing

@Suite struct `The document of an order` {
  private let draft: OrderDraft
  private let placed: PlacedOrder

  init() throws {
    draft = try Samples.order("order-1", Samples.menu())
    placed = try Samples.placed(draft, at: 0)
  }

  @Test func `A draft's document decodes as the draft but not as a placed order`() throws {
    let document = OrderDocument(draft)
    #expect(try document.draft() == draft)
    #expect(throws: (any Error).self) { try document.placedOrder() }
  }

  @Test func `The document of a placed order decodes as the order but not as a draft`() throws {
    let document = OrderDocument(placed)
    #expect(try document.placedOrder() == placed)
    #expect(throws: (any Error).self) { try document.draft() }
  }

  @Test(arguments: ["placedAt", "address", "phone"])
  func `A document with an incomplete placement decodes as neither a draft nor a placed order`(missing: String) throws {
    let data = try JSONEncoder().encode(OrderDocument(placed))
    var fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    fields[missing] = nil
    let document = try JSONDecoder().decode(OrderDocument.self, from: JSONSerialization.data(withJSONObject: fields))
    #expect(throws: (any Error).self) { try document.draft() }
    #expect(throws: (any Error).self) { try document.placedOrder() }
  }

  @Test func `The document of a placed order without lines is refused`() throws {
    let data = try JSONEncoder().encode(OrderDocument(OrderDraft(id: draft.id)))
    var fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let placement = OrderDocument(placed)
    (fields["placedAt"], fields["address"], fields["phone"]) = (placement.placedAt, placement.address, placement.phone)
    let document = try JSONDecoder().decode(OrderDocument.self, from: JSONSerialization.data(withJSONObject: fields))
    #expect(throws: OrderError.empty) { try document.placedOrder() }
  }
}

@Suite struct `Dates with milliseconds that sort as text` {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (1_795_256_130.123, "2026-11-21T10:15:30.123Z"),
    (951_782_400, "2000-02-29T00:00:00.000Z"),
    (-0.001, "1969-12-31T23:59:59.999Z"), (1_800_000_000.999, "2027-01-15T08:00:00.999Z"),
    (253_402_300_799.999, "9999-12-31T23:59:59.999Z"),
  ])
  func `A timestamp is written in ISO 8601 format and is read back unchanged`(seconds: Double, text: String) throws {
    let date = try placement(seconds).date
    #expect(Timestamp.text(date) == text)
    #expect(Timestamp.date(text) == date)
  }

  @Test func `Timestamps keep every millisecond of several sample seconds when written and read`() throws {
    for start in [0.0, 1_800_000_000, 951_868_799, -5_000_000_000, 253_402_300_799] {
      for millisecond in 0..<1000 { expectSame(try placement(start + Double(millisecond) / 1000).date) }
    }
  }

  @Test func `Timestamps in the years 1 to 9999 survive a round trip and sort chronologically as text`() throws {
    var random = SeededNumbers(seed: 7)
    let dates = try (0..<2000).map { _ in
      try placement(.random(in: -62_135_596_800...253_402_300_799.999, using: &random)).date
    }
    for date in dates { expectSame(date) }
    let texts = dates.sorted().map(Timestamp.text)
    #expect(texts == texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(texts.allSatisfy { $0.utf8.count == 24 })
  }

  @Test(arguments: [-1e12, -62_135_596_800.001, 253_402_300_799.9996, 1e12, 1e18, .infinity, -.infinity])
  func `A date outside the years 1 to 9999 is replaced with one that a timestamp can represent`(seconds: Double)
    throws
  {
    let date = try placement(seconds).date
    #expect(Timestamp.date(Timestamp.text(date)) == date)
    #expect(Timestamp.text(date).utf8.count == 24)
  }

  @Test(arguments: [
    "", "now", "2026-11-21", "2026-11-21T10:15:30Z", "2026-11-21T10:15:30.1Z", "2026-11-21T10:15:30.1234Z",
    "2026-11-21T10:15:30.123", "2026-11-21 10:15:30.123Z", "2026-11-21T10:15:30.123z", "2026-11-21T11:15:30.123+01:00",
    " 2026-11-21T10:15:30.123Z", "2026-11-21T10:15:30.123Zx", "2026-02-30T10:15:30.123Z", "2026-13-21T10:15:30.123Z",
    "2026-11-21T24:15:30.123Z", "2026-11-21T10:60:30.123Z", "2026-11-21T10:15:60.123Z", "10000-01-01T00:00:00.000Z",
    "-001-01-01T00:00:00.000Z", "2026-1-21T10:15:30.1234Z",
  ])
  func `A timestamp string that the kit would write differently is not read as a date`(text: String) {
    #expect(Timestamp.date(text) == nil)
  }

  private func expectSame(_ date: Date) {
    if Timestamp.date(Timestamp.text(date)) != date { Issue.record("\(date.timeIntervalSince1970)") }
  }
}
