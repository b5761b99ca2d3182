public import Entities
public import UseCases

/// Places as a screen shows them: the map, and a row for each.
public struct PlaceListModel: Sendable, Hashable {
  /// One place.
  public struct Row: Sendable, Hashable {
    /// The place that the row is of.
    public let place: Place.ID
    /// The number that chooses the row, and that its pin has, from 1 on.
    public let number: Int
    /// What it is called.
    public let name: String
    /// How far it is, if anybody knows, and its address.
    public let detail: String
    /// Its sign; `nil`: a symbol stands for it.
    public let logo: Photo.ID?
    /// What it looks like; `nil`: nobody knows.
    public let image: Photo.ID?
    /// Whether it has a pin.
    public let isOnMap: Bool
  }

  /// What the list is called, with the search if there is one.
  public let title: String
  /// Whether something is searched for.
  public let isSearch: Bool
  /// All pins of the kind.
  public let map: PlaceMapModel
  /// In the order of the list.
  public let rows: [Row]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: Notice?
  /// The pin that was chosen, if one was: it shows its place, which is chosen then.
  public var chosen: Place.ID?

  /// The list as it was read.
  public init(_ list: PlaceList, _ request: PlaceListRequest, in texts: Texts) {
    let name = texts.places(of: request.kind)
    title = request.search.isBlank ? name : texts.places(name, searching: request.search.query)
    isSearch = !request.search.isBlank
    map = PlaceMapModel(list, in: texts)
    more = list.places.hasMore ? texts.morePlaces : nil
    rows = list.places.items.enumerated().map { offset, place in
      Row(
        place: place.id, number: list.firstNumber + offset, name: place.name,
        detail: [list.distance(of: place).map(texts.distance), place.address.isEmpty ? nil : place.address]
          .compactMap(\.self).joined(separator: " · "),
        logo: place.pictures[.logo]?.photo, image: place.pictures[.image]?.photo, isOnMap: place.coordinate != nil)
    }
  }
}
