import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `A store ends with its last owner` {
  @Test(arguments: Stores.allCases)
  func `and closes its files`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    weak var kept: (any Store & AnyObject)?
    try await {
      let used = try #require(store.subject(folder).gateway as? any Store & AnyObject)
      try await used.seed(try Samples.menu())
      _ = try await used.inventory()
      kept = used
    }()
    #expect(kept == nil)
  }
}
