import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Forms as plain text` {
  let brewery: Brewery

  init() async throws { brewery = try await Brewery(.english) }

  private func lines(_ model: BeerFormModel?) throws -> [String] {
    FormText.lines(try #require(model), brewery.texts).map { $0.text() }
  }

  @Test func `The plain text of a form has numbered fields and shows each field's problem below it`() async throws {
    let ui = RecordingScreen<BeerFormModel, BeerRoute>()
    let presenter = brewery.beerPresenter(ui)
    await presenter.handle(.appeared)
    #expect(
      try lines(ui.last) == [
        "Clásica", "Manufacturer  Mahou", "Rating        ★ 4 (1 review)", "", "   1  name      Clásica",
        "   2  type      Lager", "   3  alcohol   4.8", "   4  calories  —",
      ])
    var draft = BeerDraft(brewery.classic)
    draft.alcohol = "a\u{1B}[2Jlot"
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    let wrong = try lines(ui.last)
    #expect(wrong[7] == "                Alcohol: “a [2Jlot” is not a number.")
    #expect(wrong.suffix(2) == ["", "There are unsaved changes."])
  }

  @Test func `The plain text of a form lists the photos and marks the cover`() async throws {
    let ui = RecordingScreen<BeerFormModel, BeerRoute>()
    let presenter = brewery.beerPresenter(ui)
    await presenter.handle(.appeared)
    let photos = try (1...2).map { try #require(LoadedImage(SampleImages.jpeg(comment: [UInt8($0)]))) }
    await presenter.handle(.changedDraft(BeerDraft(brewery.classic), photos: photos))
    let ids = photos.map { Photo.ID(of: $0).text.prefix(18) }
    let written = try lines(ui.last)
    #expect(
      written.suffix(6) == [
        "", "Photos", "   1  ◉ \(ids[0])  cover", "   2  ◉ \(ids[1])", "", "There are unsaved changes.",
      ])
  }

  @Test func `The plain text of a form contains the problem with the form as a whole`() async throws {
    let ui = RecordingScreen<BeerFormModel, BeerRoute>()
    let presenter = brewery.beerPresenter(ui, .newBeer(of: brewery.mahou.id))
    await presenter.handle(.appeared)
    await presenter.handle(.changedDraft(BeerDraft(name: "Clásica", type: "Lager")))
    await presenter.handle(.accepted)
    let problem = brewery.texts.problem(SaveError<BeerDraft>.alreadyThere(brewery.classic))
    #expect(try lines(ui.last).contains([problem.message, problem.advice]))
  }

  @Test func `Review forms and manufacturer forms have the same plain-text layout as beer forms`() async throws {
    let ui = RecordingScreen<ReviewFormModel, BeerRoute>()
    let presenter = brewery.reviewPresenter(ui, .review(try Review.ID("review-1")))
    await presenter.handle(.appeared)
    #expect(
      FormText.lines(try #require(ui.last), brewery.texts).map { $0.text() } == [
        "Review of Clásica", "★★★★☆  15 Jan 2027, 08:00", "", "   1  score  4", "   2  text   —",
      ])
    let makers = Brewery.MakersScreen()
    let list = brewery.manufacturersPresenter(makers)
    await list.handle(.act(.wantedToAdd))
    let model = try #require(makers.last)
    #expect(
      ListText.lines(model, on: Paper(width: 80, brewery.texts)).map { $0.text() } == [
        "New manufacturer", "", "   1  name     —", "   2  address  —", "   3  origin   —",
      ])
  }
}
