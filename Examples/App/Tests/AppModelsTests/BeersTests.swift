import AppModels
import Entities
import GatewayTesting
import Interfaces
import StoreCore
import Testing
import UseCases

@MainActor @Suite struct `The beers in the app` {
  let world = World()
  let logo: LoadedImage
  let maker: Manufacturer
  let beer: Beer
  var tab: BeersTab { world.app.beers }

  init() async throws {
    logo = try Samples.image("logo")
    maker = try Samples.manufacturer("Alba", logo: logo)
    beer = try Samples.beer("Rubia", of: maker, measures: [.alcohol: 480])
    try await world.world.base.seed(beers: [
      .manufacturer(maker, photos: [logo]), .beer(beer, photos: []),
      .beer(try Samples.beer("Amarga", of: maker, measures: [.alcohol: 650]), photos: []),
    ])
  }

  private func write(_ score: Int, _ text: String) async throws {
    let review = try Samples.review("review-1", of: beer, score, text)
    try await world.world.base.addReview(review, photos: [])
  }

  @Test func `The row of a manufacturer shows its logo and leads to its beers`() async throws {
    await tab.manufacturers.appear()
    let row = try #require(try content(tab.manufacturers.list.state).rows.first)
    let picture = tab.manufacturers.line(row).picture
    #expect(await world.app.context.load(picture) == logo.bytes)

    await tab.manufacturers.choose(row.id)
    #expect(tab.columns.first == .manufacturer(maker.id))
    let beers = tab.beers(of: maker.id)
    await beers.appear()
    #expect(try content(beers.list.state).rows.map { beers.line($0).title } == ["Amarga", "Rubia"])
    await beers.choose(beer.id)
    #expect(tab.columns.above.path == [.beer(beer.id)])
  }

  @Test func `The beers of a manufacturer can be sorted by strength`() async throws {
    tab.columns.go(to: .manufacturer(maker.id))
    let beers = tab.beers(of: maker.id)
    await beers.appear()
    try await beers.toolbar.press("By Strength")
    #expect(try content(beers.list.state).rows.map(\.name) == ["Rubia", "Amarga"])
    try await beers.toolbar.press("By Name")
    #expect(try content(beers.list.state).rows.map(\.name) == ["Amarga", "Rubia"])
  }

  @Test func `VoiceOver reads the score of a review as a number`() async throws {
    try await write(4, "Buena")
    let reviews = tab.reviews(of: nil)
    await reviews.appear()
    let line = reviews.line(try #require(try content(reviews.list.state).rows.first))
    #expect(line.value == "★★★★☆")
    #expect(line.spoken.hasPrefix("Rubia, 4 out of 5, "))
    #expect(!line.spoken.contains("★"))
    #expect(reviews.toolbar.isEmpty)
  }

  @Test func `The beer form shows the beer's manufacturer and leads to its reviews`() async throws {
    let form = tab.beer(beer.id)
    await form.appear()
    #expect(form.facts.first == form.facts.first { $0.value == "Alba" })
    #expect(try content(form.state).form.fields.first?.text == "Rubia")

    try await form.actions.press("Reviews")
    #expect(tab.columns.above.path == [.reviews(of: beer.id)])
    try await tab.reviews(of: beer.id).toolbar.press("Write a Review")
    #expect(tab.columns.above.path == [.reviews(of: beer.id), .newReview(of: beer.id)])
  }

  @Test func `A new review immediately appears in the list of reviews`() async throws {
    let reviews = tab.reviews(of: beer.id)
    await reviews.appear()
    #expect(reviews.list.model == nil)
    let form = tab.newReview(of: beer.id)
    await form.appear()

    (form[0], form[1]) = ("6", "Demasiado buena")
    try await form.toolbar.press("Save")
    #expect(try content(form.state).form.fields.first?.problem?.isEmpty == false)
    form[0] = "5"
    try await form.toolbar.press("Save")

    await change(until: { reviews.list.model?.rows.first?.text == "Demasiado buena" })
    #expect(reviews.list.model?.rows.map(\.stars) == ["★★★★★"])
  }

  @Test func `The list of the best beers shows the name of each beer with its manufacturer`() async throws {
    try await write(5, "")
    try await tab.manufacturers.toolbar.press("Best Beers")
    #expect(tab.columns.first == .best && tab.columns.showsSecond)
    await tab.best.appear()
    let lines = try content(tab.best.list.state).rows.map(tab.best.line)
    #expect(lines.map(\.title) == ["Rubia"])
    #expect(lines.first?.detail.hasPrefix("Alba") == true)
  }

  @Test func `The manufacturer form shows the manufacturer's logo and leads to its beers`() async throws {
    await tab.manufacturers.appear()
    let row = try #require(try content(tab.manufacturers.list.state).rows.first)
    try await tab.manufacturers.actions(of: row).press("Edit")
    #expect(tab.columns.first == .maker(maker.id))
    let form = tab.manufacturer(maker.id)
    await form.appear()
    #expect(form.pictures == [.stored(Photo.ID(of: logo))])
    #expect(form.facts.map(\.value) == ["2", "0"])
    try await form.actions.press("Beers")
    #expect(tab.columns.above.path == [.manufacturer(maker.id)])
  }

  @Test func `A manufacturer and its beers are deleted after the user confirms the deletion`() async throws {
    await tab.manufacturers.appear()
    let row = try #require(try content(tab.manufacturers.list.state).rows.first)
    try await tab.manufacturers.actions(of: row).press("Delete")
    try await tab.manufacturers.question?.answers.press("Delete")
    #expect(try await world.world.base.inventory()[.beers] == 0)
  }
}
