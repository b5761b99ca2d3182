import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Suggesting recipes` {
  let own: StateStore
  let service: StateStore
  let asked = CallRecorder<StoreCall>()

  init() async throws {
    own = try await .collecting([.bread, .soup])
    service = try await .collecting([.recipe("PÁN"), .recipe("Pan de molde"), .recipe("Empanada")])
  }

  @Test func `Recipe suggestions start with the collection and query the service only on demand`() async throws {
    var readings = suggest("pan").makeAsyncIterator()
    #expect(try await readings.next() == SuggestionReading([.init(.bread)], isComplete: false))
    #expect(asked.calls == [])
    let all = [RecipeSuggestion(.bread), .init(.recipe("Pan de molde")), .init(.recipe("Empanada"))]
    #expect(try await readings.next() == SuggestionReading(all, isComplete: true))
    #expect(asked.calls == [.suggestions(SearchText("pan"), limit: 10)])
    #expect(try await readings.next() == nil)
  }

  @Test func `Recipe suggestions contain no duplicate titles and respect the limit`() async throws {
    let readings = try await all(suggest("pan", limit: 2))
    #expect(readings.last?.suggestions.map(\.title) == ["Pan", "Pan de molde"])
  }

  @Test func `Recipe suggestions don't query the service if the collection reaches the limit`() async throws {
    let readings = try await all(suggest("pan", limit: 1))
    #expect(readings.last == SuggestionReading([.init(.bread)], isComplete: true))
    #expect(readings.first?.isComplete == true && asked.calls == [])
  }

  @Test(arguments: ["", " \t"]) func `For blank text, all recipe titles in the collection are suggested`(
    text: String
  )
    async throws
  {
    let readings = try await all(suggest(text, limit: 1))
    #expect(readings == [SuggestionReading([.init(.bread), .init(.soup)], isComplete: true)])
    #expect(asked.calls == [])
  }

  @Test func `Recipe suggestions without a service are complete after the first result`() async throws {
    let readings = try await all(SuggestRecipesInteractor(own: own, service: nil)(SearchText("pan")))
    #expect(readings == [SuggestionReading([.init(.bread)], isComplete: true)])
  }

  @Test func `Recipe suggestions contain the collection's titles even if the service fails`() async throws {
    let failing = Intercepted(service, by: .failing(.always(.offline(what: "example.org"))))
    let readings = try await all(SuggestRecipesInteractor(own: own, service: failing)(SearchText("pan")))
    #expect(
      readings.last
        == SuggestionReading([.init(.bread)], isComplete: true, problem: .offline(what: "example.org")))
  }

  @Test func `Suggesting recipes is canceled if the request to the service is canceled`() async throws {
    let failing = Intercepted(service, by: .failing(.always(.cancelled)))
    await #expect(throws: GatewayError.cancelled) {
      try await all(SuggestRecipesInteractor(own: own, service: failing)(SearchText("pan")))
    }
  }

  @Test func `Recipe suggestions fail if the collection can't be read`() async throws {
    let failing = Intercepted(own, by: .failing(.always(.busy(what: "store"))))
    await #expect(throws: GatewayError.busy(what: "store")) {
      try await all(SuggestRecipesInteractor(own: failing, service: service)(SearchText("pan")))
    }
  }

  private func suggest(_ text: String, limit: Int = SuggestRecipesInteractor.usualLimit) -> RecipeSuggestions {
    let service = Intercepted(service, by: .recording(asked))
    return SuggestRecipesInteractor(own: own, service: service, limit: limit)(SearchText(text))
  }

  private func all(_ suggestions: RecipeSuggestions) async throws -> [SuggestionReading] {
    var readings: [SuggestionReading] = []
    for try await reading in suggestions { readings.append(reading) }
    return readings
  }
}
