import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

/// The code on the page `Manual.docc/TypedErrors.md`.
@Suite struct `Typed errors` {
  @Test func `The typed errors of two use cases are combined into one error type`() async throws {
    let store = StateStore()
    let dish = try Samples.dish("Flan")
    let buyOne = BuyOne(restaurant: RestaurantUseCases(store: store))
    let delivery = Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("915 55 12 34"))
    await #expect(throws: BuyOneError.adding(.notInMenu(dish.id))) { try await buyOne(dish.id, to: delivery) }

    try await store.addDish(dish)
    #expect(try await buyOne(dish.id, to: delivery).lines.map(\.dish) == [dish.id])
  }

  @Test func `Typed errors from concurrent tasks are returned as results`() async throws {
    let store = StateStore()
    try await store.addDish(Samples.dish("Flan"))
    let ids = [try Samples.dish("Flan").id, try Dish.ID("dish-unknown")]

    let found = await withTaskGroup(of: (Int, Result<Dish, GatewayError>).self) { group in
      for (index, id) in ids.enumerated() {
        group.addTask {
          let result: Result<Dish, GatewayError>
          do throws(GatewayError) { result = .success(try await store.dish(id)) } catch { result = .failure(error) }
          return (index, result)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    #expect(found[0] == .success(try Samples.dish("Flan")))
    #expect(found[1] == .failure(.notFound))
  }
}

extension `Typed errors` {
  @Test func `A function that sums amounts throws a typed error`() throws {
    #expect(try total(of: ["9.20", "4"]) == Money(minorUnits: 1320))
    #expect(throws: MoneyError.notANumber("x")) { try total(of: ["9.20", "x"]) }
  }

  @Test func `The entity errors on the manual page about typed errors have explanations`() {
    let texts = Texts(.english)
    #expect(texts.problem(TextError.empty).message == "The text can't be empty.")
    #expect(texts.problem(MoneyError.tooPrecise("9.205", digits: 2)).advice == "Round the amount.")
    #expect(texts.problem(OrderError.empty).kind == .refused)
  }
}

/// Returns the total of amounts in the notation of a file, such as `["9.20", "4"]`.
func total(of texts: [String]) throws(MoneyError) -> Money {
  let amounts = try texts.map { (text) throws(MoneyError) in try Money(exactly: text) }
  var total = Money(minorUnits: 0)
  for amount in amounts { total = try total.adding(amount) }
  return total
}

/// Adds a dish to the order and places the order in one step.
struct BuyOne {
  let restaurant: RestaurantUseCases

  func callAsFunction(_ dish: Dish.ID, to delivery: Delivery) async throws(BuyOneError) -> PlacedOrder {
    let draft: OrderDraft
    do { draft = try await restaurant.addDishToOrder(dish, quantity: .one) } catch { throw .adding(error) }
    do { return try await restaurant.placeOrder(CurrentOrder(order: draft), delivery: delivery) } catch {
      throw .placing(error)
    }
  }
}

enum BuyOneError: Error, Hashable {
  case adding(AddDishToOrderError)
  case placing(PlaceOrderError)
}

extension BuyOneError: ExplainedError {
  func problem(in texts: Texts) -> Problem {
    switch self {
    case .adding(let error): texts.problem(error)
    case .placing(let error): texts.problem(error)
    }
  }
}
