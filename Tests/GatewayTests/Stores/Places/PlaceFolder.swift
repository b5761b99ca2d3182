import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

/// A folder for place files, with access to its contents.
struct PlaceFolder {
  private let parent: TemporaryFolder
  let path: String

  init() throws {
    parent = try TemporaryFolder()
    path = parent.path + "/places"
  }

  /// Returns the files as another process sees them.
  func files(_ calls: FileCalls = .system) -> FolderPlaceFiles { FolderPlaceFiles(folder: path, calls: calls) }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }
  func write(_ name: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: url(name)) }
  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }
  func url(_ name: String) -> URL { URL(filePath: path + "/" + name) }

  func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: name.isEmpty ? path : url(name).path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  /// Returns the collected places that the next download finds.
  func collected() async throws -> CollectedPlaces { try await files().downloading { try await $0.collected } }
}

extension PlaceFileGateway {
  /// Starts a download, runs `body` with the download, and ends the download.
  func downloading<Answer>(_ body: (any PlaceDownload) async throws -> Answer) async throws -> Answer {
    let download = try await begin()
    let result: Result<Answer, any Error>
    do { result = .success(try await body(download)) } catch { result = .failure(error) }
    await download.end()
    return try result.get()
  }
}

/// The steps of a small download.
enum PlaceSteps {
  static let document = Array(#"{"a": "ñ"}"#.utf8)
  static var documentName: String { "document-" + SHA256.hex(of: document) }

  /// Returns a picture that is unique to the name. The pictures of the steps are small, since they are hashed often.
  static func image(_ name: String) throws -> LoadedImage {
    let bytes =
      switch name {
      case "a": SampleImages.gif
      case "c": SampleImages.webp
      default: SampleImages.jpeg(name)
      }
    return try #require(LoadedImage(bytes))
  }

  static func name(_ image: String) throws -> String { Photo.ID(of: try Self.image(image)).text }
  static func address(_ name: String) throws -> WebAddress { try WebAddress("https://example.org/\(name).jpg") }
  static func content(_ name: String) throws -> PlacePicture.Content {
    let image = try image(name)
    return .kept(Photo.ID(of: image), bytes: image.bytes.count)
  }

  static let all: [@Sendable (any PlaceDownload) async throws -> Void] = [
    { try await $0.restart(id: try PlaceDownloadNote.ID("one"), source: "here") },
    { try await $0.keep(document, of: .shop) },
    { try await $0.keep(nil, of: .service) },
    { try await $0.expect(pictures: 3) },
    { _ = try await $0.keep(try image("a"), from: try address("a")) },
    { try await $0.markMissing(try address("b"), .incomplete) },
    { _ = try await $0.keep(try image("c"), from: try address("c")) },
  ]

  /// Returns the collected places after this many steps.
  static func collected(after count: Int) throws -> CollectedPlaces {
    if count == 0 { return CollectedPlaces() }
    var collected = CollectedPlaces(id: try PlaceDownloadNote.ID("one"), source: "here")
    if count > 1 { collected.documents[.shop] = document }
    if count > 2 { collected.documents[.service] = .some(nil) }
    if count > 4 { collected.pictures[try address("a").digest] = try content("a") }
    if count > 5 { collected.pictures[try address("b").digest] = .missing(.incomplete) }
    if count > 6 { collected.pictures[try address("c").digest] = try content("c") }
    return collected
  }

  static var whole: CollectedPlaces { get throws { try collected(after: all.count) } }

  static func run(on download: any PlaceDownload) async throws { for step in all { try await step(download) } }
}
