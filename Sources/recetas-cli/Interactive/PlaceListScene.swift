import Entities
import Interfaces

/// The places of a kind below their map: `/text` searches while it is typed, a number opens, `p n` chooses a pin, which `p` opens.
@MainActor struct PlaceListScene: SearchingScene {
  private let context: Context
  private let location = TypedLocation()
  private let screen: TextScreen<PlaceListModel>
  private let presenter: PlaceListPresenter
  private let write: @MainActor ([Line]) -> Void
  let keys: String

  init(
    of kind: Place.Kind, _ context: Context, _ router: any Router<PlaceRoute>,
    write: @escaping @MainActor ([Line]) -> Void
  ) {
    self.context = context
    self.write = write
    let (kit, texts) = (context.kit, context.texts)
    let (width, isPlain) = (context.console.width, context.isPlain)
    screen = TextScreen(
      texts, write: write,
      .init(
        content: { model in
          var list = model
          list.chosen = nil
          return PlacesText.lines(list, width: width, isPlain: isPlain, texts)
        },
        notice: { model in
          // Of a pin that was chosen the card alone is written, not the map once more.
          let card = PlacesText.card(model, width: width)
          return PlacesText.notice(model) + (card.isEmpty ? [] : card + [Line(texts.openCard, .faint)])
        }))
    presenter = PlaceListPresenter(
      of: kind, getPlaceList: kit.getPlaceList(location), screen: screen, router: router, texts: texts,
      clock: kit.clock)
    keys = texts.placeListKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  /// Opens the card, if there is one.
  func enter() async { await presenter.handle(screen.model?.chosen == nil ? .appeared : .choseCard) }

  func searched(_ text: String) async {
    // The whole list is there: to type the key of the search is no search yet.
    if text.isEmpty, let model = screen.model, !model.isSearch { return }
    await presenter.handle(.searched(text))
  }

  func submittedSearch(_ text: String) async { await presenter.handle(.submittedSearch(text)) }

  func disappear() async { await presenter.handle(.disappeared) }

  func act(on input: Input) async -> Bool {
    if let position = context.texts.positionTyped(input.text) {
      await move(position)
      return true
    }
    let place = screen.model?.rows.first { $0.number == input.number }?.place
    switch (input.key, place) {
    case ("", let place?): await presenter.handle(.chose(place))
    case ("p", let place?): await presenter.handle(.chosePin(place))
    case ("p", nil) where input.number == nil && screen.model?.chosen != nil: await presenter.handle(.choseCard)
    case ("d", nil) where input.number == nil: await sortByDistance()
    case ("n", nil) where input.number == nil: await presenter.handle(.sorted(isByDistance: false))
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    default: return false
    }
    return true
  }

  private func sortByDistance() async {
    await presenter.handle(.sorted(isByDistance: true))
    if location.position() == nil { write([Line(context.texts.sayWhere, .faint)]) }
  }

  private func move(_ text: String) async {
    guard let here = Coordinate(typed: text) else {
      return write([""] + ScreenText.lines(context.texts.badPositionTyped(text)))
    }
    location.move(to: here)
    await presenter.handle(.moved)
  }
}
