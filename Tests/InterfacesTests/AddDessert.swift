import Entities
import UseCases

// This is the use case on the page `Manual.docc/InAnApp.md`.

/// Adds the dish with this name to a user's order if the dish is a dessert.
struct AddDessert {
  let menu: any MenuGateway
  let orders: any OrderGateway
  let user: User.ID
  let id: Order.ID

  func callAsFunction(_ name: String) async throws(AddDessertError) -> OrderDraft {
    let dish: Dish
    do { dish = try await menu.dish(named: name) } catch .notFound { throw .noSuchDessert(name) } catch {
      throw .store(error)
    }
    if dish.kind.name != "Postres" { throw .noSuchDessert(name) }
    return try await orders.changeDraft(of: user) { (draft) throws(AddDessertError) in
      var order = draft ?? OrderDraft(id: id)
      do throws(OrderError) { try order.add(dish) } catch { throw .refused(error) }
      return order
    }
  }
}

enum AddDessertError: StoreError, Hashable {
  case noSuchDessert(String)
  case refused(OrderError)
  case store(GatewayError)
}
