import Entities
import Gateways
import UseCases

/// Returns the seed items in a feed document that consists of this text.
func placeItems(_ text: String, _ kind: Place.Kind = .shop) async throws(SeedSourceError) -> [SeedItem] {
  try await seedItems(MadridFeed.places(kind, in: Array(text.utf8), at: "getShops.php"))
}

/// Returns the only item in a feed document that contains this place. `nil` if the document has no item or several items.
func placeItem(_ record: String, _ kind: Place.Kind = .shop) async throws -> SeedItem? {
  let items = try await placeItems(placeDocument(record), kind)
  return items.count == 1 ? items[0] : nil
}

/// Returns a document with these places, as JSON.
func placeDocument(_ records: String...) -> String { #"{"result":[\#(records.joined(separator: ","))]}"# }

/// Returns the place Churros Lola with additional fields, as JSON.
func placeRecord(_ more: String = "", id: String = #""7""#, name: String = #""Churros Lola""#) -> String {
  #"{"id":\#(id),"name":\#(name)\#(more.isEmpty ? "" : ", " + more)}"#
}

/// Returns the place Churros Lola with these values.
func churros(
  _ kind: Place.Kind = .shop, number: String = "7", name: String = "Churros Lola", address: String = "",
  coordinate: Coordinate? = nil, description: LocalizedText = .none, openingHours: LocalizedText = .none,
  keywords: LocalizedText = .none, contact: PlaceContact = PlaceContact(), booking: PlaceBooking = PlaceBooking(),
  categories: [String] = [], routes: [String] = [], hasSpecialOffer: Bool = false,
  pictures: [PlacePicture.Role: PlacePicture] = [:]
) throws(PlaceError) -> Place {
  try Place(
    kind, number: number, name: name, address: address, coordinate: coordinate, description: description,
    openingHours: openingHours, keywords: keywords, contact: contact, booking: booking, categories: categories,
    routes: routes, hasSpecialOffer: hasSpecialOffer, pictures: pictures)
}

/// Returns a repair to a field of the first record.
func placeRepair(_ field: String, from: String, to: String?) -> SeedRepair {
  SeedRepair(record: 1, field: field, from: from, to: to)
}

/// Returns a repaired item with this place, or a clean item if there are no repairs.
func placeFound(_ place: Place, _ repairs: SeedRepair...) -> SeedItem {
  repairs.isEmpty ? .clean(.place(place)) : .repaired(.place(place), repairs)
}
