import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `Problems of the restaurant` {
  let menu: SmallMenu
  let order: OrderDraft

  init() throws {
    menu = try SmallMenu()
    order = try Restaurant.order([(menu.margarita, 2), (menu.cream, 1)])
  }

  private var refusals: [OrderError] { [.quantity(.outOfRange(101)), .money(.tooLarge("9 × 9"))] }
  private var differences: [OrderDifference] {
    [.missing(order.lines[1]), .changed(order.lines[0], newPrice: Money(minorUnits: 1050))]
  }

  @Test func `The problems reported when adding a dish to an order name the dish`() {
    let dish = menu.margarita
    BothLanguages.check({ $0.problem(AddDishToOrderError.notInMenu(dish.id)) }, names: ["dish-margarita"])
    for refusal in refusals {
      BothLanguages.check({ $0.problem(AddDishToOrderError.refused(dish, refusal)) }, names: ["Margarita"])
    }
  }

  @Test func `The problems reported when changing or removing an order line name the dish`() {
    let (dish, line) = (menu.margarita.id, order.lines[0])
    BothLanguages.check({ $0.problem(SetLineQuantityError.noSuchLine(dish)) }, names: ["dish-margarita"])
    BothLanguages.check({ $0.problem(LineError.noSuchLine(dish)) }, names: ["dish-margarita"])
    for refusal in refusals {
      BothLanguages.check({ $0.problem(SetLineQuantityError.refused(line, refusal)) }, names: ["Margarita"])
    }
    BothLanguages.check({ $0.problem(QuantityError.outOfRange(101)) }, names: ["1", "100"])
    #expect(BothLanguages.english.problem(QuantityError.outOfRange(0)).kind == .refused)
  }

  @Test func `The problems reported when placing an order name the order or its dishes`() throws {
    BothLanguages.check({ $0.problem(PlaceOrderError.noSuchOrder(order.id)) }, names: ["order-1"])
    BothLanguages.check({ $0.problem(PlaceOrderError.empty(order.id)) }, names: [])
    let placed = try Restaurant.placed(order)
    BothLanguages.check({ $0.problem(PlaceOrderError.alreadyPlaced(placed)) }, names: ["order-1", "Calle del Pez, 3"])
    let changed = CurrentOrder(order: order, differences: differences)
    BothLanguages.check({ $0.problem(PlaceOrderError.changed(changed)) }, names: ["nata", "Margarita"])
    let again = RepeatedOrder(order: order, differences: differences)
    BothLanguages.check({ $0.problem(OrderAgainError.changed(again)) }, names: ["nata", "Margarita", "3 "])
    BothLanguages.check({ $0.problem(CancelOrderError.changed(order)) }, names: ["3 ", "19"])
    for refusal in refusals {
      BothLanguages.check({ $0.problem(PlaceOrderError.refused(order.id, refusal)) }, names: ["order-1"])
    }
  }

  @Test func `The problem reported when canceling a placed order names the order`() {
    BothLanguages.check({ $0.problem(CancelOrderError.alreadyPlaced(order.id)) }, names: ["order-1"])
  }

  @Test func `The problems reported when ordering again name the order or its dishes`() {
    BothLanguages.check({ $0.problem(OrderAgainError.noSuchOrder(order.id)) }, names: ["order-1"])
    BothLanguages.check({ $0.problem(OrderAgainError.draftInProgress(order)) }, names: ["3 ", "19"])
    BothLanguages.check({ $0.problem(OrderAgainError.noneOnMenu(differences)) }, names: ["nata", "Margarita"])
    for refusal in refusals {
      BothLanguages.check({ $0.problem(OrderAgainError.refused(order.id, refusal)) }, names: ["order-1"])
    }
  }

  @Test func `All use cases report the same problem if an order is refused for the same reason`() {
    let (dish, id) = (menu.margarita.id, order.id)
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      func refused(_ error: OrderError) -> Problem { texts.problem(PlaceOrderError.refused(id, error)) }
      #expect(refused(.noSuchLine(dish)) == texts.problem(LineError.noSuchLine(dish)))
      #expect(refused(.repeatedLine(dish)) == texts.problem(OrderError.repeatedLine(dish)))
      #expect(refused(.empty) == texts.problem(PlaceOrderError.empty(id)))
    }
  }

  @Test(arguments: `Problems of a gateway`.all)
  func `Every restaurant use case reports a store failure with the same problem`(error: GatewayError) {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      let problem = texts.problem(error)
      #expect(texts.problem(AddDishToOrderError.store(error)) == problem)
      #expect(texts.problem(SetLineQuantityError.store(error)) == problem)
      #expect(texts.problem(LineError.store(error)) == problem)
      #expect(texts.problem(PlaceOrderError.store(error)) == problem)
      #expect(texts.problem(CancelOrderError.store(error)) == problem)
      #expect(texts.problem(OrderAgainError.store(error)) == problem)
    }
  }
}
