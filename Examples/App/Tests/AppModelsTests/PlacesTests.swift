import AppModels
import Entities
import GatewayTesting
import Interfaces
import StoreCore
import Testing
import UseCases

@MainActor @Suite struct `The places in the app` {
  @Test func `The places screen downloads the places, then shows links to each kind of place`() async throws {
    let world = try World(places: Samples.places())
    let tab = world.app.places
    #expect(tab.home.state == .loading)
    #expect(tab.home.title.isEmpty)

    await tab.home.appear()

    #expect(tab.home.title == "Madrid")
    try await tab.home.actions.press("Shops (4 places)")
    #expect(tab.columns.first == .list(.shop))
    #expect(try await world.world.base.placeCounts().places[.shop] == 4)
  }

  @Test func `A place shows its logo in the list, and all its pictures on its page`() async throws {
    let world = try World(places: [Samples.completePlace()])
    let tab = world.app.places
    await tab.home.appear()
    let list = tab.list(.shop)
    await list.appear()
    let row = try #require(try content(list.list.state).rows.first)
    #expect(await world.app.context.load(list.line(row).picture) == SampleImages.png)
    await list.choose(row.id)
    #expect(tab.columns.above.path == [.place(row.id)])

    let page = tab.place(row.id)
    await page.appear()

    let shown = try content(page.state)
    #expect(page.title == "Cañas & Tapas «El Ñandú»")
    #expect(shown.pictures.count == 2)
    #expect(shown.sections.first { $0.lines == ["+34 915 55 55 55"] }?.title.isEmpty == false)
  }

  @Test func `A place download continues while another tab is visible but stops in the background`() async throws {
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    let images = InterceptedImages(FixedImages(), by: .holding(reached, until: released))
    let world = try World(places: [Samples.completePlace()], images: images)
    let home = world.app.places.home

    async let first: Void = home.appear()
    await reached.wait()
    await home.disappear()
    #expect(await world.files.unfinished()?.isRunning == true)

    await world.app.sceneChanged(isActive: false)
    let stopped = try #require(await world.files.unfinished())
    #expect(!stopped.isRunning)

    await released.arrive()
    await world.app.sceneChanged(isActive: true)
    #expect(!world.app.context.pause.isPaused)
    world.app.context.pause.resume()  // Resuming lets the test end even if it fails.
    await first
    #expect(home.actions.contains { $0.title == "Shops (1 place)" })
    #expect(try await world.world.base.placeDownload()?.id == stopped.id)
  }

  @Test func `A place download that the user canceled succeeds when the user retries`() async throws {
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    let images = InterceptedImages(FixedImages(), by: .holding(reached, until: released))
    let world = try World(places: [Samples.completePlace()], images: images)
    let home = world.app.places.home

    async let first: Void = home.appear()
    await reached.wait()
    await change(until: { home.title == "Madrid" })
    let cancel = home.actions.first { $0.title == "Cancel" }
    #expect(cancel != nil)
    await cancel?()
    await released.arrive()
    await first
    guard case .failed = home.state else { return #expect(Bool(false), "\(home.state)") }

    await home.appear()
    #expect(home.title == "Madrid")
  }

  @Test func `Leaving the places tab during a download does not make the download fail`() async throws {
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    let images = InterceptedImages(FixedImages(), by: .holding(reached, until: released))
    let world = try World(places: [Samples.completePlace()], images: images)
    let home = world.app.places.home

    let task = Task { await home.load() }
    await reached.wait()
    task.cancel()
    await home.disappear()
    await released.arrive()
    await task.value

    #expect(home.title == "Madrid")
    #expect(home.actions.contains { $0.title == "Shops (1 place)" })
  }

  @Test func `Returning to the foreground does not download places before the places tab is opened`() async throws {
    let world = try World(places: Samples.places())
    await world.app.sceneChanged(isActive: false)
    await world.app.sceneChanged(isActive: true)
    #expect(world.source.asked.isEmpty)
  }

  @Test func `The app downloads newer places when the user requests them`() async throws {
    let world = try World(places: Samples.places())
    let home = world.app.places.home
    await home.appear()
    let asked = world.source.asked.count
    try await home.actions.press("Update")
    #expect(world.source.asked.count == 2 * asked)
    #expect(try content(home.state).notice != nil)
  }
}
