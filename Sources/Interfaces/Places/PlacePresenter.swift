public import Entities
public import UseCases

/// Shows a place with all known facts.
public typealias PlacePresenter = DetailPresenter<PlaceModel>

extension DetailPresenter<PlaceModel> {
  /// Creates the presenter of a place.
  ///
  /// - Parameter places: the use cases that read the place.
  public convenience init(_ id: Place.ID, _ places: PlaceUseCases, screen: any Screen<PlaceModel>, texts: Texts) {
    self.init(screen: screen) {
      do throws(GatewayError) { return .content(PlaceModel(try await places.store.place(id), in: texts)) } catch {
        return .failed(error == .notFound ? texts.noSuchPlace(id) : texts.problem(error))
      }
    }
  }
}
