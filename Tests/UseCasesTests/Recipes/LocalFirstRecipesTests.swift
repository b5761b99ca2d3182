import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Opening a recipe from two sources` {
  let own: StateStore
  let service = StateStore()
  let asked = CallRecorder<StoreCall>()

  init() async throws {
    own = StateStore()
    try await own.collect([.details(.bread, "harina"), .details(.soup), .details(.flan)])
    try await service.collect([.details(.bread, "flour"), .details(.soup, "garlic")])
  }

  @Test func `Reading a recipe that is complete in the collection sends no request to the service`() async throws {
    #expect(try await open(.bread) == .details(.bread, "harina"))
    #expect(asked.calls == [])
  }

  @Test func `Reading a recipe that is incomplete in the collection requests it from the service`() async throws {
    #expect(try await open(.soup) == .details(.soup, "garlic"))
  }

  @Test func `If the service lacks a recipe or fails, reading the recipe returns the collection's part`() async throws {
    #expect(try await open(.flan) == .details(.flan))
    #expect(try await open(.soup, failure: .offline(what: "example.org")) == .details(.soup))
  }

  @Test func `Reading a recipe is canceled if the request to the service is canceled`() async throws {
    await #expect(throws: GatewayError.cancelled) { try await open(.soup, failure: .cancelled) }
  }

  private func open(_ recipe: Recipe, failure: GatewayError? = nil) async throws -> RecipeDetails {
    let asked = asked
    let service = Intercepted(service) { (call, _) throws(GatewayError) in
      asked.record(call)
      if let failure { throw failure }
    }
    return try await LocalFirstRecipes(own: own, service: service).details(recipe.id).value
  }
}
