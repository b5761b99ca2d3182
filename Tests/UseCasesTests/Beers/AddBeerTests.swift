import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Adding a beer` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let draft = BeerDraft(.classic)

  init() async throws { base = try await .brewing() }

  @Test func `Adding a beer stores the beer and its pictures as described in the form`() async throws {
    let photo = LoadedImage.picture("jarra")
    let draft = BeerDraft(name: "\tClásica ", type: " Lager", measures: [.alcohol: "4,8 %"], album: .of([photo]))

    let added = try await add(draft, photos: [photo])

    #expect(added == .beer("Clásica", measures: [.alcohol: 4800], photos: [photo]))
    #expect(recorder.calls == [.addBeer(added)])
    #expect(try await base.beer(added.id) == RatedBeer(added))
    #expect(try await base.photo(Photo.ID(of: photo)) == photo)
  }

  @Test func `Adding a beer from an invalid form reports every problem without calling the store`() async throws {
    // The name is also too long for an id, but that error must not hide the problems in the form.
    let draft = BeerDraft(
      name: String(repeating: "🍺", count: 500), type: "Lager", measures: [.alcohol: "mucho", .calories: "1.5"])
    let error = await #expect(throws: SaveError<BeerDraft>.self) { try await add(draft) }
    guard case .invalid(let form) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(
      form.problems == [
        .name: .text(.tooLong(500, limit: 120)), .measure(.alcohol): .measure(.alcohol, .notANumber("mucho")),
        .measure(.calories): .measure(.calories, .notANumber("1.5")),
      ])
    #expect(recorder.calls == [])
  }

  @Test func `Adding a beer whose id would be too long is refused without calling the store`() async throws {
    let name = String(repeating: "🍺", count: 120)
    let maker = try Manufacturer(name: name, origin: .imported)
    await #expect(throws: SaveError<BeerDraft>.tooLongForAnID(name)) {
      try await add(BeerDraft(name: name + "\n", type: "Lager"), to: maker.id)
    }
    #expect(recorder.calls == [])
  }

  @Test(arguments: ["Clásica", "CLASICA", " clásica\n"])
  func `The error for adding a duplicate beer contains the existing beer`(name: String) async throws {
    try await base.addBeer(.classic, photos: [])
    try await expectUnchanged(base, throws: SaveError<BeerDraft>.alreadyThere(.classic)) {
      try await add(BeerDraft(name: name, type: "Pilsen"))
    }
    #expect(recorder.calls.last == .beer(Beer.classic.id))
    #expect(recorder.calls.count == 2)
  }

  @Test func `The error for adding a beer with a renamed beer's former name contains the renamed beer`() async throws {
    try await base.addBeer(.classic, photos: [])
    let renamed = Beer.classic.after { $0.name = "Clásica 1890" }
    try await base.replaceBeer(.classic, by: renamed, photos: [])
    await #expect(throws: SaveError<BeerDraft>.alreadyThere(renamed)) { try await add(draft) }
  }

  @Test func `Adding a beer succeeds if a duplicate that blocked it is deleted in the meantime`() async throws {
    try await base.addBeer(.classic, photos: [])
    let added = try await add(draft, before: [2: { try await $0.deleteBeer(RatedBeer(.classic)) }])
    #expect(added == .classic)
    #expect(recorder.calls == [.addBeer(.classic), .beer(added.id), .addBeer(.classic)])
    #expect(try await base.beer(added.id) == RatedBeer(.classic))
  }

  @Test func `Adding a beer whose manufacturer does not exist is refused`() async throws {
    try await base.deleteManufacturer(ManufacturerSummary(.mahou))
    try await expectUnchanged(base, throws: SaveError<BeerDraft>.noSuchManufacturer(Manufacturer.mahou.id)) {
      try await add(draft)
    }
    #expect(recorder.calls == [.addBeer(.classic)])
  }

  @Test func `Adding a beer is refused if its manufacturer is deleted in the meantime`() async throws {
    try await base.addBeer(.classic, photos: [])
    await #expect(throws: SaveError<BeerDraft>.noSuchManufacturer(Manufacturer.mahou.id)) {
      try await add(
        draft, before: [2: { try await $0.deleteManufacturer(ManufacturerSummary(.mahou, beerCount: 1)) }])
    }
  }

  @Test(arguments: 1...2)
  func `Adding a beer to a failing store reports the error and changes nothing`(call: Int) async throws {
    try await base.addBeer(.classic, photos: [])
    try await expectUnchanged(base, throws: SaveError<BeerDraft>.store(diskFull)) {
      try await add(draft, before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func add(
    _ draft: BeerDraft, to maker: Manufacturer.ID = Manufacturer.mahou.id, photos: [LoadedImage] = [],
    before interruptions: Interruptions = [:]
  ) async throws -> Beer {
    let add = AddBeerInteractor(beers: Intercepted(base, recorder, interruptions))
    return try await add(draft, to: maker, photos: photos)
  }
}
