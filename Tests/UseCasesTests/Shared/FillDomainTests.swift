import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Filling a domain` {
  let importing = Importing()
  let offline = SeedSourceError.gateway(.offline(what: "example.org"))
  let bundle = WatchedSource([.dish(.royal), .dish(.pizza)])

  private func fill(
    from sources: [any SeedSource], orElse samples: (any SeedSource)? = nil, before interruptions: Interruptions = [:]
  ) async throws -> FilledDomain? {
    let store = Intercepted(importing.base, importing.recorder, interruptions)
    return try await FillDomainInteractor(.restaurant, from: sources, orElse: samples, into: store)()
  }

  @Test func `Filling a domain uses the first source and opens no other sources`() async throws {
    let filled = try await fill(from: [ScriptedSeedSource([.dish(.cake)]), bundle])
    #expect(filled?.report?.imported == 1 && filled?.sourceErrors == [])
    #expect(try await importing.menu == [.cake])
    #expect(bundle.counts.opened == 0)
  }

  @Test func `Filling a domain skips and reports sources that can't be opened or are invalid`() async throws {
    let filled = try await fill(from: [
      WatchedSource(openFailure: offline), ScriptedSeedSource([.dish(.cake)], thenFailing: offline),
      ScriptedSeedSource([.dish(.cake), .rejected([.noPrice(inRecord: 2)])]), bundle,
    ])
    #expect(filled?.report?.imported == 2 && filled?.sourceErrors.count == 3)
    #expect(filled?.sourceErrors.prefix(2) == [.source(offline), .source(offline)])
    guard case .invalid(let report) = filled?.sourceErrors.last else { throw GatewayError.notFound }
    #expect(report.rejected == 1)
    #expect(try await importing.menu == [.royal, .pizza])
  }

  @Test func `Filling a domain that has already been filled opens no source and changes nothing`() async throws {
    try await importing.base.serve([])
    #expect(try await fill(from: [bundle]) == nil)
    #expect(importing.recorder.calls == [.isSeeded(.restaurant), .samples(.restaurant)])
    #expect(bundle.counts.opened == 0)
  }

  @Test func `Filling a domain keeps data that was imported in the meantime`() async throws {
    let filled = try await fill(
      from: [WatchedSource(openFailure: offline), bundle], before: [2: { try await $0.serve([.cake]) }])
    #expect(filled == nil)
    #expect(try await importing.menu == [.cake])
    #expect(bundle.counts.opened == 0)
  }

  @Test func `Filling a domain throws the last error if all sources fail, and can then be retried`() async throws {
    let missing = WatchedSource(openFailure: .missing(path: "/a"))
    await #expect(throws: ImportSeedError.source(.missing(path: "/a"))) {
      try await fill(from: [WatchedSource(openFailure: offline), missing])
    }
    #expect(try await fill(from: [bundle])?.report?.imported == 2)
  }

  @Test func `Filling a domain tries no further source if the store fails`() async throws {
    await #expect(throws: ImportSeedError.store(.full(what: "disk"))) {
      try await fill(
        from: [ScriptedSeedSource([.dish(.cake)]), bundle],
        before: [2: { (_) throws(GatewayError) in throw .full(what: "disk") }])
    }
    #expect(bundle.counts.opened == 0)
  }

  @Test func `Filling a domain that contains only samples retries its source and replaces the samples`() async throws {
    let down = WatchedSource(openFailure: offline)
    let samples = try await fill(from: [down], orElse: bundle)
    #expect(samples == FilledDomain(samples?.report, holdsSamples: true, sourceErrors: [.source(offline)]))
    #expect(samples?.report?.imported == 2)
    #expect(try await importing.base.samples(in: .restaurant) == SampleCount(2, of: 2))

    let again = try await fill(from: [down], orElse: bundle)
    #expect(again == FilledDomain(nil, holdsSamples: true, sourceErrors: [.source(offline)]))
    #expect((down.counts.opened, bundle.counts.opened) == (2, 1))

    let real = WatchedSource([.dish(.cake)])
    #expect(try await fill(from: [real], orElse: bundle)?.holdsSamples == false)
    #expect(try await importing.menu == [.cake])
    #expect(try await fill(from: [real], orElse: bundle) == nil)
    #expect((real.counts.opened, bundle.counts.opened) == (1, 1))
  }

  @Test func `Filling a domain that contains samples opens no source if only the samples' source exists`() async throws
  {
    _ = try await fill(from: [], orElse: bundle)
    #expect(try await fill(from: [], orElse: bundle) == nil)
    #expect(bundle.counts.opened == 1)
  }

  @Test func `Filling a domain without sources does nothing`() async throws {
    #expect(try await fill(from: []) == nil)
    #expect(importing.recorder.calls == [])
  }
}
