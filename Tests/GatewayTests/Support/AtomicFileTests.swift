import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `Atomic replacement of a file` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  @Test(.group(.heavy)) func `Replacing a file leaves it unchanged if the disk is full after any number of bytes`()
    async throws
  {
    try await UsedStore.fill(file.store())
    let old = try file.bytes()
    let draft = try await file.store().draft(of: try Samples.user())
    // The new file is one byte longer than the old one.
    let changed = try #require(
      try draft.map {
        try OrderContract.changed($0) { try $0.setQuantity(Quantity(10), of: $0.lines[0].dish) }
      })
    let size = try await StoreFile().sizeOf(file.store().contents()) { store in
      try await store.saveDraft(changed, of: try Samples.user(), replacing: draft)
    }
    for room in Array(stride(from: 0, to: size, by: 101)) + [size - 1] {
      let store = file.store(.full(after: room))
      await #expect(throws: GatewayError.full(what: file.path)) {
        try await store.saveDraft(changed, of: try Samples.user(), replacing: draft)
      }
      #expect(try file.bytes() == old)
      #expect(try file.drafts() == [])
      #expect(try await store.draft(of: try Samples.user()) == draft)
    }
    try await file.store(.full(after: size)).saveDraft(changed, of: try Samples.user(), replacing: draft)
    #expect(try file.bytes().count == size)
  }

  @Test func `Updating a file can delete the file or leave it missing`() throws {
    let file = AtomicFile(file.path)
    try file.update { (bytes) throws(GatewayError) in bytes }
    #expect(file.size == nil)
    try file.update { (_) throws(GatewayError) in [1, 2] }
    try file.update { (bytes) throws(GatewayError) in bytes.map { $0 + [3] } }
    #expect(try file.read() == [1, 2, 3])
    try file.update { (_) throws(GatewayError) in nil }
    #expect(try file.read() == nil)
  }

  @Test func `Creating a file leaves nothing behind if the file can't be written`() async throws {
    for calls in [FileCalls.full(after: 0), .full(after: 10), .failing(\.flush), .readOnly] {
      await #expect(throws: GatewayError.self) { try await file.store(calls).seed([]) }
      #expect(try !Folder.exists(file.path) && file.drafts() == [])
    }
  }

  @Test func `Replacing a file leaves it unchanged if the new file can't be flushed`() async throws {
    try await UsedStore.fill(file.store())
    try await expectKept(.failing(\.flush), .failed(what: file.path, why: GatewayError.reason(EIO)))
  }

  @Test func `Replacing a file leaves it unchanged if the new file can't be renamed`() async throws {
    try await UsedStore.fill(file.store())
    var calls = FileCalls.system
    calls.move = { _, _, _ in
      errno = EACCES
      return -1
    }
    try await expectKept(calls, .notAllowed(what: file.path))
  }

  @Test func `Replacing a file leaves it unchanged on a read-only disk`() async throws {
    try await UsedStore.fill(file.store())
    try await expectKept(.readOnly, .readOnly(what: file.path))
    let kept = try file.bytes()
    #expect(throws: GatewayError.readOnly(what: file.path)) {
      try AtomicFile(file.path, calls: .readOnly).update { (_) throws(GatewayError) in nil }
    }
    #expect(FileCalls.readOnly.remove(FileCalls.anywhere, file.path) != 0)
    #expect(try file.bytes() == kept)
  }

  @Test func `A new file stays in place if flushing the file succeeds but flushing its folder fails`() async throws {
    try await UsedStore.fill(file.store())
    let flushes = Box(0)
    var calls = FileCalls.system
    calls.flush = { descriptor in
      if flushes.change({ $0 += 1 }) == 1 { return fsync(descriptor) }
      errno = EIO
      return -1
    }
    let store = file.store(calls)
    await #expect(throws: GatewayError.unfinished(.failed(what: file.folder.path, why: GatewayError.reason(EIO)))) {
      try await store.reset()
    }
    #expect(flushes.value == 2)
    #expect(try file.drafts() == [])
    // The store has read the new contents of its file.
    #expect(try await store.contents() == StoreState())
    #expect(try await file.store().contents() == StoreState())
  }

  @Test func `A change to a store fails if the folder of the change's picture can't be flushed`() async throws {
    try await UsedStore.fill(file.store())
    let contents = try await file.store().contents()
    let logo = try Samples.image("a")
    let store = file.store(.failingFolders)
    await #expect {
      try await store.addManufacturer(try Samples.manufacturer("Alba", logo: logo), photos: [logo])
    } throws: {
      $0.isFailure
    }
    #expect(try await file.store().contents() == contents)
  }

  @Test func `A rename whose result is lost still takes effect`() async throws {
    var calls = FileCalls.system
    calls.move = { folder, from, to in
      _ = FileCalls.system.move(folder, from, to)
      errno = EIO
      return -1
    }
    try await UsedStore.fill(file.store(calls))
    let other = try StoreFile()
    try await UsedStore.fill(other.store())
    #expect(try file.bytes() == other.bytes())
  }

  @Test func `Removing a file takes effect but is reported as unfinished if the folder can't be flushed`() throws {
    try AtomicFile(file.path).update { (_) throws(GatewayError) in [1] }
    let failure = GatewayError.failed(what: file.folder.path, why: GatewayError.reason(EIO))
    #expect(throws: GatewayError.unfinished(failure)) {
      try AtomicFile(file.path, calls: .failingFolders).update { (_) throws(GatewayError) in nil }
    }
    #expect(try AtomicFile(file.path).read() == nil)
  }

  @Test func `A file is written completely despite short and interrupted writes`() async throws {
    let writes = Box(0)
    var calls = FileCalls.system
    calls.put = { descriptor, buffer in
      if writes.change({ $0 += 1 }) % 3 == 0 {
        errno = EINTR
        return -1
      }
      return write(descriptor, buffer.baseAddress, min(buffer.count, 7))
    }
    try await UsedStore.fill(file.store(calls))
    let other = try StoreFile()
    try await UsedStore.fill(other.store())
    #expect(try file.bytes() == other.bytes())
  }

  @Test func `Temporary files left behind by a crash are harmless, and the next change deletes them`() async throws {
    try await UsedStore.fill(file.store())
    let contents = try await file.store().contents()
    let drafts = [
      "recetas.json.new", TemporaryFileName.fresh(of: "recetas.json"), TemporaryFileName.fresh(of: "recetas.json"),
    ]
    let others = ["recetas.json.bak.new", "other.json.0123456789abcdef.new", "recetas.json.0123456789abcdeg.new"]
    for name in drafts + others { _ = try file.folder.file(name, [UInt8](repeating: 0x7B, count: 100_000)) }
    #expect(try await file.store().contents() == contents)
    try await file.store().reset()
    #expect(try await file.store().contents() == StoreState())
    #expect(try file.drafts() == others.sorted())
  }

  private func expectKept(_ calls: FileCalls, _ error: GatewayError) async throws {
    let (old, inode) = (try file.bytes(), try file.inode())
    let store = file.store(calls)
    let contents = try await store.contents()
    await #expect(throws: error) { try await store.reset() }
    #expect(try file.bytes() == old && file.inode() == inode)
    #expect(try file.drafts() == [])
    #expect(try await store.contents() == contents)
  }
}

extension FileCalls {
  /// Returns the system's calls, except for one call that always fails, as on a broken disk.
  fileprivate static func failing(_ call: WritableKeyPath<FileCalls, @Sendable (Int32) -> Int32>) -> FileCalls {
    var calls = system
    calls[keyPath: call] = { _ in
      errno = EIO
      return -1
    }
    return calls
  }
}

extension StoreFile {
  /// Returns the size of the file after a change to a store with these contents.
  fileprivate func sizeOf(_ contents: StoreState, after change: (StateStore) async throws -> Void)
    async throws -> Int
  {
    try Data(StoreDocument(contents).encoded()).write(to: url)
    try await change(store())
    return try bytes().count
  }
}

@Suite struct `Saving a file for a user` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/mapa.svg" }

  init() throws { folder = try TemporaryFolder() }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `Saving a file writes the complete file and leaves no other files next to it`() throws {
    for text in ["one", "two"] {
      try SavedFile(path).save(Array(text.utf8))
      #expect(try self.text(path) == text)
      #expect(try names() == ["mapa.svg"])
    }
  }

  @Test func `A saved file has the permissions of the file that it replaces`() throws {
    try SavedFile(path).save([1])
    #expect(chmod(path, 0o640) == 0)
    try SavedFile(path).save([2])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func `Saving a file follows links but never replaces a folder`() throws {
    let file = try folder.file("real", "old")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file)
    try SavedFile(path).save(Array("new".utf8))
    #expect(try text(file) == "new")
    #expect(throws: GatewayError.self) { try SavedFile(folder.path).save([1]) }
    #expect(try names() == ["mapa.svg", "real"])
  }

  @Test(arguments: [FileCalls.full(after: 0), .full(after: 2)])
  func `A file that can't be saved on a full disk keeps its old contents`(calls: FileCalls) throws {
    try SavedFile(path).save(Array("old".utf8))
    #expect { try SavedFile(path, calls: calls).save(Array("new".utf8)) } throws: { $0.isFull }
    #expect(try text(path) == "old")
    #expect(try names() == ["mapa.svg"])
  }
}
