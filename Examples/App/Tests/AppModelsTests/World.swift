import AppModels
import Entities
import GatewayTesting
import Gateways
import Interfaces
import StoreCore
import Testing
import UseCases

/// The app with in-memory stores and without samples.
@MainActor struct World {
  let world = TestWorld()
  let files = MemoryPlaceFiles()
  let source: ScriptedPlaceSource
  let app: AppModel

  /// Creates the app.
  ///
  /// - Parameter hasSamples: Whether the startup fills the store with the kit's samples instead of calling `prepare`.
  init(
    _ language: Language = .english, places: [Place] = [], images: any ImageGateway = FixedImages(),
    hasSamples: Bool = false, prepare: @escaping @concurrent @Sendable () async -> Problem? = { nil }
  ) {
    source = ScriptedPlaceSource(places: places)
    let context = AppContext(
      store: world.store, files: files, images: FixedImages(), texts: Texts(language), searchDelay: .zero)
    app = AppModel(
      context, places: source, images: images,
      prepare: hasSamples ? AppModels.Samples(context).callAsFunction : prepare)
  }

  @discardableResult func put(_ name: String) async throws -> Dish {
    let dish = try Dish(name: name, description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    try await world.base.addDish(dish)
    return dish
  }
}

/// A drawing that returns the name of the view for a screen.
struct DrawnType: ScreenDrawing {
  func list(_ screen: ListScreen<some ListFeature>) -> String { "list" }
  func form(_ screen: FormScreen<some FormFeature>) -> String { "form" }
  func page(_ screen: PageScreen) -> String { "page" }
  func order(_ screen: OrderScreen) -> String { "order" }
}

/// A gateway that returns the same picture for every address.
struct FixedImages: ImageGateway {
  func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    guard let image = LoadedImage(SampleImages.png) else { throw .notAnImage(address) }
    return image
  }
}

/// Returns the content of a state. If the state has no content, records a test failure that shows the state.
func content<Model>(_ state: ScreenState<Model>, at location: SourceLocation = #_sourceLocation) throws -> Model {
  var found: Model?
  if case .content(let model) = state { found = model }
  return try #require(found, "\(state)", sourceLocation: location)
}

extension [AppAction] {
  /// Presses the button with this title.
  @MainActor func press(_ title: String, at location: SourceLocation = #_sourceLocation) async throws {
    let action = try #require(first { $0.title == title }, "\(map(\.title))", sourceLocation: location)
    await action()
  }
}
