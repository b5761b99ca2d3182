public import Entities
public import UseCases

/// The content of the places screen: the map and the rows.
public typealias PlaceListModel = ListModel<PlaceListFeature>

/// A list row that shows a place.
public struct PlaceRow: ListRow, Sendable {
  /// The id of the place.
  public let id: Place.ID
  /// The number that the row and its pin show, starting at 1.
  public var number: Int
  /// The name of the place.
  public var name: String
  /// The distance from the user and the address. Either is left out if it is unknown.
  public var detail: String
  /// The opening hours, on one line. Empty if they are unknown.
  public var openingHours: String
  /// The logo. `nil` if the place has no logo. In that case, a symbol is shown.
  public var logo: Photo.ID?
  /// The picture of the place. `nil` if there is none.
  public var image: Photo.ID?
  /// Whether the place has a pin.
  public var isOnMap: Bool

  /// Creates a row that shows a place.
  ///
  /// - Parameter distance: the distance from the user in meters. `nil` if it is unknown.
  package init(_ place: Place, number: Int, distance: Double? = nil, in texts: Texts) {
    id = place.id
    self.number = number
    name = place.name
    detail = [distance.map(texts.distance), place.address.isEmpty ? nil : place.address].compactMap(\.self)
      .joined(separator: " · ")
    openingHours = place.openingHours.wording(in: texts.languageTag).map { String($0.text.prefix { $0 != "\n" }) } ?? ""
    logo = place.pictures[.logo]?.photo
    image = place.pictures[.image]?.photo
    isOnMap = place.coordinate != nil
  }
}

extension ListModel<PlaceListFeature> {
  /// Creates the model for a list of places.
  public init(_ list: PlaceList, _ request: PlaceListRequest, in texts: Texts) {
    let (search, name) = (request.search, texts.places(of: request.kind))
    self.init(
      title: search.isBlank ? name : texts.places(name, searching: search.query),
      sections: Self.sections([("", list.places.items)], from: list.firstNumber) {
        PlaceRow($0, number: $1, distance: list.distance(of: $0), in: texts)
      }, more: list.places.hasMore ? texts.morePlaces : nil,
      nothing: search.isBlank ? texts.noPlaces : texts.noPlaceFound(search.query, of: request.kind),
      extra: .init(isSearch: !search.isBlank, map: PlaceMapModel(list, in: texts)))
  }
}
