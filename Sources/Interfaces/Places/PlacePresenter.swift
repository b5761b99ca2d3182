public import Entities
public import UseCases

/// What happens on the screen of a place.
public enum PlaceEvent: Sendable, Hashable {
  /// The screen is visible: the place is read.
  case appeared
  /// The screen is gone: what is still being read is not shown.
  case disappeared
}

/// Shows one place with everything that is known of it.
public final class PlacePresenter: Presenter {
  private let id: Place.ID
  private let places: any PlaceGateway
  private let screen: any Screen<PlaceModel>
  private let texts: Texts
  private var turns = Turns()

  /// - Parameter places: where the place is read.
  public init(_ id: Place.ID, places: any PlaceGateway, screen: any Screen<PlaceModel>, texts: Texts) {
    self.id = id
    self.places = places
    self.screen = screen
    self.texts = texts
  }

  public func handle(_ event: PlaceEvent) async {
    let turn = turns.begin()
    if event == .disappeared { return }
    screen.show(.loading)
    do {
      let place = try await places.place(id)
      guard turns.isLast(turn) else { return }  // A later event overtook this one.
      screen.show(.content(PlaceModel(place, in: texts)))
    } catch {
      guard turns.isLast(turn) else { return }
      screen.show(.failed(texts.problem(error)))
    }
  }
}
