import Entities
import Foundation
import Gateways
import TestSupport
import Testing
import UseCases
import WebGateways

@Suite struct `The places in a folder` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["", "/"]) func `Places in a folder are read from files with the names that the Madrid service uses`(
    end: String
  )
    async throws
  {
    _ = try folder.file("getShops.json", "a")
    _ = try folder.file("getShops.php", "b")
    _ = try folder.file("getActivities.php", "c")
    _ = try folder.file("getActivities", "d")
    _ = try folder.file("getServices", "e")
    let source = FolderPlaceSource(folder.path + end)
    #expect(try await source.document(.shop) == Array("a".utf8))
    #expect(try await source.document(.activity) == Array("c".utf8))
    #expect(try await source.document(.service) == Array("e".utf8))
    #expect(source.name == folder.path + end)
    #expect(await source.isReachable())
    #expect(FolderPlaceSource(folder.path, name: "bundle").name == "bundle")
  }

  @Test(arguments: [("getShops.json", Place.Kind.shop), ("getActivities.json", .activity)])
  func `A place folder that contains places of only one kind is accepted`(file: String, kind: Place.Kind) async throws {
    _ = try folder.file(file, placeDocument(placeRecord()))
    let source = FolderPlaceSource(folder.path)
    for other in Place.Kind.allCases where other != kind { #expect(try await source.document(other) == nil) }
    let document = try #require(try await source.document(kind))
    #expect(try await seedItems(source.seed(document, of: kind)) == [.clean(.place(try churros(kind)))])
  }

  @Test func `The shops file is reported as missing if a place folder has neither shops nor activities`() async throws {
    let (source, shops) = (FolderPlaceSource(folder.path), "/getShops.json")
    for kind in Place.Kind.allCases {
      await #expect(throws: SeedSourceError.missing(path: folder.path + shops)) { try await source.document(kind) }
    }
    _ = try folder.file("getServices.json", "x")
    await #expect(throws: SeedSourceError.missing(path: folder.path + shops)) { try await source.document(.shop) }
    let (nowhere, file) = (folder.path + "/nowhere", folder.path + "/getServices.json")
    for (path, missing) in [(nowhere, nowhere), (file, file + shops)] {
      await #expect(throws: SeedSourceError.missing(path: missing)) {
        try await FolderPlaceSource(path).document(.shop)
      }
    }
  }

  @Test func `The error for an invalid place document contains the document's path and the position`() async throws {
    _ = try folder.file("getActivities.php", "[\n7")
    let source = FolderPlaceSource(folder.path)
    let document = try #require(try await source.document(.activity))
    let error = SeedSourceError.malformed(path: folder.path + "/getActivities.php", .truncated, line: 2, column: 2)
    await #expect(throws: error) { try await seedItems(source.seed(document, of: .activity)) }
    // The file that the error names doesn't need to exist when the seed is read.
    let empty = SeedSourceError.malformed(path: folder.path + "/getShops.json", .empty, line: 1, column: 1)
    await #expect(throws: empty) { try await seedItems(source.seed([], of: .shop)) }
  }

  @Test func `A place document in a folder must be a file of at most 64 MB`() async throws {
    _ = try folder.folder("getShops.json")
    let source = FolderPlaceSource(folder.path)
    await #expect(throws: SeedSourceError.notAFile(path: folder.path + "/getShops.json")) {
      try await source.document(.shop)
    }
    let large = folder.path + "/getActivities.json"
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    let file = try FileHandle(forWritingTo: URL(filePath: large))
    // The file has a hole, so it occupies no space on the disk.
    try file.truncate(atOffset: 64 << 20 + 1)
    await #expect {
      try await source.document(.activity)
    } throws: { error in
      if case SeedSourceError.unreadable(large, _) = error { true } else { false }
    }
  }

  @Test func `A folder of places provides map addresses if it is opened with a map template`() throws {
    let point = try Coordinate(latitude: 1, longitude: 2)
    #expect(FolderPlaceSource(folder.path).map(of: point) == nil)
    let template = try PlaceMapTemplate("https://a.es/?{lat},{lon}")
    let address = try WebAddress("https://a.es/?1,2")
    #expect(FolderPlaceSource(folder.path, map: template).map(of: point) == address)
    let web = try WebAddress("https://b.es")
    #expect(WebPlaceSource(web, client: OfflineHTTPClient(), map: template).map(of: point) == address)
    #expect(WebPlaceSource(web, client: OfflineHTTPClient()).map(of: point) == nil)
  }
}
