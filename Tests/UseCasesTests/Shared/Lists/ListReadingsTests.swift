import Entities
import StoreCore
import Testing
import UseCases

@Suite struct `Readings of lists` {
  @Test func `The readings of a paged list contain the rows that were inserted, updated or removed`() async throws {
    let store = StateStore()
    let alba = try Manufacturer(name: "Alba", origin: .national)
    let mahou = try Manufacturer(name: "Mahou", origin: .national)
    try await store.addManufacturer(alba, photos: [])
    let makers = ListReadings(from: store) { () async throws(GatewayError) in
      try await store.manufacturers(matching: SearchText(), page: .first)
    }
    var readings = makers.makeAsyncIterator()
    #expect(try await readings.next()?.page.items.map(\.id) == [alba.id])

    try await store.addManufacturer(mahou, photos: [])
    let inserted = try await readings.next()?.changes
    #expect(inserted?.insertedRows.map(\.value.id) == [mahou.id] && inserted?.updatedRows.isEmpty == true)

    let beer = try Beer(id: Beer.ID("beer-clasica"), of: mahou.id, name: "Clásica", type: BeerType("Lager"))
    try await store.addBeer(beer, photos: [])
    let updated = try await readings.next()?.changes
    #expect(updated?.updatedRows.map(\.value.id) == [mahou.id] && updated?.insertedRows.isEmpty == true)

    try await store.deleteManufacturer(ManufacturerSummary(alba))
    #expect(try await readings.next()?.changes?.removedRows == [RowPosition(section: 0, row: 0)])
  }
}
