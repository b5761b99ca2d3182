import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Pictures of places in a folder` {
  private let folder: PlaceFolder

  init() throws { folder = try PlaceFolder() }

  @Test func `are files of their own bytes, named by them, that nobody else may read`() async throws {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    let pictures = [try PlaceSteps.name("a"), try PlaceSteps.name("c")]
    #expect(try folder.names() == ([PlaceSteps.documentName, "download", "download.lock"] + pictures).sorted())
    #expect(try folder.bytes(PlaceSteps.name("a")) == SampleImages.gif)
    #expect(try PlaceSteps.name("a") == "photo-" + SHA256.hex(of: SampleImages.gif))
    #expect(try folder.bytes(PlaceSteps.documentName) == PlaceSteps.document)
    for name in try folder.names() { #expect(try folder.permissions(name) == 0o600, "\(name)") }
    #expect(try folder.permissions("") == 0o700)
  }

  @Test func `make no folder and no file when somebody only looks`() async throws {
    #expect(try await folder.files().unfinished() == nil)
    await #expect(throws: GatewayError.notFound) {
      try await folder.files().picture(Photo.ID(of: try PlaceSteps.image("a")))
    }
    try await folder.files().removeAll {}
    #expect(!Folder.isThere(folder.path))
  }

  @Test func `are alone with the lock when all is finished`() async throws {
    try await folder.files().downloading { download in
      try await PlaceSteps.run(on: download)
      try await download.finish(keeping: [Photo.ID(of: try PlaceSteps.image("a"))])
    }
    #expect(try folder.names() == ["download.lock", try PlaceSteps.name("a")])
  }

  @Test func `leave the files of others alone`() async throws {
    let draft = try PlaceSteps.name("a") + ".new"
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    let hash = SHA256.hex(of: [])
    let foreign = [
      "holiday.jpg", "photo-", "photo-1", "photo-\(hash.uppercased())", "photo-\(hash).jpg", "photo-\(hash.dropLast())",
      "photo_\(hash)", "map-\(hash)", "Photo-\(hash)", "\(hash)", "photo-\(hash)0", ".photo-\(hash)", "document-notes",
    ]
    for name in foreign + [draft] { try folder.write(name, [7]) }
    try FileManager.default.createDirectory(at: folder.url("photo-\(hash)"), withIntermediateDirectories: false)
    let left = (foreign + ["download.lock", "photo-\(hash)"]).sorted()
    try await folder.files().downloading { try await $0.finish(keeping: [Photo.ID(of: try PlaceSteps.image("c"))]) }
    #expect(try folder.names() == (left + [try PlaceSteps.name("c")]).sorted())
    try await folder.files().removeAll {}
    #expect(try folder.names() == left)
  }

  @Test(arguments: Damage.allCases) func `that are damaged are told from those that are not there`(damage: Damage)
    async throws
  {
    let name = try PlaceSteps.name("a")
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    try damage.apply(to: name, in: folder)
    let (id, path) = (try Photo.ID(name), folder.path + "/" + name)
    await #expect {
      try await folder.files().picture(id)
    } throws: { error in
      switch error as? GatewayError {
      case .notFound: damage == .missing
      case .corrupt(what: path, why: _): damage != .missing
      default: false
      }
    }
    #expect(try await folder.files().picture(try Photo.ID(PlaceSteps.name("c"))) == PlaceSteps.image("c"))
  }

  @Test(arguments: Damage.allCases) func `that are damaged never came, and come again`(damage: Damage) async throws {
    let name = try PlaceSteps.name("a")
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    try damage.apply(to: name, in: folder)
    var expected = try PlaceSteps.whole
    expected.pictures[try PlaceSteps.address("a").digest] = nil
    try await folder.files().downloading { download in
      #expect(try await download.gathered == expected)
      try await download.flush()
      _ = try await download.keep(try PlaceSteps.image("a"), from: try PlaceSteps.address("a"))
      #expect(try await download.gathered == PlaceSteps.whole)
      try await download.flush()
    }
    #expect(try await folder.gathered() == PlaceSteps.whole)
    #expect(try await folder.files().picture(try Photo.ID(name)) == PlaceSteps.image("a"))
    #expect(try await folder.files().unfinished()?.settled == 3)
  }

  @Test(arguments: Damage.allCases)
  func `come with documents that, when they are damaged, never came, and nobody waits for them`(damage: Damage)
    async throws
  {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    try damage.apply(to: PlaceSteps.documentName, in: folder)
    var expected = try PlaceSteps.whole
    expected.documents[.shop] = nil
    try await folder.files().downloading { download in
      #expect(try await download.gathered == expected)
      try await download.keep([1, 2], of: .shop)
      try await download.flush()
    }
    expected.documents[.shop] = [1, 2]
    #expect(try await folder.gathered() == expected)
  }

  enum Damage: CaseIterable {
    case missing, empty, cut, longer, another, unreadable

    func apply(to name: String, in folder: PlaceFolder) throws {
      var bytes = try folder.bytes(name)
      switch self {
      case .missing: return try folder.remove(name)
      case .unreadable:
        try folder.remove(name)
        return try FileManager.default.createSymbolicLink(atPath: folder.url(name).path, withDestinationPath: "/")
      case .empty: bytes = []
      case .cut: bytes.removeLast()
      case .longer: bytes.append(0)
      case .another: bytes[bytes.count / 2] ^= 1
      }
      try folder.write(name, bytes)
    }
  }
}
