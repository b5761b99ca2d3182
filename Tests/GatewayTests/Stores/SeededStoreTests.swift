import Dispatch
import Entities
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways
@testable import SQLiteGateways
@testable import StoreCore

@Suite struct `Samples that a user has changed` {
  private let catalog: SampleCatalog
  private let recipe: RecipeDetails

  init() throws {
    catalog = try SampleCatalog()
    recipe = try Samples.details("Flan")
  }

  private func fill(_ store: any Store) async throws {
    try await store.importSeed(.beers) { (writer) throws(GatewayError) in
      writer.markSamples()
      for record in catalog.records { _ = try writer.insert(record) }
      return .commit(())
    }
    try await store.importSeed(.recipes) { (writer) throws(GatewayError) in
      writer.markSamples()
      _ = try writer.insert(.recipe(recipe))
      return .commit(())
    }
  }

  private func dropSamples(_ store: any Store, _ domain: Domain) async throws {
    try await store.importSeed(domain) { (writer) throws(GatewayError) in
      writer.dropSamples()
      return .commit(())
    }
  }

  @Test(arguments: Stores.allCases)
  func `Changed sample recipes, beers and manufacturers are not deleted with the other samples`(store: Stores)
    async throws
  {
    let gateway = store.subject(try TemporaryFolder()).gateway
    try await fill(gateway)
    let (beer, maker) = (catalog.beers[0], catalog.makers[1])
    let changed = try Samples.details("Flan", ["4 huevos"])
    try await gateway.replaceRecipe(recipe, by: changed)
    let stronger = try Beer(
      id: beer.id, of: beer.manufacturer, name: beer.name, type: beer.type, measures: [.alcohol: 9900],
      album: beer.album)
    try await gateway.replaceBeer(beer, by: stronger, photos: [])
    let moved = Manufacturer(maker.id, of: try Samples.manufacturer(maker.name, .imported, at: "Otra calle"))
    try await gateway.replaceManufacturer(maker, by: moved, photos: [])

    for domain in [Domain.recipes, .beers] { try await dropSamples(gateway, domain) }
    #expect(try await gateway.details(recipe.id).value == changed)
    let beers = try await gateway.contents().beers
    #expect(Set(beers.beers.keys) == [beer.id])
    #expect(Set(beers.manufacturers.keys) == [beer.manufacturer, maker.id])
  }

  @Test func `A sample that was edited in the JSON file is not deleted with the other samples`() async throws {
    let file = try StoreFile()
    try await fill(file.store())
    let text = String(decoding: try file.bytes(), as: UTF8.self)
    #expect(text.contains("Flan"))
    try file.write(text.replacing("Flan", with: "Flan de la casa"))
    try await dropSamples(file.store(), .recipes)
    #expect(try await file.store().contents().recipes.all.map(\.recipe.title) == ["Flan de la casa"])
  }

  /// Version 0.1.0 stored a digest of each sample in the database.
  @Test(arguments: [true, false])
  func `Changed samples in a database of version 0.1.0 are recognized by their digests`(isChanged: Bool) async throws {
    let database = try Database()
    try await fill(database.store())
    let digest = try #require(try SampleMark.digest(of: .recipe(recipe)))
    try database.foreignConnection().run(
      "UPDATE sample SET digest = ? WHERE domain = 'recipes'", .text(isChanged ? "no" + digest : digest))
    try await dropSamples(database.store(), .recipes)
    #expect(try await database.store().contents().recipes.count == (isChanged ? 1 : 0))
  }

  @Test func `Sample places from an older version without digests still count as samples`() async throws {
    let database = try Database()
    let place = try Samples.place("1", "Casa")
    try await database.store().importSeed(.places) { (writer) throws(GatewayError) in
      writer.markSamples()
      _ = try writer.insert(.place(place))
      return .commit(())
    }
    try database.foreignConnection().run("UPDATE sample SET digest = 'bundle'")
    #expect(try await database.store().samples(in: .places) == SampleCount(1, of: 1))
  }
}

@Suite struct `Replacing data by a seed after the user agreed` {
  /// A change that doesn't affect any count.
  enum Change: CaseIterable {
    case dish, review, beer, nothing

    var domain: Domain { self == .dish ? .restaurant : .beers }
  }

  @Test(arguments: Stores.allCases, Change.allCases)
  func `An import that replaces data is refused if data has changed since the user agreed to it`(
    store: Stores, change: Change
  )
    async throws
  {
    let folder = try TemporaryFolder()
    let gateway = store.subject(folder).gateway
    let (menu, catalog) = (try Samples.menu(), try SampleCatalog())
    try await gateway.seed(menu)
    try await gateway.seed(beers: catalog.records)
    let review = try Samples.review("review-1", of: catalog.beers[0], 4)
    try await gateway.addReview(review, photos: [])

    let agreed = try await gateway.stampedInventory(of: change.domain).stamp
    let source = HeldSource(change == .dish ? .dish(menu[1]) : .manufacturer(catalog.makers[0], photos: []))
    let importSeed = ImportSeedInteractor(change.domain, from: source, into: gateway)
    let importing = Task(executorPreference: BlockingTaskExecutor()) {
      try await importSeed(SeedPolicy(.replacing, agreed: agreed))
    }
    for await _ in source.reading { break }
    switch change {
    case .dish: try await gateway.replaceDish(menu[0], by: Samples.dish(menu[0].name, cents: 1, kind: "Carnes"))
    case .review:
      try await gateway.replaceReview(review, by: Samples.review("review-1", of: catalog.beers[0], 1), photos: [])
    case .beer:
      let new = try Samples.beer("Negra", of: catalog.makers[0], measures: [.calories: 1])
      try await gateway.replaceBeer(catalog.beers[1], by: new, photos: [])
    case .nothing:
      // This change affects another domain.
      try await gateway.deleteDish(menu[0])
    }
    let before = try await gateway.stampedInventory(of: nil)
    source.mayEnd.signal()
    if change == .nothing {
      #expect(try await importing.value?.reviewsRemoved == 1)
      #expect(try await gateway.inventory()[.beers] == 0)
    } else {
      await #expect(throws: ImportSeedError.changed(change.domain)) { try await importing.value }
      #expect(try await gateway.stampedInventory(of: nil) == before)
    }
    withExtendedLifetime(folder) {}
  }
}

/// A seed of one record that is held back until `mayEnd` is signaled.
private struct HeldSource: SeedSource {
  let mayEnd = DispatchSemaphore(value: 0)
  let reading: AsyncStream<Void>
  private let record: SeedRecord
  private let isReading: AsyncStream<Void>.Continuation

  init(_ record: SeedRecord) {
    self.record = record
    (reading, isReading) = AsyncStream.makeStream()
  }

  func open() -> any SeedReader { Reader(source: self) }

  private struct Reader: SeedReader {
    let source: HeldSource
    private(set) var record = 0
    var bytesRead: Int { 0 }
    var totalBytes: Int? { nil }

    mutating func next() -> SeedItem? {
      if record > 0 { return nil }
      source.isReading.yield()
      source.mayEnd.wait()
      record = 1
      return .clean(source.record)
    }
  }
}

@Suite struct `Importing a catalog again` {
  @Test(arguments: Stores.allCases)
  func `Reimporting a catalog in another order keeps each review with its beer`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let gateway = store.subject(folder).gateway
    let beers = [beerRecord(#""id": 1, "alcohol": 5"#), beerRecord(#""id": 2, "alcohol": 9"#)]
    try await take(catalog(beers[0], beers[1]), gateway, folder)
    let weak = try await beer(5000, gateway)
    try await gateway.addReview(Samples.review("review-1", of: weak, 4), photos: [])
    for text in [catalog(beers[1], beers[0]), catalog(beers[0], beers[1])] {
      try await take(text, gateway, folder)
      #expect(try await gateway.inventory()[.beers] == 2)
      #expect(try await gateway.review(Review.ID("review-1")).beer == beer(5000, gateway).id)
    }
  }

  @Test(arguments: Stores.allCases)
  func `Reimporting a catalog finds a beer that an older version identified by its number`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let gateway = store.subject(folder).gateway
    let old = try lager(measures: [.alcohol: 5000], number: "7")
    try await gateway.seed(beers: [.manufacturer(maker(), photos: []), .beer(old, photos: [])])
    try await gateway.addReview(Samples.review("review-1", of: old, 4), photos: [])
    try await take(catalog(beerRecord(#""id": 7, "alcohol": 5, "calories": 140"#)), gateway, folder)
    #expect(try await gateway.inventory()[.beers] == 1)
    #expect(try await gateway.beer(old.id).beer.calories == 140)
    #expect(try await gateway.review(Review.ID("review-1")).beer == old.id)
  }

  private func take(_ text: String, _ gateway: any Store, _ folder: TemporaryFolder) async throws {
    let source = CatalogSeed.file(try folder.file("cervezas.json", text))
    _ = try await ImportSeedInteractor(.beers, from: source, into: gateway)(SeedPolicy(.adding))
  }

  private func beer(_ alcohol: Int, _ gateway: any Store) async throws -> Beer {
    let beers = try await gateway.beers(of: nil, matching: SearchText(), sortedBy: .byName, page: .first).items
    return try #require(beers.first { $0.beer.alcohol == alcohol }?.beer)
  }
}

@Suite struct `Pictures that a seed moves to another record` {
  @Test(.group(.heavy), arguments: Stores.allCases)
  func `A picture that a seed moves between records is kept regardless of the order of the records`(stores: Stores)
    async throws
  {
    let folder = try TemporaryFolder()
    let store = stores.subject(folder).gateway
    let (one, two) = (try Samples.image("one"), try Samples.image("two"))
    func makers(_ first: LoadedImage, _ second: LoadedImage) throws -> [SeedRecord] {
      try [("Alhambra", first), ("Zaragozana", second)].map { name, logo in
        .manufacturer(
          try Manufacturer(name: name, address: "", origin: .national, logo: Photo.ID(of: logo)), photos: [logo])
      }
    }
    for (first, second) in [(one, two), (two, one), (one, two)] {
      _ = try await store.seed(beers: try makers(first, second))
      let kept = try await store.manufacturers(matching: SearchText(), page: .first).items.map(\.manufacturer.logo)
      #expect(kept == [Photo.ID(of: first), Photo.ID(of: second)])
      for image in [one, two] { #expect(try await store.photo(Photo.ID(of: image)) == image) }
    }
    // The store deletes pictures that no record refers to.
    _ = try await store.seed(beers: try makers(one, one))
    await #expect(throws: GatewayError.notFound) { try await store.photo(Photo.ID(of: two)) }
    withExtendedLifetime(folder) {}
  }
}
