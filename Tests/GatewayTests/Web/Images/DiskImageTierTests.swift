import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases
@testable import WebGateways

@Suite struct `Images on disk` {
  let folder: TemporaryFolder
  /// The size of an image's file, in bytes.
  let size: Int

  init() throws {
    folder = try TemporaryFolder()
    let image = try #require(LoadedImage(SampleImages.jpeg("a")))
    size = ImageFile.bytes(of: image, at: try WebAddress("https://example.com/a")).count
  }

  @Test func `The file of an image on disk starts with the image and is named after the image's address`() async throws
  {
    try await tier().keep(try image("a"), of: try address("a"))
    let name = SHA256.hex(of: Array("https://example.com/a".utf8))
    #expect(try names() == [name, "images.lock"])
    #expect(try bytes(name).starts(with: SampleImages.jpeg("a")))
  }

  @Test func `Any process deletes the oldest images on disk if they exceed the limit`() async throws {
    try await tier(4 * size).keep(try image("a"), of: try address("a"))
    try age("a", 400)
    let other = tier(4 * size)
    for (name, days) in [("b", 300), ("c", 200), ("d", 100), ("e", 0)] {
      try await other.keep(try image(name), of: try address(name))
      try age(name, days)
    }
    let left = try await kept(["a", "b", "c", "d", "e"])
    #expect(left == ["c", "d", "e"])
  }

  @Test func `An image larger than the limit is not kept on disk and evicts no other image`() async throws {
    let tier = tier(size)
    try await tier.keep(try image("a"), of: try address("a"))
    try await tier.keep(try image("too long"), of: try address("b"))
    #expect(try await kept(["a", "b"]) == ["a"])
  }

  @Test func `Without a limit, images on disk are never deleted`() async throws {
    let tier = tier(nil)
    let names = (0..<60).map { "\($0)" }
    for name in names { try await tier.keep(try image(name), of: try address(name)) }
    #expect(try await kept(names) == names)
  }

  @Test func `Unrelated files in the image folder are kept, and old temporary files are deleted`() async throws {
    let foreign = "holiday.jpg"
    try write(foreign, [UInt8](repeating: 7, count: 100 * size))
    let drafts = [SHA256.hex(of: [1]) + ".new", TemporaryFileName.fresh(of: SHA256.hex(of: [2]))]
    for draft in drafts { try write(draft, [UInt8](repeating: 7, count: 100 * size)) }
    let tier = tier(3 * size)
    for name in ["a", "b"] { try await tier.keep(try image(name), of: try address(name)) }
    #expect(try await kept(["a", "b"]) == ["a", "b"])
    #expect(try names().contains(foreign) && names().allSatisfy { !drafts.contains($0) })
  }

  @Test(arguments: ["empty", "cut", "longer", "another byte", "of another address", "a bare image"])
  func `A damaged image on disk counts as missing and can be replaced`(damage: String) async throws {
    let tier = tier()
    for name in ["a", "b"] { try await tier.keep(try image(name), of: try address(name)) }
    var bytes = try bytes(ImageFile.name(of: address("a")))
    switch damage {
    case "empty": bytes = []
    case "cut": bytes.removeLast()
    case "longer": bytes.append(0)
    case "another byte": bytes[30] ^= 1
    case "of another address": bytes = try self.bytes(ImageFile.name(of: address("b")))
    default: bytes = SampleImages.jpeg("a")
    }
    try write(ImageFile.name(of: address("a")), bytes)
    #expect(await self.tier().image(try address("a")) == nil)
    #expect(try await kept(["a", "b"]) == ["b"])
    try await tier.keep(try image("a"), of: try address("a"))
    #expect(try await kept(["a", "b"]) == ["a", "b"])
  }

  @Test(arguments: ForeignObject.allCases)
  func `A foreign object in place of an image on disk counts as missing and is replaced`(object: ForeignObject)
    async throws
  {
    let name = ImageFile.name(of: try address("a"))
    try object.put(at: folder.path + "/" + name)
    #expect(await tier().image(try address("a")) == nil)
    if object == .folder { return }
    try await tier().keep(try image("a"), of: try address("a"))
    #expect(try await kept(["a"]) == ["a"])
  }

  @Test(arguments: ForeignObject.allCases)
  func `A foreign object in place of the image folder's lock is refused`(object: ForeignObject) async throws {
    let lock = folder.path + "/images.lock"
    try object.put(at: lock)
    let tier = tier()
    await #expect { try await tier.keep(try image("a"), of: try address("a")) } throws: {
      object.isRefusalUnfollowed($0, of: lock)
    }
  }

  @Test func `Images that are written to disk concurrently are complete`() async throws {
    let (folder, names) = (folder.path, (0..<10).map { "\($0)" })
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let tier = DiskImageTier(folder: folder, limit: nil)
          for name in names {
            try await tier.keep(try image(name), of: try address(name))
            #expect(await tier.image(try address(name)) == (try image(name)))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await kept(names) == names)
    #expect(try self.names().count == names.count + 1)
  }

  @Test func `If an image can't be written, the old image stays on disk`() async throws {
    try await tier().keep(try image("a"), of: try address("a"))
    let full = DiskImageTier(folder: folder.path, limit: nil, calls: .full(after: 20))
    await #expect(throws: GatewayError.self) { try await full.keep(try image("b"), of: try address("a")) }
    #expect(try await kept(["a"]) == ["a"])
    #expect(try names().count == 2)
  }

  @Test func `An image that can't be written doesn't affect images that are written concurrently`() async throws {
    let names = (0..<30).map { "\($0)" }
    let writes = Box(0)
    var calls = FileCalls.system
    calls.make = { [make = calls.make] folder, name in
      if writes.change({ $0 += 1 }) != 7 { return make(folder, name) }
      errno = EIO
      return -1
    }
    let tier = DiskImageTier(folder: folder.path, limit: nil, calls: calls)
    let refused = await withTaskGroup(of: Bool.self) { group in
      for name in names {
        group.addTask { (try? await tier.keep(try image(name), of: try address(name))) == nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(refused == 1)
    #expect(try await kept(names).count == 29)
  }

  @Test func `If several images are written for the same address, one of the images stays on disk`() async throws {
    let (tier, same) = (tier(), try address("same"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<30 { group.addTask { try await tier.keep(try image("\(number)"), of: same) } }
      try await group.waitForAll()
    }
    let stayed = try #require(await self.tier().image(same))
    #expect(try (0..<30).contains { try image("\($0)") == stayed })
    #expect(try names() == [ImageFile.name(of: same), "images.lock"])
  }

  @Test func `Writing several images together fails for all of them if their folder can't be flushed`() async throws {
    var calls = FileCalls.system
    calls.flush = { file in
      var status = stat()
      if fstat(file, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR { return fsync(file) }
      errno = EIO
      return -1
    }
    let tier = DiskImageTier(folder: folder.path, limit: nil, calls: calls)
    let failure = GatewayError.failed(what: folder.path, why: GatewayError.reason(EIO))
    await withTaskGroup(of: Void.self) { group in
      for name in ["a", "b"] {
        group.addTask {
          await #expect(throws: failure) { try await tier.keep(try image(name), of: try address(name)) }
        }
      }
    }
  }

  private func tier(_ limit: Int? = nil) -> DiskImageTier { DiskImageTier(folder: folder.path, limit: limit) }
  private func image(_ name: String) throws -> LoadedImage { try #require(LoadedImage(SampleImages.jpeg(name))) }
  private func address(_ name: String) throws -> WebAddress { try WebAddress("https://example.com/\(name)") }

  /// Returns the names of the images that a new process finds unchanged.
  private func kept(_ names: [String]) async throws -> [String] {
    let tier = tier()
    var kept: [String] = []
    for name in names where await tier.image(try address(name)) == (try image(name)) { kept.append(name) }
    return kept
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  private func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }
  private func write(_ name: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: url(name)) }
  private func url(_ name: String) -> URL { URL(filePath: folder.path + "/" + name) }

  private func age(_ name: String, _ days: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -86400 * Double(days))],
      ofItemAtPath: url(ImageFile.name(of: address(name))).path)
  }
}
