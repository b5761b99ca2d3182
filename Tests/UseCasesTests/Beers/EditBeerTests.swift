import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Editing a beer` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let wanted = Beer.classic.after { $0.name = "Clásica 1890" }
  let theirs = Beer.classic.after { $0[.measure(.alcohol)] = "5" }

  init() async throws { base = try await .brewing([.classic], reviews: [.good]) }

  @Test func `Editing a beer stores the form's values and keeps the beer's id and reviews`() async throws {
    let photo = LoadedImage.picture("jarra")
    let draft = BeerDraft(name: "Sin", type: "Pilsen", measures: [.alcohol: "", .calories: "20"], album: .of([photo]))

    let edited = try await edit(as: draft, photos: [photo])

    #expect((edited.id, edited.manufacturer) == (Beer.classic.id, Manufacturer.mahou.id))
    #expect((edited.name, edited.type.name, edited.alcohol, edited.calories) == ("Sin", "Pilsen", nil, 20))
    #expect(recorder.calls == [.replaceBeer(.classic, by: edited)])
    #expect(try await base.beer(edited.id) == RatedBeer(edited, rating: BeerRating([Review.good.score])))
    #expect(try await base.photo(Photo.ID(of: photo)) == photo)
  }

  @Test func `Saving a beer that wasn't edited writes nothing`() async throws {
    let draft = BeerDraft(name: " Clásica ", type: "Lager\n", measures: [.alcohol: "4,800 %", .calories: " "])
    #expect(try await edit(as: draft) == .classic)
    #expect(try await edit(as: BeerDraft(.classic)) == .classic)
    #expect(recorder.calls == [])
  }

  @Test func `Editing a beer with invalid values is refused without calling the store`() async throws {
    let error = await #expect(throws: SaveError<BeerDraft>.self) {
      try await edit(as: BeerDraft(name: "\u{200B}", type: "Lager", measures: [.calories: "-1"]))
    }
    guard case .invalid(let form) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(form.problems == [.name: .text(.empty), .measure(.calories): .measure(.calories, .outOfRange("-1"))])
    #expect(recorder.calls == [])
  }

  @Test func `The error for editing a beer that was changed elsewhere contains the current beer`() async throws {
    try await base.replaceBeer(.classic, by: theirs, photos: [])
    try await expectUnchanged(base, throws: SaveError<BeerDraft>.changed(theirs)) { try await edit() }
    #expect(recorder.calls == [.replaceBeer(.classic, by: wanted), .beer(wanted.id)])
  }

  @Test func `Editing a beer that was deleted reports the beer as missing`() async throws {
    try await base.deleteBeer(base.beer(Beer.classic.id))
    try await expectUnchanged(base, throws: SaveError<BeerDraft>.notThere(.classic)) { try await edit() }
    #expect(recorder.calls == [.replaceBeer(.classic, by: wanted)])
  }

  @Test func `Editing a beer that was changed and then deleted reports the beer as missing`() async throws {
    try await base.replaceBeer(.classic, by: theirs, photos: [])
    await #expect(throws: SaveError<BeerDraft>.notThere(.classic)) {
      try await edit(before: [2: { try await $0.deleteBeer($0.beer(Beer.classic.id)) }])
    }
  }

  @Test(arguments: 1...2)
  func `Editing a beer in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await base.replaceBeer(.classic, by: theirs, photos: [])
    try await expectUnchanged(base, throws: SaveError<BeerDraft>.store(diskFull)) {
      try await edit(before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func edit(
    as draft: BeerDraft? = nil, photos: [LoadedImage] = [], before interruptions: Interruptions = [:]
  ) async throws -> Beer {
    let edit = EditBeerInteractor(beers: Intercepted(base, recorder, interruptions))
    return try await edit(.classic, as: draft ?? BeerDraft(wanted), photos: photos)
  }
}
