public import Entities
public import UseCases

/// Changes a dish as a draft; or adds one.
public typealias DishFormPresenter = FormPresenter<DishFormFeature>
/// The content of its screen.
public typealias DishFormModel = EditorModel<DishFormFeature>

/// A form for a dish of the menu.
public struct DishFormFeature: FormFeature {
  public typealias Draft = DishDraft
  public typealias Route = RestaurantRoute

  /// What the form edits.
  public enum Subject: Sendable, Hashable {
    /// A dish that is on the menu.
    case dish(Dish.ID)
    /// A new dish; once saved, the form edits it.
    case newDish
  }

  private let subject: Subject
  private let menu: any MenuGateway
  private let addDish: any AddDish
  private let editDish: any EditDish
  public let texts: Texts

  /// - Parameter menu: where the dish is read.
  public init(
    _ subject: Subject, menu: any MenuGateway, addDish: any AddDish, editDish: any EditDish, texts: Texts
  ) {
    self.subject = subject
    self.menu = menu
    self.addDish = addDish
    self.editDish = editDish
    self.texts = texts
  }

  public func read(_ kept: Dish?) async throws(GatewayError) -> (kept: Dish?, background: Nothing) {
    switch (kept?.id, subject) {
    case (let id?, _), (nil, .dish(let id)): (try await menu.dish(id), Nothing())
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
      if let kept { return try await editDish(kept, as: draft) }
      return try await addDish(draft)
    }
  }

  public func told(_ saved: Dish, isNew: Bool) -> String { isNew ? texts.added(saved) : texts.saved(saved.name) }

  public func title(_ kept: Dish?, _ background: Nothing) -> String { kept?.name ?? texts.newDish }
}
