import Entities
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `The page On iOS and macOS` {
  @Test func `pauses a download and an import before the app is suspended`() async throws {
    let (store, folder) = (StateStore(), try TemporaryFolder())
    let places = PlaceUseCases(store: store)
    let source = ScriptedPlaceSource(places: [try Samples.place("1", "Alpargatería")])
    let menu = try folder.file("menu.csv", "nombre;descripcion;precio;tipo\nFlan;De huevo;4,20;Postres\n")

    let pause = PauseToken()
    let cachePlaces = places.cachePlaces(from: source).pausable(by: pause)
    let importMenu = ImportSeedInteractor(.restaurant, from: DishSeed.file(menu), into: store).pausable(by: pause)

    await pause.pause()
    async let downloaded = cachePlaces(.first) { _ in }
    async let imported = importMenu(SeedPolicy(.adding))
    pause.resume()
    #expect(try await downloaded?.imported == 1)
    #expect(try await imported?.imported == 1)
  }
}
