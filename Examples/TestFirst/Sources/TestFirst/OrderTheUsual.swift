import Entities
import Foundation
import UseCases

/// Places one of the user's past orders again every Friday, at that day's prices. The user's draft doesn't change.
public struct OrderTheUsual: Sendable {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let receipts: any ReceiptGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// Creates the use case.
  ///
  /// - Parameters:
  ///   - menu: The gateway for the dishes and their current prices.
  ///   - orders: The gateway that contains the usual order and stores the new one.
  ///   - receipts: The gateway that sends the receipt for the new order.
  ///   - now: The clock, which determines the date of the order, and whether that date is a Friday in UTC.
  public init(
    menu: any MenuGateway, orders: any OrderGateway, receipts: any ReceiptGateway, user: User.ID,
    now: @escaping @Sendable () -> Instant
  ) {
    self.menu = menu
    self.orders = orders
    self.receipts = receipts
    self.user = user
    self.now = now
  }

  /// Places the user's order for this Friday and sends its receipt. Repeated calls place the order only once.
  ///
  /// - Parameter usual: The id of the placed order to repeat, including its delivery. If another order has already been repeated on the
  ///   same Friday, this order has no effect.
  /// - Returns: This Friday's order, or `nil` on other days.
  public func callAsFunction(_ usual: Order.ID) async throws(OrderTheUsualError) -> PlacedOrder? {
    let now = now()
    guard let friday = Friday(now) else { return nil }

    let old: PlacedOrder
    do { old = try await orders.placedOrder(usual, of: user) } catch .notFound { throw .noSuchOrder(usual) } catch {
      throw .store(error)
    }

    let dishes = try await OrderTheUsualError.wrapping(await menu.dishes(of: old))
    let missing = old.lines.filter { dishes[$0.dish] == nil }
    if !missing.isEmpty { throw .notOnTheMenu(missing.map(\.name)) }

    var order: PlacedOrder
    do {
      // The id contains the user and the date, so that the order is placed only once.
      var draft = OrderDraft(id: try Order.ID("usual-\(user)-\(friday)"))
      for line in old.lines {
        if let dish = dishes[line.dish] { try draft.add(dish, line.quantity, note: line.note) }
      }
      order = try draft.placed(Placement(date: now, delivery: old.placement.delivery))
    } catch { throw .refused(usual) }

    do { try await orders.place(order, of: user) } catch .conflict {
      order = try await OrderTheUsualError.wrapping(await orders.placedOrder(order.id, of: user))
    } catch {
      throw .store(error)
    }

    do { try await receipts.send(order, to: user) } catch { throw .receiptNotSent(order.id, error) }
    return order
  }
}

/// The reason that the usual order wasn't placed.
public enum OrderTheUsualError: StoreError, Sendable, Hashable {
  /// No placed order has this id.
  case noSuchOrder(Order.ID)
  /// These dishes in the order are no longer on the menu.
  case notOnTheMenu([String])
  /// The order was refused, because today's total exceeds the maximum.
  case refused(Order.ID)
  /// The order was placed, but its receipt wasn't sent. The next call sends the receipt.
  case receiptNotSent(Order.ID, GatewayError)
  /// The store failed with this error.
  case store(GatewayError)
}

/// A Friday in UTC. Its description is the date, such as `2027-01-15`.
struct Friday: CustomStringConvertible {
  let description: String

  /// Creates the Friday that contains an instant. `nil` if the instant isn't on a Friday.
  init?(_ instant: Instant) {
    let date = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: instant)
    guard date.weekday == 6 else { return nil }
    description = instant.formatted(.iso8601.year().month().day())
  }
}
