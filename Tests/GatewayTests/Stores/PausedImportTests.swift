import Entities
import Gateways
import GatewayTesting
import SQLiteGateways
import TestSupport
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Pausing an import` {
  /// A seed of ten dishes. During the first reading, a pause is requested once, before one of the records.
  private struct PausingSource: SeedSource {
    static let count = 10
    let pause: PauseToken
    /// The number of records that each reading returned.
    let readings = Box([Int]())
    let number: Int

    func open() -> any SeedReader {
      readings.change { $0.append(0) }
      return Reader(source: self)
    }

    struct Reader: SeedReader {
      let source: PausingSource
      private(set) var record = 0
      var bytesRead: Int { 0 }
      var totalBytes: Int? { nil }

      init(source: PausingSource) { self.source = source }

      mutating func next() throws(SeedSourceError) -> SeedItem? {
        if record == PausingSource.count { return nil }
        record += 1
        let readings = source.readings.change { [record] in $0[$0.count - 1] = record }
        if readings.count == 1 && record == source.number { source.pause.request() }
        guard let dish = try? Samples.dish("Plato \(record)") else { return nil }
        return .clean(.dish(dish))
      }
    }
  }

  @Test(arguments: Stores.allCases, [1, 4, PausingSource.count])
  func `A paused import stops at the current record, changes nothing and later starts over`(
    store: Stores, number: Int
  ) async throws {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    try await subject.gateway.seed(Samples.menu())
    let pause = PauseToken()
    let source = PausingSource(pause: pause, number: number)
    let importSeed = ImportSeedInteractor(.restaurant, from: source, into: subject.gateway).pausable(by: pause)
    let importing = Task { try await importSeed(SeedPolicy(.replacing)) }
    await pause.paused()
    await pause.pause()
    #expect(source.readings.value == [number])
    // Another process finds the previous records and no lock.
    let other = store == .memory ? subject.gateway : try await subject.opened(as: .reopened)
    #expect(try await other.inventory()[.dishes] == Samples.menu().count)
    try await other.addDish(Samples.dish("Durante la pausa"))
    pause.resume()
    #expect(try await importing.value?.imported == PausingSource.count)
    #expect(source.readings.value == [number, PausingSource.count])
    #expect(try await other.inventory()[.dishes] == PausingSource.count)
  }
}

@Suite struct `Pausing a download` {
  private static let places = 40

  @Test(arguments: [1, 5, 2 * places])
  func `A paused place download stops at the current picture, releases its lock and resumes later`(
    number: Int
  ) async throws {
    let (folder, pause, web, store) = (try PlaceFolder(), PauseToken(), ImageWeb(), StateStore())
    let places = try (1...Self.places).map { try Self.place($0) }
    var photos: Set<String> = []
    for address in places.flatMap({ $0.pictures.values.compactMap(\.address) }) {
      let bytes = SampleImages.jpeg(address.text)
      photos.insert(Photo.ID(ofBytes: bytes).text)
      web.put(bytes, at: address)
    }
    let kept = Box(0)
    var calls = FileCalls.system
    calls.move = { [photos] in
      // The pause is requested on the download's thread, so the next picture isn't requested.
      if photos.contains($2), kept.change({ $0 += 1 }) == number { pause.request() }
      return FileCalls.system.move($0, $1, $2)
    }
    let cachePlaces = CachePlacesInteractor(
      from: ScriptedPlaceSource(places: places), images: HTTPImageGateway(web), files: folder.files(calls),
      places: store,
      store: store
    ).pausable(by: pause)
    let downloading = Task { try await cachePlaces(.first) { _ in } }
    await pause.paused()
    await pause.pause()
    #expect(kept.value == number)
    #expect(try await folder.files().unfinished()?.isRunning == false)
    let collected = try await folder.collected()
    #expect(collected.pictures.count == number)
    #expect(collected.crashes.isEmpty)
    pause.resume()
    #expect(try await downloading.value?.imported == Self.places)
    #expect(kept.value == photos.count)
    #expect(try await folder.files().unfinished() == nil)
  }

  private static func place(_ number: Int) throws -> Place {
    func picture(_ name: String) throws -> PlacePicture {
      PlacePicture(try WebAddress("https://madrid.example/images/\(name)-\(number).jpg"))
    }
    return try Place(
      .shop, number: "\(number)", name: "Tienda \(number)",
      coordinate: Coordinate(latitude: 40.4, longitude: -3.7),
      pictures: [.logo: picture("logo"), .image: picture("image")])
  }
}
