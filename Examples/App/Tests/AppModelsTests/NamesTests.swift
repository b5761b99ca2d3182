import Entities
import GatewayTesting
import Gateways
import Interfaces
import Neighbors
import StoreCore
import Testing
import UseCases
import WebGateways

/// A router that ignores all routes.
private struct StandingStill: Interfaces.Router {
  func go(to route: RestaurantRoute) {}
}

/// The compiler performs the check: without the module name, each type name would be ambiguous.
@MainActor @Suite struct `Names that the kit shares with other modules` {
  @Test func `Types with the same name in different modules are distinguished by the module name`() {
    let menus = (Entities.Menu(), Neighbors.Menu(title: "File"))
    #expect(menus.0.sections.isEmpty && menus.1.title == "File")

    let routers: (any Interfaces.Router<RestaurantRoute>, Neighbors.Router) = (StandingStill(), Neighbors.Router())
    routers.0.go(to: .order)

    let kit: [Any.Type] = [
      WebGateways.HTTPError.self, WebGateways.HTTPRequest.self, WebGateways.HTTPResponse.self,
      (any WebGateways.HTTPClient).self, (any StoreCore.Store).self,
    ]
    let others: [Any.Type] = [
      Neighbors.HTTPError.self, Neighbors.HTTPRequest.self, Neighbors.HTTPResponse.self, Neighbors.HTTPClient.self,
      Neighbors.Store.self,
    ]
    #expect(Set(kit.map { ObjectIdentifier($0) }).isDisjoint(with: others.map { ObjectIdentifier($0) }))

    let subjects: (GatewayTesting.Subject<any MenuGateway>, Neighbors.Subject<Int>) = (
      GatewayTesting.Subject(StateStore()), Neighbors.Subject()
    )
    _ = subjects
  }
}
