import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Fields of the feed of places` {
  @Test func `A download names the fields that the kit doesn't keep once, also in its document`() async throws {
    let cli = try CLI()
    let copy = try cli.folder.folder("copia")
    let shops = (1...3).map { #"{"id": "\#($0)", "name": "Tienda \#($0)", "fax": "91\#($0)", "zone": null}"# }
    _ = try cli.folder.file("copia/getShops.json", #"{"result": [\#(shops.joined(separator: ","))], "total": 3}"#)
    _ = try cli.folder.file("copia/getActivities.json", "[]")
    let answer = await cli("places", "download", "--from", copy)
    answer.expect(.ok)
    #expect(answer.lines.filter { $0.contains("fax") } == ["ignored fields (records): fax (3)"])
    let document = try await cli("places", "refresh", "--from", copy, "--json").document
    #expect(document["details"]["ignored"].items == [.object(["field": .text("fax"), "count": .number(3)])])
    #expect(document["accepted"] == .number(3))
  }
}
