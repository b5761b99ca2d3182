import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

/// Tests races with other processes. The tests' file calls simulate the other processes.
@Suite struct `Files that are exchanged or unexpected` {
  private let file: StoreFile

  init() async throws {
    file = try StoreFile()
    try await UsedStore.fill(file.store())
  }

  @Test func `An object that isn't a plain file is refused as a store`() async throws {
    try await expectKept(
      .looking { if $0.kind == .file { $0.kind = .other } }, .unusableFile(what: file.path, why: .notPlain)
    ) {
      _ = try await $0.contents()
    }
    try await expectKept(
      .looking { if $0.kind == .file { $0.kind = .folder } },
      .unavailable(what: file.path, why: GatewayError.reason(EISDIR))
    ) {
      _ = try await $0.contents()
    }
  }

  @Test func `A file is refused if it is found to exceed the size limit during reading`() async throws {
    var calls = FileCalls.system
    calls.take = { _, buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: " "))
      return buffer.count
    }
    let limit = 1 << 20
    #expect(throws: GatewayError.unusableFile(what: file.path, why: .tooLarge(limit: limit))) {
      _ = try AtomicFile(file.path, calls: calls).read(atMost: limit)
    }
  }

  @Test func `A change to a store is refused if its temporary file was replaced`() async throws {
    let calls = FileCalls.lookingAt(".new") { $0.inode += 1 }
    try await expectKept(calls, .unusableFile(what: file.path, why: .exchanged)) { try await $0.reset() }
    #expect(try file.drafts() == [])
  }

  @Test func `A change to a store is refused if its temporary file was deleted`() async throws {
    var calls = FileCalls.system
    calls.lookAt = { folder, name in
      if name.hasSuffix(".new") { _ = FileCalls.system.remove(folder, name) }
      return FileCalls.system.lookAt(folder, name)
    }
    try await expectKept(calls, .unusableFile(what: file.path, why: .exchanged)) { try await $0.reset() }
  }

  @Test func `A change to a store fails if the store's folder was moved during the rename of its file`() async throws {
    let (path, moved) = (file.folder.path, file.folder.path + "-moved")
    defer { try? FileManager.default.removeItem(atPath: moved) }
    var calls = FileCalls.system
    calls.move = { folder, from, to in
      guard rename(path, moved) == 0, mkdir(path, 0o700) == 0 else { return -1 }
      return FileCalls.system.move(folder, from, to)
    }
    let store = file.store(calls)
    await #expect(throws: GatewayError.unusableFile(what: file.path, why: .exchanged)) { try await store.reset() }
    // The store reads the folder that is now at the path.
    #expect(try await store.contents() == StoreState() && file.names() == [])
  }

  @Test func `A deleted lock file is replaced with a new lock file`() async throws {
    let looks = Box(0)
    var calls = FileCalls.system
    calls.lookAt = { folder, name in
      if name.hasSuffix(".lock"), looks.change({ $0 += 1 }) == 1 { _ = FileCalls.system.remove(folder, name) }
      return FileCalls.system.lookAt(folder, name)
    }
    try await file.store(calls).reset()
    #expect(looks.value == 2)
    #expect(try await file.store().contents() == StoreState())
  }

  @Test func `A store is busy if its lock file is replaced repeatedly`() async throws {
    let store = file.store(patience: .milliseconds(10), .lookingAt(".lock") { $0.inode += 1 })
    await #expect(throws: GatewayError.busy(what: file.path)) { try await store.reset() }
  }

  @Test func `Another user's leftover temporary file is not deleted`() async throws {
    let name = TemporaryFileName.fresh(of: "recetas.json")
    _ = try file.folder.file(name, "{")
    try await file.store(.lookingAt("") { $0.owner += 1 }).reset()
    #expect(try file.drafts() == [name])
    try await file.store().seed(try Samples.menu())
    #expect(try file.drafts() == [])
  }

  @Test func `A download journal with a second hard link is not written to`() async throws {
    try await expectForeignJournal(.looking { $0.links = 2 })
  }

  @Test(.enabled("the superuser owns all files") { geteuid() != 0 })
  func `Another user's download journal is not written to`() async throws {
    try await expectForeignJournal(.looking { $0.owner += 1 })
  }

  private func expectForeignJournal(_ calls: FileCalls) async throws {
    let folder = try PlaceFolder()
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    let before = try folder.bytes("download")
    try await folder.files(calls).downloading { download in
      let refusal = GatewayError.unusableFile(what: folder.path + "/download", why: .foreign)
      await #expect(throws: refusal) { try await download.expect(pictures: 7) }
    }
    #expect(try folder.bytes("download") == before)
  }

  private func expectKept(
    _ calls: FileCalls, _ error: GatewayError, _ body: @Sendable (StateStore) async throws -> Void
  ) async throws {
    let (old, inode) = (try file.bytes(), try file.inode())
    let store = file.store(calls)
    await #expect(throws: error) { try await body(store) }
    #expect(try file.bytes() == old && file.inode() == inode)
  }
}

@Suite struct `A process without free file descriptors` {
  @Test func `A change that runs out of file descriptors either fails or is applied completely`() async throws {
    let file = try StoreFile()
    let photo = try Samples.image("a")
    let maker = try Samples.manufacturer("Alba", logo: photo)
    try await UsedStore.fill(file.store())
    let (old, contents) = (try file.bytes(), try await file.store().contents())
    let opened = Box(0)
    try await file.store(.outOfDescriptors(atCall: .max, counting: opened)).addManufacturer(maker, photos: [photo])
    let (new, count) = (try file.bytes(), opened.value)
    #expect(count > 8)

    for call in 1...count {
      try Data(old).write(to: file.url)
      opened.change { $0 = 0 }
      let store = file.store(.outOfDescriptors(atCall: call, counting: opened))
      do {
        try await store.addManufacturer(maker, photos: [photo])
        #expect(try file.bytes() == new, "at call \(call) of \(count)")
        #expect(try await file.store().photo(Photo.ID(of: photo)) == photo, "at call \(call) of \(count)")
      } catch {
        guard error.isOutOfResources else { throw error }
        let kept = try file.bytes()
        #expect(kept == old || kept == new, "at call \(call) of \(count)")
        if kept == old { #expect(try await store.contents() == contents) }
      }
      #expect(try file.drafts() == [], "at call \(call) of \(count)")
    }
  }

  @Test func `Running out of file descriptors is not reported as missing or damaged data`() async throws {
    let folder = try PlaceFolder()
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    var calls = FileCalls.system
    calls.openFile = { number, name, flags in
      if !name.contains("photo-") { return FileCalls.system.openFile(number, name, flags) }
      errno = EMFILE
      return -1
    }
    let id = Photo.ID(of: try PlaceSteps.image("a"))
    await #expect { try await folder.files(calls).picture(id) } throws: { $0.isOutOfResources }
    let download = try await folder.files(calls).begin()
    await #expect { _ = try await download.collected } throws: { $0.isOutOfResources }
    await download.end()
    #expect(try await folder.collected() == PlaceSteps.whole)
  }
}

extension FileCalls {
  /// Returns the system's calls, with this change to the status of open files.
  fileprivate static func looking(_ change: @escaping @Sendable (inout FileStatus) -> Void) -> FileCalls {
    var calls = system
    calls.look = { file in
      guard var status = system.look(file) else { return nil }
      change(&status)
      return status
    }
    return calls
  }

  /// Returns the system's calls, with this change to the status of files whose names have this suffix.
  fileprivate static func lookingAt(
    _ suffix: String, _ change: @escaping @Sendable (inout FileStatus) -> Void
  ) -> FileCalls {
    var calls = system
    calls.lookAt = { folder, name in
      guard var status = system.lookAt(folder, name), name.hasSuffix(suffix) else { return system.lookAt(folder, name) }
      change(&status)
      return status
    }
    return calls
  }

  /// Returns the system's calls, except that the call with this number can't open anything because no file descriptors are free. Calls of
  /// all kinds are counted together.
  fileprivate static func outOfDescriptors(atCall number: Int, counting calls: Box<Int>) -> FileCalls {
    @Sendable func finds() -> Bool {
      if calls.change({ $0 += 1 }) != number { return true }
      errno = EMFILE
      return false
    }
    var faulty = system
    faulty.openFile = { finds() ? system.openFile($0, $1, $2) : -1 }
    faulty.make = { finds() ? system.make($0, $1) : -1 }
    return faulty
  }
}
