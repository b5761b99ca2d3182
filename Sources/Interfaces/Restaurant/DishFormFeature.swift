public import Entities
public import UseCases

/// Edits a dish as a draft, or adds a new dish.
public typealias DishFormPresenter = FormPresenter<DishFormFeature>
/// The content of the dish form screen.
public typealias DishFormModel = EditorModel<DishFormFeature>

/// A form for a dish on the menu.
public struct DishFormFeature: FormFeature {
  public typealias Draft = DishDraft
  public typealias Route = RestaurantRoute

  /// The dish that the form edits or adds.
  public enum Subject: Sendable, Hashable {
    /// A dish on the menu.
    case dish(Dish.ID)
    /// A new dish. After the first save, the form edits this dish.
    case newDish
  }

  private let subject: Subject
  private let restaurant: RestaurantUseCases
  public let texts: Texts

  /// Creates a form for a dish.
  ///
  /// - Parameter restaurant: the use cases that read, add and edit the dish.
  public init(_ subject: Subject, _ restaurant: RestaurantUseCases, texts: Texts) {
    self.subject = subject
    self.restaurant = restaurant
    self.texts = texts
  }

  public func read(_ kept: Dish?) async throws(GatewayError) -> (kept: Dish?, background: Nothing) {
    switch (kept?.id, subject) {
    case (let id?, _), (nil, .dish(let id)): (try await restaurant.menu.dish(id), Nothing())
    case (nil, .newDish): (nil, Nothing())
    }
  }

  public func problem(_ error: GatewayError, _ kept: Dish?) -> Problem {
    guard error == .notFound else { return texts.problem(error) }
    return switch (kept?.id, subject) {
    case (let id?, _), (nil, .dish(let id)): texts.noSuchDish(id)
    case (nil, .newDish): texts.problem(error)
    }
  }

  public func save(_ draft: DishDraft, on kept: Dish?) async -> FormAnswer<DishDraft> {
    await FormAnswer(in: texts) { () throws(SaveError<DishDraft>) in
      if let kept { return try await restaurant.editDish(kept, as: draft) }
      return try await restaurant.addDish(draft)
    }
  }

  public func savedMessage(_ saved: Dish, isNew: Bool) -> String {
    isNew ? texts.added(saved) : texts.saved(saved.name)
  }

  public func title(_ kept: Dish?, _ background: Nothing) -> String { kept?.name ?? texts.newDish }
}
