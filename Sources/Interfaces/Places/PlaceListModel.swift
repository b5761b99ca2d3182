public import Entities
public import UseCases

/// Places as a screen shows them: the map, and a row for each.
public typealias PlaceListModel = ListModel<PlaceListFeature>

/// A place in a list.
public struct PlaceRow: ListRow, Sendable {
  /// The place that the row is of.
  public let id: Place.ID
  /// The number that chooses the row, and that its pin has, from 1 on.
  public var number: Int
  /// The name of the place.
  public var name: String
  /// How far it is, if anybody knows, and its address.
  public var detail: String
  /// When it is open, in one line; empty if nobody says.
  public var openingHours: String
  /// Its sign; `nil`: a symbol stands for it.
  public var logo: Photo.ID?
  /// The picture of the place; `nil`: there is none.
  public var image: Photo.ID?
  /// Whether it has a pin.
  public var isOnMap: Bool

  /// - Parameter distance: from the user, in meters; `nil`: unknown.
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
  /// The list as it was read.
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
