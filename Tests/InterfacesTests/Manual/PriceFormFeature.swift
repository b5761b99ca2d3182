import Entities
import Interfaces
import UseCases

/// A draft of the page `Manual.docc/AFormOfYourOwn.md`: the price of a dish, as it is typed.
struct PriceDraft: EditingDraft, DraftWithoutPhotos {
  typealias Field = DishDraft.Field
  typealias Problem = DishDraft.Problem

  static let fields = [
    FormField<PriceDraft>(
      .price, FieldName("el nuevo precio", "new price"), text: { $1.decimals($0.price) }, fill: { $0.price = $1 })
  ]

  var price = ""

  init() {}
  init(_ dish: Dish) { price = DishDraft(dish).price }

  func carried(from old: Dish, to new: Dish) -> PriceDraft { self == PriceDraft(old) ? PriceDraft(new) : self }

  static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String {
    DishDraft.words(problem, of: name, in: texts)
  }
}

/// A form of the page `Manual.docc/AFormOfYourOwn.md`.
struct PriceFormFeature: FormFeature {
  typealias Draft = PriceDraft
  typealias Action = Never
  typealias Route = RestaurantRoute

  let dish: Dish.ID
  let menu: any MenuGateway
  let editDish: any EditDish
  let texts: Texts

  func read(_ kept: Dish?) async throws(GatewayError) -> (kept: Dish?, background: Nothing) {
    (try await menu.dish(dish), Nothing())
  }

  func problem(_ error: GatewayError, _ kept: Dish?) -> Problem {
    error == .notFound ? texts.noSuchDish(dish) : texts.problem(error)
  }

  func save(_ draft: PriceDraft, on kept: Dish?, photos: [LoadedImage]) async -> FormAnswer<PriceDraft> {
    guard let kept else { return .refused(texts.noSuchDish(dish)) }
    var edited = DishDraft(kept)
    edited.price = draft.price
    do throws(SaveError<DishDraft>) { return .saved(try await editDish(kept, as: edited)) } catch {
      return FormAnswer(error, in: texts)
    }
  }

  func told(_ saved: Dish, isNew: Bool) -> String {
    texts.say(
      "\(saved.name) cuesta ahora \(texts.money(saved.price)).", "\(saved.name) now costs \(texts.money(saved.price)).")
  }

  func title(_ kept: Dish?, _ background: Nothing) -> String { kept?.name ?? "" }
  func head(_ kept: Dish?, _ background: Nothing) -> Nothing { background }
  func route(_ action: Never, _ kept: Dish?, _ background: Nothing?) -> RestaurantRoute? {}
  nonisolated static func lines(_ head: Nothing) -> [Line] { [] }
}
