import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `Pictures of places in a folder` {
  private let folder: PlaceFolder

  init() throws { folder = try PlaceFolder() }

  @Test func `A place picture's private file is named after the hash of its bytes`() async throws {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    let pictures = [try PlaceSteps.name("a"), try PlaceSteps.name("c")]
    #expect(try folder.names() == ([PlaceSteps.documentName, "download", "download.lock"] + pictures).sorted())
    #expect(try folder.bytes(PlaceSteps.name("a")) == SampleImages.gif)
    #expect(try PlaceSteps.name("a") == "photo-" + SHA256.hex(of: SampleImages.gif))
    #expect(try folder.bytes(PlaceSteps.documentName) == PlaceSteps.document)
    for name in try folder.names() { #expect(try folder.permissions(name) == 0o600, "\(name)") }
    #expect(try folder.permissions("") == 0o700)
  }

  @Test func `Reading place pictures creates no folder and no file`() async throws {
    #expect(try await folder.files().unfinished() == nil)
    await #expect(throws: GatewayError.notFound) {
      try await folder.files().picture(Photo.ID(of: try PlaceSteps.image("a")))
    }
    try await folder.files().removeAll {}
    #expect(!Folder.exists(folder.path))
  }

  @Test func `A finished place download leaves only the pictures and the lock file behind`() async throws {
    try await folder.files().downloading { download in
      try await PlaceSteps.run(on: download)
      try await download.finish(keeping: [Photo.ID(of: try PlaceSteps.image("a"))])
    }
    #expect(try folder.names() == ["download.lock", try PlaceSteps.name("a")])
  }

  @Test func `A place download doesn't change unrelated files in its folder`() async throws {
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

  @Test(arguments: Damage.allCases)
  func `A damaged place picture is distinguished from a missing one`(damage: Damage) async throws {
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

  @Test(arguments: Damage.allCases) func `A damaged place picture counts as not downloaded and can be downloaded again`(
    damage: Damage
  ) async throws {
    let name = try PlaceSteps.name("a")
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    try damage.apply(to: name, in: folder)
    var expected = try PlaceSteps.whole
    expected.pictures[try PlaceSteps.address("a").digest] = nil
    try await folder.files().downloading { download in
      #expect(try await download.collected == expected)
      try await download.flush()
      _ = try await download.keep(try PlaceSteps.image("a"), from: try PlaceSteps.address("a"))
      #expect(try await download.collected == PlaceSteps.whole)
      try await download.flush()
    }
    #expect(try await folder.collected() == PlaceSteps.whole)
    #expect(try await folder.files().picture(try Photo.ID(name)) == PlaceSteps.image("a"))
    #expect(try await folder.files().unfinished()?.settled == 3)
  }

  @Test(arguments: Damage.allCases)
  func `A damaged place document counts as not downloaded and can be downloaded again`(damage: Damage) async throws {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    try damage.apply(to: PlaceSteps.documentName, in: folder)
    var expected = try PlaceSteps.whole
    expected.documents[.shop] = nil
    try await folder.files().downloading { download in
      #expect(try await download.collected == expected)
      try await download.keep([1, 2], of: .shop)
      try await download.flush()
    }
    expected.documents[.shop] = [1, 2]
    #expect(try await folder.collected() == expected)
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

@Suite struct `A foreign object among the files of places` {
  private let folder: PlaceFolder

  init() async throws {
    folder = try PlaceFolder()
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
  }

  @Test(arguments: ForeignObject.allCases)
  func `Until a reset, a foreign object in place of a place download's journal is refused`(object: ForeignObject)
    async throws
  {
    let path = folder.path + "/download"
    try folder.remove("download")
    try object.put(at: path)
    await #expect { _ = try await folder.files().unfinished() } throws: { object.isRefusalUnfollowed($0, of: path) }
    try await folder.files().downloading { download in
      await #expect { _ = try await download.collected } throws: { object.isRefusalUnfollowed($0, of: path) }
      await #expect { try await download.expect(pictures: 1) } throws: { object.isRefusalUnfollowed($0, of: path) }
    }
    if object == .folder { return }
    try await folder.files().removeAll {}
    #expect(try folder.names() == ["download.lock"])
  }

  @Test(arguments: ForeignObject.allCases) func `A foreign object in place of the download lock is refused immediately`(
    object: ForeignObject
  ) async throws {
    let path = folder.path + "/download.lock"
    try folder.remove("download.lock")
    try object.put(at: path)
    await #expect { _ = try await folder.files().begin() } throws: {
      object.isRefusalUnfollowed($0, of: path)
    }
  }

  @Test(arguments: [symlink, link] as [@Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32])
  func `The journal of a place download is never written through a link`(
    lay: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) async throws {
    let journal = try folder.bytes("download")
    try folder.write("victim", journal)
    try folder.remove("download")
    try #require(lay(folder.path + "/victim", folder.path + "/download") == 0)
    try await folder.files().downloading { download in
      await #expect(throws: GatewayError.self) { try await download.expect(pictures: 7) }
      // A new journal replaces the link and not its target.
      try await PlaceSteps.run(on: download)
    }
    #expect(try folder.bytes("victim") == journal)
    #expect(try await folder.collected() == PlaceSteps.whole)
  }

  @Test(arguments: ForeignObject.allCases)
  func `A foreign object in place of a place picture counts as damage and is replaced`(object: ForeignObject)
    async throws
  {
    let name = try PlaceSteps.name("a")
    try folder.remove(name)
    try object.put(at: folder.path + "/" + name)
    await #expect { _ = try await folder.files().picture(try Photo.ID(name)) } throws: { $0.isCorrupt }
    if object == .folder { return }
    try await folder.files().downloading { download in
      _ = try await download.keep(try PlaceSteps.image("a"), from: try PlaceSteps.address("a"))
      try await download.flush()
    }
    #expect(try await folder.files().picture(try Photo.ID(name)) == PlaceSteps.image("a"))
  }
}

@Suite struct `A full disk under the files of places` {
  @Test(.group(.heavy))
  func `If a place download fails on a full disk, the next download completes it`() async throws {
    var room = 0
    var completed: Set<Int> = []
    while !completed.contains(PlaceSteps.all.count) {
      let folder = try PlaceFolder()
      let done = try await folder.files(.full(after: room)).downloading { download in
        for (index, step) in PlaceSteps.all.enumerated() {
          do { try await step(download) } catch {
            guard error.isFull else { throw error }
            #expect(try await download.collected == PlaceSteps.collected(after: index), "with room for \(room) bytes")
            return index
          }
        }
        return PlaceSteps.all.count
      }
      completed.insert(done)
      #expect(try await folder.collected() == PlaceSteps.collected(after: done), "with room for \(room) bytes")
      #expect(try folder.names().allSatisfy { !$0.hasSuffix(".new") })

      try await folder.files().downloading { download in
        for step in PlaceSteps.all[done...] { try await step(download) }
        #expect(try await download.collected == PlaceSteps.whole)
        try await download.flush()
        try await download.finish(keeping: [Photo.ID(of: try PlaceSteps.image("a"))])
      }
      #expect(try folder.names() == ["download.lock", try PlaceSteps.name("a")])
      room += 13
    }
    // The disk was full once for each step.
    #expect(completed == Set(0...PlaceSteps.all.count))
  }

  @Test func `A finished place download stays complete if another picture doesn't fit on the disk`() async throws {
    let folder = try PlaceFolder()
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    try await folder.files(.full(after: 300)).downloading { download in
      let large = try PlaceSteps.image(String(repeating: "x", count: 1000))
      await #expect(throws: GatewayError.self) {
        _ = try await download.keep(large, from: try PlaceSteps.address("large"))
      }
      #expect(try await download.collected == PlaceSteps.whole)
    }
    #expect(try await folder.collected() == PlaceSteps.whole)
  }

  @Test func `A failed write during a place download is reported when the download is flushed`() async throws {
    let folder = try PlaceFolder()
    var calls = FileCalls.system
    calls.flush = { _ in
      errno = EIO
      return -1
    }
    try await folder.files(calls).downloading { download in
      try await PlaceSteps.run(on: download)
      await #expect { try await download.flush() } throws: { $0.isFailure }
    }
    // The next download doesn't assume that the files have been flushed.
    let flushes = Box(0)
    calls.flush = { file in
      flushes.change { $0 += 1 }
      return fsync(file)
    }
    try await folder.files(calls).downloading { download in
      _ = try await download.collected
      try await download.flush()
    }
    // The document, two pictures and their folder are flushed. The journal isn't, since the last download has written nothing to it.
    #expect(flushes.value >= 4)
  }
}
