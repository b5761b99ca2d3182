import Entities
import Interfaces
import UseCases

// This is the code on the page `Manual.docc/DefaultIsolation.md`. It also compiles with `-default-isolation MainActor`.

/// A tip for an order, created by the use case and shown by the screen.
nonisolated struct Tip: Hashable, Sendable {
  let amount: Money
  let percentage: Percentage
}

nonisolated extension Percentage {
  var isGenerous: Bool { self > Percentage(20) }
}

nonisolated protocol GetTip: Sendable {
  func callAsFunction(_ percentage: Percentage, for order: Order.ID) async throws(GetTipError) -> Tip
}

enum GetTipError: StoreError, Hashable {
  case tooGenerous(Percentage)
  case money(MoneyError)
  case store(GatewayError)
}

struct GetTipInteractor: GetTip {
  let orders: any OrderGateway
  let user: User.ID

  func callAsFunction(_ percentage: Percentage, for order: Order.ID) async throws(GetTipError) -> Tip {
    if percentage.isGenerous { throw .tooGenerous(percentage) }
    let placed: PlacedOrder
    do { placed = try await orders.placedOrder(order, of: user) } catch { throw .store(error) }
    do { return Tip(amount: try placed.total.share(percentage), percentage: percentage) } catch {
      throw .money(error)
    }
  }
}

extension GetTipError: ExplainedError {
  func problem(in texts: Texts) -> Problem {
    switch self {
    case .tooGenerous: texts.tooGenerous
    case .money(let error): texts.problem(error)
    case .store(let error): texts.problem(error)
    }
  }
}

nonisolated extension Texts {
  var tooGenerous: Problem {
    problem(
      .refused, "La propina es demasiado alta.", "The tip is too generous.",
      advice: "Elige un 20 % como máximo.", "Choose 20% at most.")
  }
}

struct TipModel: Hashable {
  let title: String
  let amount: String
}

final class TipPresenter: Presenter {
  private let getTip: any GetTip
  private let screen: any Screen<TipModel>
  private let texts: Texts

  init(getTip: any GetTip, screen: some Screen<TipModel>, texts: Texts) {
    (self.getTip, self.screen, self.texts) = (getTip, screen, texts)
  }

  func handle(_ order: Order.ID) async {
    do {
      let tip = try await getTip(Percentage(10), for: order)
      screen.show(.content(TipModel(title: texts.say("Propina", "Tip"), amount: texts.money(tip.amount))))
    } catch {
      screen.show(.failed(texts.problem(error)))
    }
  }
}
