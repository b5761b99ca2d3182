import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Changes by another store on the same file` {
  private let file: StoreFile

  init() throws { file = try StoreFile() }

  @Test func `An open JSON store sees changes that another store makes to the same file`() async throws {
    let (one, two) = (file.store(), file.store())
    #expect(try await one.inventory() == two.inventory())
    try await one.seed(try Samples.menu())
    #expect(try await two.inventory()[.dishes] == 5)
    try await two.reset()
    #expect(try await one.contents() == StoreState())
  }

  @Test func `A change to a JSON store applies to the state that another store wrote to the same file`() async throws {
    let (one, two) = (file.store(), file.store())
    let (ana, eva) = (try Samples.user("ana"), try Samples.user("eva"))
    for index in 0..<20 {
      let order = try Samples.order("order-\(index)", Samples.menu())
      try await (index % 2 == 0 ? one : two).place(order, at: Double(index), of: index % 3 == 0 ? ana : eva)
    }
    #expect(try await one.contents() == two.contents())
    #expect(try await one.inventory()[.placedOrders] == 20)
  }

  @Test func `A JSON store detects that another file replaced its own file`() async throws {
    let store = file.store()
    try await store.seed(try Samples.menu())
    let text = String(decoding: try file.bytes(), as: UTF8.self)
    try Data(text.replacing(#""Con miel""#, with: #""Con nata""#).utf8).write(to: file.url, options: .atomic)
    #expect(try await store.contents().menu.all.map(\.description).contains("Con nata"))
  }

  @Test func `A JSON store detects that its file was edited in place without changing its length`() async throws {
    let store = file.store()
    try await store.seed(try Samples.menu())
    let (text, inode) = (String(decoding: try file.bytes(), as: UTF8.self), try file.inode())
    try Data(text.replacing(#""Con miel""#, with: #""Con nata""#).utf8).write(to: file.url)
    // A person who edits the file takes longer than the clock's resolution, but this test doesn't.
    let later = Date(timeIntervalSince1970: 2_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: file.path)
    #expect(try file.inode() == inode)
    #expect(try await store.contents().menu.all.map(\.description).contains("Con nata"))
  }

  @Test func `A JSON store detects that its file was replaced twice within a tick of the clock`() async throws {
    let store = file.store()
    try await store.seed(try Samples.menu())
    let (text, time) = (String(decoding: try file.bytes(), as: UTF8.self), try file.modificationTimes())
    // The second file could get the first file's inode, which is free again unless the store keeps the first file open.
    for word in ["nata", "pera"] {
      try AtomicFile(file.path).replace(with: Array(text.replacing("Con miel", with: "Con \(word)").utf8))
    }
    #if os(Linux)
      let isHeld = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").contains { descriptor in
        let opened = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
        return opened == file.path + " (deleted)"
      }
      #expect(isHeld)
    #endif
    try #require(utimensat(AT_FDCWD, file.path, time, 0) == 0)
    #expect(try await store.contents().menu.all.map(\.description).contains("Con pera"))
  }

  @Test func `A JSON store is empty after its file is deleted`() async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(try await store.contents() == StoreState())
    try await store.seed([])
    #expect(try await file.store().inventory() == StoreInventory(seeded: [.restaurant]))
  }

  @Test func `A JSON store can be read again after its damaged file is repaired`() async throws {
    let store = file.store()
    try await UsedStore.fill(store)
    let (contents, bytes) = (try await store.contents(), try file.bytes())
    try file.write("oops")
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt }
    try Data(bytes).write(to: file.url)
    #expect(try await store.contents() == contents)
  }
}

extension StoreFile {
  /// Returns the times at which the file was last read and written, to the nanosecond.
  fileprivate func modificationTimes() throws -> [timespec] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
    #if canImport(Darwin)
      return [status.st_atimespec, status.st_mtimespec]
    #else
      return [status.st_atim, status.st_mtim]
    #endif
  }
}
