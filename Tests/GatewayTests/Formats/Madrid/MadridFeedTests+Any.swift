import Entities
import Gateways
import TestGroups
import Testing
import UseCases

@Suite struct `Any document of the feed` {
  private static let seeds = [
    placeDocument(
      placeRecord(
        #"""
        "address":" Sol, 1","telephone":"-","url":"www.a.es ","img":"https:\/\/a.es\/b.png","gps_lat":"40.41,5 ",
        "gps_lon":"-3.7","special_offer":"false","categories":["73"],"rutas":[null],"description_es":"A\r\n\r\nB\u200b",
        "opening_hours_jp":"月曜","keywords_mx":"a, b","booking_data":"a.es/b","x":{"y":[1,2.5e1,true]}
        """#), placeRecord(id: "8", name: #""Café ñ""#)),
    "[\(placeRecord(#""categories":"[1]""#)),\(placeRecord(id: "8"))]", "\(placeRecord())\n\(placeRecord(id: "8"))",
  ].map { Array($0.utf8) }

  @Test(.group(.random)) func `is understood or refused, and what is understood holds`() async throws {
    var (mutation, understood) = (Mutation(Self.seeds, isJSON: true, seed: 11), 0)
    let inputs = count(sample: 4000, long: 300_000)
    for _ in 1...inputs {
      let document = mutation.next()
      do throws(SeedSourceError) {
        let source = MadridFeed.places(.activity, in: document, at: "x")
        let items = try await seedItems(source)
        #expect(try await seedItems(source) == items)
        for (number, item) in zip(1..., items) { check(item, number, document) }
        understood += 1
      } catch {
        guard case .malformed = error else {
          Issue.record("\(error) of \(String(decoding: document, as: UTF8.self))")
          continue
        }
      }
    }
    #expect((inputs / 20...inputs * 19 / 20).contains(understood), "\(understood) of \(inputs)")
  }

  private func check(_ item: SeedItem, _ number: Int, _ document: [UInt8]) {
    let text = String(decoding: document, as: UTF8.self)
    switch item {
    case .clean(let record): #expect(isPlace(record), "\(text)")
    case .repaired(let record, let repairs):
      #expect(isPlace(record) && !repairs.isEmpty && repairs.allSatisfy { $0.record == number }, "\(text)")
      #expect(repairs.allSatisfy { $0.from != $0.to || $0.kind == .doubtful(.farFromMadrid) }, "\(text)")
    case .rejected(let problems):
      #expect(!problems.isEmpty && problems.allSatisfy { $0.record == number }, "\(text)")
      // All other fields are mended.
      #expect(problems.allSatisfy { [nil, "id", "name"].contains($0.field) }, "\(text)")
    }
  }

  private func isPlace(_ record: SeedRecord) -> Bool {
    guard case .place(let place) = record else { return false }
    return place.kind == .activity && place.pictures.values.allSatisfy { $0.content == .unasked && $0.address != nil }
  }
}
