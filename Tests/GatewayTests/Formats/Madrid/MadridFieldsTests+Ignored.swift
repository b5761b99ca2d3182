import Entities
import Testing
import UseCases

@Suite struct `Fields of the feed that the kit doesn't keep` {
  @Test func `Fields of a place that the kit has no place for are counted, unless they say nothing`() async throws {
    let more = #""fax":"91 000","country_id":724,"extra":{"x":[1]},"zone":null,"tags":[],"notes":"""#
    let item = try await placeItem(placeRecord(more))
    #expect(item?.repairs?.map(\.field) == ["fax", "country_id", "extra"])
    #expect(item?.repairs?.allSatisfy { $0.kind == .ignored && $0.record == 1 } == true)
  }

  @Test func `A field that a place has twice is reported, and its last value is taken`() async throws {
    let item = try await placeItem(
      placeRecord(#""address":"Sol, 1","email":"a@b.es","address":"Sol, 2","fax":1,"fax":2"#))
    #expect(
      item
        == placeFound(
          try churros(address: "Sol, 2", contact: .init(email: "a@b.es")),
          placeRepair("address", from: #""Sol, 1""#, to: nil), .ignored("fax", record: 1, from: "true")))
  }

  @Test(arguments: ["id", "name"]) func `A place with two ids or two names is rejected`(field: String) async throws {
    let item = try await placeItem(placeRecord(#""\#(field)":"8""#))
    #expect(item == .rejected([SeedProblem(record: 1, field: field, expected: .fieldOnce, found: #""8""#)]))
  }
}
