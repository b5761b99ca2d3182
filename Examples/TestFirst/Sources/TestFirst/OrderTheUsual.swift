import Entities
import Foundation
import UseCases

/// Places what a user ordered once again every Friday, at the prices of the day, beside whatever is in the draft.
public struct OrderTheUsual: Sendable {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let receipts: any ReceiptGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - menu: has today's dishes and prices.
  ///   - orders: has the usual order, and keeps the new one.
  ///   - receipts: sends the receipt of the new order.
  ///   - now: says whether it is Friday, in UTC, and dates the order.
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

  /// Places the user's order of this Friday, once, however often it is asked, and sends its receipt.
  ///
  /// - Parameter usual: the placed order that says what, and where to. Another one on the same Friday comes too late.
  /// - Returns: this Friday's order; `nil` on other days.
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
      // The id says whose Friday it is, so that the order is placed once.
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

/// Why the usual was not ordered.
public enum OrderTheUsualError: StoreError, Sendable, Hashable {
  /// There is no placed order of this id.
  case noSuchOrder(Order.ID)
  /// These dishes of it are not on the menu any more.
  case notOnTheMenu([String])
  /// Today's total is out of reach.
  case refused(Order.ID)
  /// This order was placed, but its receipt was not sent. The next call sends it.
  case receiptNotSent(Order.ID, GatewayError)
  /// The store failed.
  case store(GatewayError)
}

/// A Friday in UTC; its description is its date, as in `2027-01-15`.
struct Friday: CustomStringConvertible {
  let description: String

  /// - Returns: `nil` on other days.
  init?(_ instant: Instant) {
    let date = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: instant)
    guard date.weekday == 6 else { return nil }
    description = instant.formatted(.iso8601.year().month().day())
  }
}
