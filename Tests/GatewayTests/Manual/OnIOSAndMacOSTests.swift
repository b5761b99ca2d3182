import Entities
import Foundation
import GatewayTesting
import Gateways
import SQLiteGateways
import TestSupport
import Testing
import UseCases
import WebGateways

/// Tests the code on the page `Manual.docc/OnIOSAndMacOS.md`. File attributes have no effect on Linux.
@Suite struct `A store in an app for iOS or macOS` {
  private let container: TemporaryFolder
  /// The application support folder. Its path contains a space, as on Apple's systems.
  private let support: URL

  init() throws {
    container = try TemporaryFolder()
    support = URL(filePath: try container.folder("Application Support"), directoryHint: .isDirectory)
  }

  @Test func `A store works in a protected folder that the app created`() async throws {
    let folder = support.appending(path: "Recetas", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication])
    let path = folder.appending(path: "recetas.sqlite").path(percentEncoded: false)
    let store = SQLiteStore(path: path)
    try await store.seed(try Samples.menu())
    #expect(path == container.path + "/Application Support/Recetas/recetas.sqlite")
    let open = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(Set(open) == ["recetas.sqlite", "recetas.sqlite-shm", "recetas.sqlite-wal"])

    try await store.close()
    let closed = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(closed == ["recetas.sqlite"])
    #expect(try await store.inventory()[.dishes] == Samples.menu().count)
  }

  @Test func `Place pictures can be excluded from backups`() async throws {
    let folder = support.appending(path: "Recetas", directoryHint: .isDirectory)
    var pictures = folder.appending(path: "Places", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    var values = URLResourceValues()
    values.isExcludedFromBackup = true
    try pictures.setResourceValues(values)
    let files = FolderPlaceFiles(folder: pictures.path(percentEncoded: false))
    #expect(try await files.unfinished() == nil)
  }

  @Test func `A widget can read the store while the app has it open and after the app closes it`() async throws {
    let path = support.appending(path: "recetas.sqlite").path(percentEncoded: false)
    let early = SQLiteStore(path: path, access: .readOnly)
    await #expect { try await early.inventory() } throws: { $0.isUnavailable(path) }

    let store = SQLiteStore(path: path)
    try await store.seed(try Samples.menu())
    let widget = SQLiteStore(path: path, access: .readOnly)
    let menu = try await widget.dishes(matching: SearchText(), of: nil, page: .first)
    #expect(menu.items.count == 5)
    await #expect(throws: GatewayError.readOnly(what: path)) { try await widget.reset() }
    try await store.close()
    #expect(try await widget.inventory()[.dishes] == 5)
    #expect(try await SQLiteStore(path: path, access: .readOnly).inventory()[.dishes] == 5)
  }

  @Test func `Downloads and imports are paused before the app is suspended`() async throws {
    let path = support.appending(path: "recetas.sqlite").path(percentEncoded: false)
    let store = SQLiteStore(path: path)
    let files = MemoryPlaceFiles()
    let places = PlaceUseCases(store: store, files: files)
    let source = ScriptedPlaceSource(places: [try Samples.place("1", "Alpargatería")])
    let menu = try container.file("menu.csv", "nombre;descripcion;precio;tipo\nFlan;De huevo;4,20;Postres\n")

    let pause = PauseToken()
    let cachePlaces = places.cachePlaces(from: source).pausable(by: pause)
    let importMenu = ImportSeedInteractor(.restaurant, from: DishSeed.file(menu), into: store).pausable(by: pause)
    _ = try await importMenu(SeedPolicy(.asked))

    await pause.pause()
    try await store.close()
    async let downloaded = cachePlaces(.first) { _ in }
    async let imported = importMenu(SeedPolicy(.adding))
    pause.resume()
    #expect(try await downloaded?.imported == 1)
    #expect(try await imported?.imported == 1)

    let export = container.path + "/export"
    _ = try await StoreExport(of: store, files)(to: export)
    let importStore = StoreImport(into: store, files)
    try await pause.run { try await importStore(from: export, replacing: nil) }
    #expect(try await store.inventory()[.dishes] == 1)
  }

  @Test func `A store can use an emulator on another machine if the HTTP client allows that machine`() async throws {
    let store = StateStore()
    let http = SystemHTTPClient(plainHosts: ["my-mac.local"])
    let emulator = try FirestoreEndpoint(emulatorHost: "my-mac.local:8080")
    let shared = FirestoreStore(project: "demo-recetas", http: http, endpoint: emulator, local: store)
    try await shared.close()
    #expect(emulator.isEmulator)
  }
}
