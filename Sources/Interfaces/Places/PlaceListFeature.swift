public import Entities
public import UseCases

/// Shows a map above a list of places, searches and sorts the list, and lets the user choose a place by its pin.
public typealias PlaceListPresenter = ListPresenter<PlaceListFeature>

/// A list of places, and a map that shows them.
public final class PlaceListFeature: ListFeature {
  public typealias Row = PlaceRow
  public typealias Route = PlaceRoute

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to sort the places by distance, nearest first, or by name. The search text doesn't change.
    case sorted(isByDistance: Bool)
    /// The user chose a pin. A card shows the place.
    case chosePin(Place.ID)
    /// The user chose the card. The place opens.
    case choseCard
    /// The user's position changed.
    case moved
  }

  /// The content that the screen shows in addition to the rows.
  public struct Extra: ListExtra, Sendable {
    /// Whether the list shows search results.
    public var isSearch: Bool
    /// The map with the pins of all places of the listed kind, including places that don't match the search.
    public var map: PlaceMapModel
    /// The place whose pin the user chose. A card shows this place. `nil` if no pin was chosen.
    public var chosen: Place.ID?
    /// Whether the map is left out when the list is formatted as plain text.
    public var hidesMap = false
    public var isShownWithoutRows: Bool { chosen != nil }

    /// Creates the additional content, by default without a chosen pin.
    package init(isSearch: Bool, map: PlaceMapModel, chosen: Place.ID? = nil) {
      self.isSearch = isSearch
      self.map = map
      self.chosen = chosen
    }
  }

  private let kind: Place.Kind?
  private let places: PlaceUseCases
  public let texts: Texts
  /// Whether the nearest places are listed first. By default, the places are sorted by name.
  public let options = false
  /// The place whose pin was chosen since the list was read. `nil` if no pin was chosen.
  private var chosen: Place.ID?

  /// Creates a list of places.
  ///
  /// - Parameters:
  ///   - kind: the kind of place to list. `nil` for all kinds.
  ///   - places: the use cases that read the places.
  public init(of kind: Place.Kind?, _ places: PlaceUseCases, texts: Texts) {
    self.kind = kind
    self.places = places
    self.texts = texts
  }

  private func request(_ query: ListQuery<Bool>) -> PlaceListRequest {
    PlaceListRequest(kind: kind, matching: query.search, isByDistance: query.options)
  }

  public func read(_ query: ListQuery<Bool>, _ page: Page) async throws(GetPlacesError) -> PlaceList {
    try await places.getPlaceList(request(query), page: page)
  }

  public func changes(of query: ListQuery<Bool>) -> (any ChangeGateway)? { places.store as? any ChangeGateway }

  public func model(_ answer: PlaceList?, _ query: ListQuery<Bool>) -> PlaceListModel {
    let nothing = PlaceList(Paged([], hasMore: false), firstNumber: 1, pins: [], hits: nil, position: nil)
    var model = PlaceListModel(answer ?? nothing, request(query), in: texts)
    model.chosen = chosen
    return model
  }

  public func choose(_ row: Place.ID, in list: PlaceListPresenter) async { list.go(to: .place(row)) }

  public func act(_ action: Action, in list: PlaceListPresenter) async {
    switch action {
    case .sorted(let isByDistance):
      if isByDistance, let shown = list.shown, shown.answer.position == nil {
        // Without a position, the list stays in its current order.
        return list.tell(.failed(texts.problem(GetPlacesError.positionUnknown)))
      }
      await list.read { $0 = isByDistance }
    case .chosePin(let place): await choosePin(place, in: list)
    case .choseCard:
      guard let place = chosen else { return }
      chosen = nil
      list.go(to: .place(place))
    case .moved:
      chosen = nil
      await list.reload()
    }
  }

  private func choosePin(_ id: Place.ID, in list: PlaceListPresenter) async {
    guard let answer = await list.whole()?.answer else { return }
    if answer.pins.contains(where: { $0.pin.id == id }) {
      chosen = id
      list.tell()
    } else if let place = answer.places.items.first(where: { $0.id == id }) {
      list.tell(.done([texts.notOnTheMap(place.name)]))
    }
  }

  /// Closes the card of the chosen pin, because the query changed or the screen disappeared.
  public func forget() { chosen = nil }
}

extension PlaceList: ListAnswer {
  public var hasMore: Bool { places.hasMore }
}
