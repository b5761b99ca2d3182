import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Foreign objects in the folder of a JSON store` {
  private let file: StoreFile
  private let victim: String

  init() throws {
    file = try StoreFile()
    victim = try file.folder.file("victim", "mine")
  }

  @Test(arguments: ForeignObject.allCases) func `A foreign object in place of the JSON document is refused and kept`(
    object: ForeignObject
  ) async throws {
    try object.put(at: file.path)
    let (store, before) = (file.store(), try file.names())
    await #expect { _ = try await store.contents() } throws: { object.isRefusal($0, of: file.path) }
    await #expect { try await store.reset() } throws: { object.isRefusal($0, of: file.path) }
    #expect(try file.names().filter { $0 != "recetas.json.lock" } == before)
    // No lock was created next to the link's target.
    #expect(!Folder.exists("/dev/zero.lock"))
  }

  @Test(arguments: ForeignObject.allCases)
  func `A foreign object in place of the JSON store's lock prevents changes but not reads`(object: ForeignObject)
    async throws
  {
    try await UsedStore.fill(file.store())
    let (lock, contents) = (file.path + ".lock", try await file.store().contents())
    try FileManager.default.removeItem(atPath: lock)
    try object.put(at: lock)
    let store = file.store()
    await #expect { try await store.reset() } throws: { object.isRefusalUnfollowed($0, of: lock) }
    #expect(try await store.contents() == contents)
  }

  @Test func `A link with the name that temporary files had in older versions is never written through`() async throws {
    try #require(symlink(victim, file.path + ".new") == 0)
    try await UsedStore.fill(file.store())
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
    #expect(try file.status(file.path).kind == .file)
  }

  @Test func `Another program's temporary file doesn't make the JSON document accessible to other users`() async throws
  {
    _ = try file.folder.file("recetas.json.new", "{}")
    try #require(chmod(file.path + ".new", 0o666) == 0)
    try await UsedStore.fill(file.store())
    #expect(try file.status(file.path).permissions == 0o600)
    #expect(try file.drafts() == [])
  }

  @Test(
    arguments: [(0o600, 0o600), (0o640, 0o640), (0o644, 0o644), (0o666, 0o644), (0o620, 0o600)] as [(mode_t, UInt32)])
  func `A JSON document keeps other users' read permission but not their write permission`(
    before: mode_t, after: UInt32
  ) async throws {
    try await UsedStore.fill(file.store())
    try #require(chmod(file.path, before) == 0)
    try await file.store().reset()
    #expect(try file.status(file.path).permissions == after)
  }

  @Test func `A JSON document that exceeds the size limit is refused`() async throws {
    try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
    try #require(truncate(file.path, off_t(StateStore.maximumBytes) + 1) == 0)
    let refusal = GatewayError.unusableFile(what: file.path, why: .tooLarge(limit: StateStore.maximumBytes))
    let store = file.store()
    await #expect(throws: refusal) { _ = try await store.contents() }
    await #expect(throws: refusal) { try await store.reset() }
  }

  @Test(arguments: ForeignObject.allCases) func `A foreign object in place of a picture is not read as that picture`(
    object: ForeignObject
  ) async throws {
    let photos = try ["a", "b"].map(Samples.image)
    let maker = try Samples.manufacturer("Alba", logo: photos[0])
    let path = file.folder.path + "/photos/" + Photo.ID(of: photos[0]).text
    try await file.store().addManufacturer(maker, photos: [photos[0]])
    try FileManager.default.removeItem(atPath: path)
    try object.put(at: path)
    await #expect { _ = try await file.store().photo(Photo.ID(of: photos[0])) } throws: {
      object.isRefusal($0, of: path)
    }
    // Other pictures are not affected.
    let other = try Samples.manufacturer("Otra", logo: photos[1])
    try await file.store().addManufacturer(other, photos: [photos[1]])
    #expect(try await file.store().photo(Photo.ID(of: photos[1])) == photos[1])
  }

  @Test(arguments: ForeignObject.allCases.filter { $0 != .folder })
  func `A foreign object in place of the list of changes to pictures is replaced`(object: ForeignObject) async throws {
    try FileManager.default.createDirectory(atPath: file.folder.path + "/photos", withIntermediateDirectories: false)
    try object.put(at: file.folder.path + "/photos/unsettled")
    let photo = try Samples.image("a")
    try await file.store().addManufacturer(try Samples.manufacturer("Alba", logo: photo), photos: [photo])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.folder.path + "/photos") == [Photo.ID(of: photo).text])
  }

  @Test func `Links in place of pictures or the list of changes to pictures are never written through`() async throws {
    let photo = try Samples.image("a")
    let folder = try file.folder.folder("photos")
    for name in ["unsettled", "unsettled.new", Photo.ID(of: photo).text, Photo.ID(of: photo).text + ".new"] {
      try #require(symlink(victim, folder + "/" + name) == 0)
    }
    try await file.store().addManufacturer(try Samples.manufacturer("Alba", logo: photo), photos: [photo])
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
    #expect(try await file.store().photo(Photo.ID(of: photo)) == photo)
  }
}

@Suite struct `A JSON store under two names` {
  private let file: StoreFile
  private let other: TemporaryFolder

  init() throws {
    file = try StoreFile()
    other = try TemporaryFolder()
    try #require(symlink(file.path, other.path + "/recetas.json") == 0)
  }

  private var linked: StateStore { StateStore(folder: other.path, patience: .zero) }
  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: other.path) } }

  @Test func `A JSON store behind a link shares the lock and pictures of its target`() async throws {
    let photo = try Samples.image("a")
    try await UsedStore.fill(file.store())
    try await linked.addManufacturer(try Samples.manufacturer("Alba", logo: photo), photos: [photo])
    #expect(try await file.store().photo(Photo.ID(of: photo)) == photo)
    #expect(try await linked.contents() == file.store().contents())
    #expect(try names == ["recetas.json"])
    #expect(try file.status(other.path + "/recetas.json").kind == .link)

    let lock = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
    try #require(flock(lock, LOCK_EX) == 0)
    await #expect(throws: GatewayError.self) { try await linked.reset() }
    close(lock)
    try await linked.reset()
    #expect(try await file.store().contents() == StoreState())
  }

  @Test func `A missing JSON document behind a chain of links is created at the end of the chain`() async throws {
    let far = try TemporaryFolder()
    try #require(
      symlink("../\(other.path.split(separator: "/").last ?? "")/recetas.json", far.path + "/recetas.json") == 0)
    try await StateStore(folder: far.path).seed(try Samples.menu())
    #expect(try file.status(file.path).kind == .file)
    #expect(try await linked.inventory()[.dishes] == 5)
    #expect(try FileManager.default.contentsOfDirectory(atPath: far.path) == ["recetas.json"])
  }
}

extension StoreFile {
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  func status(_ path: String) throws -> FileStatus {
    guard let status = FileCalls.system.lookAt(FileCalls.anywhere, path) else { throw POSIXError(.ENOENT) }
    return status
  }
}
