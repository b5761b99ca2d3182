import Entities
import GatewayTesting
import Interfaces
import Testing

@Suite struct `Merging a draft by default` {
  private let old: Dish
  private let new: Dish

  init() throws {
    old = try Samples.dish("Flan", cents: 450)
    new = try Samples.dish("Flan de huevo", cents: 480, id: old.id)
  }

  @Test(arguments: [
    (LabelDraft(name: "Flan", price: "4.50"), LabelDraft(name: "Flan de huevo", price: "4.80")),
    (LabelDraft(name: "Flan casero", price: "4.50"), LabelDraft(name: "Flan casero", price: "4.80")),
    (LabelDraft(name: "Flan", price: "5,20"), LabelDraft(name: "Flan de huevo", price: "5,20")),
    (LabelDraft(name: "", price: "x"), LabelDraft(name: "", price: "x")),
  ])
  func `Merging a draft with a newer record keeps the edited fields and updates the others`(
    typed: LabelDraft, merged: LabelDraft
  ) {
    #expect(typed.carried(from: old, to: new) == merged)
  }
}

/// A draft of the name and the price of a dish.
struct LabelDraft: EditingDraft {
  enum Field { case name, price }
  typealias Problem = TextError

  static let fields: [FormField<LabelDraft>] = [
    FormField(.name, FieldName("el nombre", "name"), text: { draft, _ in draft.name }, fill: { $0.name = $1 }),
    FormField(.price, FieldName("el precio", "price"), text: { $1.decimals($0.price) }, fill: { $0.price = $1 }),
  ]

  var name = ""
  var price = ""

  init() {}
  init(name: String, price: String) { (self.name, self.price) = (name, price) }
  init(_ dish: Dish) { self.init(name: dish.name, price: DishDraft(dish).price) }
}
