import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Quotations for the waiting user` {
  nonisolated static let offline: [CachePlacesError] = [
    .source(.gateway(.offline(what: "madrid.example"))),
    .interrupted(.offline(what: "madrid.example"), settled: 1, total: 4),
  ]
  nonisolated static let others: [CachePlacesError] = [
    .running(nil), .source(.missing(path: "/a")), .source(.gateway(.cancelled)), .nothingThere(source: "a"),
    .interrupted(.cancelled, settled: 1, total: 4), .interrupted(.full(what: "a"), settled: 1, total: 4),
    .store(.busy(what: "a")),
  ]

  private func shown(_ error: CachePlacesError) async throws -> Problem? {
    let (madrid, ui, cachePlaces) = (try Madrid(), Madrid.HomeScreen(), HeldCachePlaces())
    cachePlaces.held.standing = .failure(error)
    await madrid.presenter(ui, cachePlaces: cachePlaces).handle(.appeared)
    let steps = ui.take()
    #expect(steps.first == .shows(.loading) && steps.count == 2)
    guard case .shows(.failed(let problem)) = steps.last else { return nil }
    #expect(problem.message == madrid.texts.problem(error).message)
    return problem
  }

  @Test(arguments: offline) func `Being offline is reported with a quotation`(error: CachePlacesError) async throws {
    #expect(try await shown(error)?.aside == Texts(.spanish).quotations.last)
  }

  @Test(arguments: others) func `Problems other than being offline are reported without a quotation`(
    error: CachePlacesError
  ) async throws {
    let problem = try #require(try await shown(error))
    #expect(problem.aside == nil)
  }

  @Test func `Quotations are short and distinct in both languages`() {
    let (here, there) = (BothLanguages.spanish.quotations, BothLanguages.english.quotations)
    #expect(here.count == there.count && here.count > 3)
    #expect(Set(here + there).count == here.count * 2)
    for text in here + there {
      #expect(text.count <= 60 && !text.isEmpty, "\(text)")
      #expect(VisibleText.clean(text) == text)
    }
  }

  @Test func `A custom function can choose the quotation for a waiting user`() {
    let texts = BothLanguages.english
    for index in texts.quotations.indices {
      #expect(Quotations(in: texts) { _ in index }.next() == texts.quotations[index])
    }
    for _ in 1...50 { #expect(texts.quotations.contains(Quotations(in: texts).next())) }
  }

  @Test func `The plain text of a problem has the quotation below the advice`() {
    var problem = Problem(.unavailable, "No hay conexión.", "Inténtalo cuando tengas conexión.")
    problem.aside = "¡Jarl!"
    #expect(written(ScreenText.lines(problem)) == "No hay conexión.\nInténtalo cuando tengas conexión.\n\n¡Jarl!")
  }
}
