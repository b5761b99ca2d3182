import Entities
import GatewayTesting
import Gateways
import Interfaces
import Neighbors
import Observed
import Testing
import UseCases
import WebGateways

/// Goes nowhere.
private struct StandingStill: Interfaces.Router {
  func go(to route: RestaurantRoute) {}
}

/// What it checks is checked by the compiler: each name without its module would be ambiguous.
@MainActor @Suite struct `Names of the kit beside the same names of others` {
  @Test func `are told apart by their modules`() {
    let menus = (Entities.Menu(), Neighbors.Menu(title: "File"))
    #expect(menus.0.sections.isEmpty && menus.1.title == "File")

    let routers: (any Interfaces.Router<RestaurantRoute>, Neighbors.Router) = (StandingStill(), Neighbors.Router())
    routers.0.go(to: .order)

    #expect(ObjectIdentifier(WebGateways.HTTPError.self) != ObjectIdentifier(Neighbors.HTTPError.self))

    let subjects: (GatewayTesting.Subject<any MenuGateway>, Neighbors.Subject<Int>) = (
      GatewayTesting.Subject(StateStore()), Neighbors.Subject()
    )
    _ = subjects
  }
}
