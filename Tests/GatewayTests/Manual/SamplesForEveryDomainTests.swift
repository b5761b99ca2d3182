import Entities
import Fixtures
import Gateways
import TestGroups
import TestSupport
import Testing
import UseCases

/// Tests the code on the page `Manual.docc/SamplesForEveryDomain.md`.
@Suite struct `Samples for every domain` {
  private let store = StateStore()
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  @Test(.group(.heavy), .smoke) func `The kit's samples fill the menu, the recipes and the beers`() async throws {
    let samples: [(Domain, any SeedSource)] = [
      (.restaurant, DishSeed.file(try Fixtures.dishes.path())),
      (.recipes, RecipeSeed.file(try Fixtures.recipes.path())),
      (.beers, CatalogSeed.file(try Fixtures.beers.path())),
    ]
    for (domain, samples) in samples {
      _ = try await FillDomainInteractor(domain, from: [], orElse: samples, into: store)()
    }
    #expect(try await store.inventory()[.dishes] == 40)
    let inventory = try await store.inventory()
    #expect(inventory.samples == [.restaurant, .recipes, .beers])
    #expect([.recipes, .manufacturers, .beers].allSatisfy { inventory[$0] > 0 })
  }

  @Test(.group(.heavy)) func `The kit's sample places can be imported with their pictures`() async throws {
    let data = temporary.path
    let folder = try Fixtures.shops.folder()
    let places = PlaceUseCases(store: store, files: FolderPlaceFiles(folder: data + "/places"))
    let source = FolderPlaceSource(folder, name: "samples", holdsSamples: true)
    let cachePlaces = places.cachePlaces(from: source, images: FolderImages(folder))
    let report = try await cachePlaces(.first) { _ in }
    #expect(report?.records.rejected == 0)
    #expect(try await store.placeCounts().pictures > 0)
    #expect(try await store.placeCounts().missingPictures == 0)
  }

  @Test(.group(.heavy)) func `The kit's sample places can be imported without pictures`() async throws {
    let places = PlaceUseCases(store: store)
    let cachePlaces = places.cachePlaces(from: FolderPlaceSource(try Fixtures.shops.folder()))
    _ = try await cachePlaces(.first) { _ in }
    let page = try await places.getPlaceList(PlaceListRequest(kind: .shop), page: .first)
    #expect(page.places.items.first?.name == "Alpargatería Suelacanto")
  }

  @Test func `A client's own menu can be imported from a table`() async throws {
    let menu = try temporary.file(
      "menu.csv",
      """
      nombre;descripcion;precio;tipo
      Gazpacho;Con su guarnición;6,50;Entrantes
      Flan;;4,20;Postres

      """)
    let importMenu = ImportSeedInteractor(.restaurant, from: DishSeed.file(menu), into: store)
    let report = try await importMenu(SeedPolicy(.adding))
    #expect(report?.imported == 2)
    #expect(try await store.dish(named: "gazpacho").price == Money(minorUnits: 650))
  }

  @Test func `A client's own recipes can be imported from JSON-LD`() async throws {
    let recipes = try temporary.file(
      "recipes.json",
      """
      {"@type": "Recipe", "name": "Pan con tomate", "totalTime": "PT10M", "recipeIngredient": ["2 rebanadas de pan", "1 tomate"]}
      """)
    _ = try await ImportSeedInteractor(.recipes, from: RecipeSeed.file(recipes), into: store)(SeedPolicy(.adding))
    let list = try await store.recipes(matching: SearchText("tomate"), page: .first).value
    #expect(list.recipes.map(\.minutes) == [10])
  }

  @Test func `Beers without a manufacturer get the default manufacturer that the caller specifies`() async throws {
    let beers = try temporary.file(
      "beers.json",
      #"[{"name": "Rubia", "type": "Lager", "alcohol": 4.8}, {"name": "Negra", "type": "Stout"}]"#)
    let alba = CatalogSeed.Assumptions(maker: "Cervezas Alba", origin: .national)
    let importBeers = ImportSeedInteractor(.beers, from: CatalogSeed.file(beers, assuming: alba), into: store)
    #expect(try await importBeers(SeedPolicy(.adding))?.imported == 3, "a manufacturer and two beers")
    #expect(try await store.inventory()[.beers] == 2)
  }

  @Test func `A client's own places can be imported from a folder`() async throws {
    _ = try temporary.file(
      "getShops.json", #"{"result": [{"id": "1", "name": "Quesos", "gps_lat": "40.42", "gps_lon": "-3.70"}]}"#)
    let folder = temporary.path
    let cachePlaces = PlaceUseCases(store: store).cachePlaces(from: FolderPlaceSource(folder))
    _ = try await cachePlaces(.refresh) { _ in }
    #expect(try await store.place(Place.ID("shop-1")).name == "Quesos")
  }

  @Test func `A dry run of an import reports the invalid records`() async throws {
    let invalid = try temporary.file(
      "wrong.csv",
      """
      nombre;precio;tipo
      Flan;4,20;Postres
      Nata;-1;Postres

      """)
    let check = ImportSeedInteractor(.restaurant, from: DishSeed.file(invalid), into: store)
    let report = try await check(SeedPolicy(.adding, skipsInvalid: true, isDryRun: true))
    #expect(report?.problems.map(\.field) == ["precio"])
    #expect(try await store.inventory()[.dishes] == 0)
  }
}
