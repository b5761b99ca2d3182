import Foundation
import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `A seed file tells how far it is read` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/platos.json" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `in bytes, at the end of each record, of the bytes of the file`() async throws {
    let text = "[\(dishRecord()),\n  \(dishRecord("\"Pan\""))]\n\n"
    try Data(text.utf8).write(to: URL(filePath: path))
    var reader = try await DishSeed.file(path).open()
    #expect(reader.totalBytes == text.utf8.count)
    #expect(reader.bytesRead == 0)

    let first = 1 + dishRecord().utf8.count
    _ = try reader.next()
    #expect(reader.bytesRead == first)
    _ = try reader.next()
    #expect(reader.bytesRead == first + 4 + dishRecord("\"Pan\"").utf8.count)
    #expect(try reader.next() == nil)
    #expect(reader.bytesRead == text.utf8.count)
  }

  @Test func `however many chunks it is read in`() async throws {
    let text = Array(repeating: dishRecord(), count: 5000).joined(separator: "\n")
    try Data(text.utf8).write(to: URL(filePath: path))
    var reader = try await DishSeed.file(path).open()
    for record in 1...5000 {
      _ = try reader.next()
      try #require(reader.bytesRead == record * (dishRecord().utf8.count + 1) - 1)
    }
    #expect(reader.totalBytes == reader.bytesRead)
  }
}
