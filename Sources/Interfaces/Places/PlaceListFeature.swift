public import Entities
public import UseCases

/// Shows, searches and sorts places below their map, whose pins lead to them.
public typealias PlaceListPresenter = ListPresenter<PlaceListFeature>

/// Places and their map.
public final class PlaceListFeature: ListFeature {
  public typealias Row = PlaceRow
  public typealias Route = PlaceRoute

  /// What the user can do on this list and no other.
  public enum Action: Sendable, Hashable {
    /// Those that are nearest come first, or it goes by name; what is searched for stays.
    case sorted(isByDistance: Bool)
    /// A pin was chosen: a card shows what stands there.
    case chosePin(Place.ID)
    /// The card was chosen: it opens.
    case choseCard
    /// The user is somewhere else now.
    case moved
  }

  /// The content beside the rows.
  public struct Extra: ListExtra, Sendable {
    /// Whether something is searched for.
    public var isSearch: Bool
    /// All pins of the kind.
    public var map: PlaceMapModel
    /// The pin that was chosen, if one was: it shows its place, which is chosen then.
    public var chosen: Place.ID?
    /// Whether the rows are written without their map.
    public var hidesMap = false
    public var standsAlone: Bool { chosen != nil }

    /// No pin is chosen by default.
    package init(isSearch: Bool, map: PlaceMapModel, chosen: Place.ID? = nil) {
      self.isSearch = isSearch
      self.map = map
      self.chosen = chosen
    }
  }

  private let kind: Place.Kind?
  private let places: PlaceUseCases
  public let texts: Texts
  /// Whether the nearest come first.
  public let options = false
  /// The pin that was chosen since the list was read.
  private var chosen: Place.ID?

  /// - Parameters:
  ///   - kind: which places; `nil`: all.
  ///   - places: reads them.
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
        // The list stays as it is.
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

  /// The card goes with what was wanted before.
  public func forget() { chosen = nil }
}

extension PlaceList: ListAnswer {
  public var hasMore: Bool { places.hasMore }
}
