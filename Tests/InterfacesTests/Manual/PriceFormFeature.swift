import Entities
import Interfaces
import UseCases

/// The draft on the page `Manual.docc/AFormOfYourOwn.md`: the price of a dish as the user typed it.
struct PriceDraft: EditingDraft {
  typealias Field = DishDraft.Field
  typealias Problem = DishDraft.Problem
  static let fields = [
    FormField<PriceDraft>(
      .price, FieldName("el nuevo precio", "new price"), text: { $1.decimals($0.price) }, fill: { $0.price = $1 })
  ]

  var price = ""
  init() {}
  init(_ dish: Dish) { price = DishDraft(dish).price }
  static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String {
    DishDraft.words(problem, of: name, in: texts)
  }
}

/// The form on the page `Manual.docc/AFormOfYourOwn.md`.
struct PriceFormFeature: FormFeature {
  let dish: Dish.ID
  let menu: any MenuGateway
  let editDish: any EditDish
  let texts: Texts

  func read(_ kept: Dish?) async throws(GatewayError) -> (kept: Dish?, background: Nothing) {
    (try await menu.dish(dish), Nothing())
  }
  func title(_ kept: Dish?, _ background: Nothing) -> String { kept?.name ?? "" }
  func save(_ draft: PriceDraft, on kept: Dish?) async -> FormAnswer<PriceDraft> {
    guard let kept else { return .refused(texts.noSuchDish(dish)) }
    var edited = DishDraft(kept)
    edited.price = draft.price
    return await FormAnswer(in: texts) { () throws(SaveError<DishDraft>) in try await editDish(kept, as: edited) }
  }
}
