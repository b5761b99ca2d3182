import Entities
import Interfaces

/// One place, with the map of where it is.
@MainActor struct PlaceScene: Scene {
  private let presenter: PlacePresenter
  let keys: String

  init(_ id: Place.ID, _ context: Context, write: @escaping @MainActor ([Line]) -> Void) {
    let (texts, width, isPlain) = (context.texts, context.console.width, context.isPlain)
    presenter = PlacePresenter(
      id, places: context.kit.store,
      screen: TextScreen(
        texts, write: write,
        .init(content: { PlacesText.lines($0, width: width, isPlain: isPlain, texts) })),
      texts: texts)
    keys = texts.placeKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func disappear() async { await presenter.handle(.disappeared) }

  func handle(_ input: Input) async -> Bool { false }
}
