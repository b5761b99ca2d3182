import Entities
import Interfaces
import Synchronization
import UseCases

extension ListScene<PlaceListFeature> {
  /// Creates the screen that lists places of the given kind below their map. `p n` selects a pin, `p` or an empty line opens the selected
  /// place, `d` and `n` sort by distance and by name, and `here` sets the user's position.
  init(of kind: Place.Kind, _ stage: SceneContext<PlaceRoute>) {
    let (context, texts, location) = (stage.context, stage.context.texts, TypedLocation())
    self.init(
      PlaceListFeature(of: kind, context.kit.places(around: location), texts: texts), stage, of: .places,
      keys: ListKeys(
        text: texts.placeListKeys, isSearched: true, rows: ["p": { .act(.chosePin($0)) }],
        alone: ["n": .act(.sorted(isByDistance: false))], isWhole: { $0?.isSearch == false },
        enter: { $0?.chosen == nil ? .appeared : .act(.choseCard) },
        handler: { (input, screen, presenter) async throws in
          switch (texts.positionTyped(input.text), input.text.lowercased()) {
          case (let position?, _):
            guard let here = Coordinate(typed: position) else {
              stage.tell(texts.badPositionTyped(position))
              return true
            }
            location.move(to: here)
            await presenter.handle(.act(.moved))
          case (nil, "p") where screen.model?.chosen != nil: await presenter.handle(.act(.choseCard))
          case (nil, "d"):
            await presenter.handle(.act(.sorted(isByDistance: true)))
            if location.position() == nil { stage.write([Line(texts.sayWhere, .faint)]) }
          default: return false
          }
          return true
        }),
      rendering: .init(
        content: { model in
          var list = model
          list.chosen = nil
          return ListText.lines(list, on: context.paper(on: stage.canvas))
        },
        notice: { model in
          // For a selected pin, only its card is printed, without repeating the map.
          let card = PlacesText.card(model, width: context.paper.width)
          return NoticeText.lines(model.notice) + (card.isEmpty ? [] : card + [Line(texts.openCard, .faint)])
        }))
  }
}

extension EventScene<DetailEvent> {
  /// Creates the screen with the details of a place and a map of its surroundings.
  init(_ id: Place.ID, _ stage: SceneContext<PlaceRoute>) {
    let (context, texts) = (stage.context, stage.context.texts)
    let screen = TextScreen<PlaceModel>(
      stage,
      .init(content: { PlacesText.lines($0, width: context.paper.width, isPlain: context.paper.isPlain, texts) }))
    self.init(
      presenter: PlacePresenter(id, context.kit.places, screen: screen, texts: texts),
      keys: texts.commonKeys, appeared: .appeared, disappeared: .disappeared)
  }
}

/// A location that the user types, and can change.
final class TypedLocation: LocationGateway {
  private let here = Mutex<Coordinate?>(nil)

  func position() -> Coordinate? { here.withLock { $0 } }

  func move(to coordinate: Coordinate) { here.withLock { $0 = coordinate } }
}
