import Foundation
import TestSupport
import TestGroups
import Testing

@Suite struct `Beers that did not change` {
  @Test(.group(.processes), arguments: Stores.lasting)
  func `are not written again`(store: Stores) async throws {
    let beers = try await UsedBeers(store, beers: 30)
    let folder = beers.used.program.folder
    for words in beers.unchanging {
      let before = try folder.written()
      #expect(try await beers.used.program.start(words).end().code == 0)
      let after = try folder.written()
      for name in Set(after.keys).union(before.keys) { #expect(after[name] == before[name], "\(name): \(words)") }
    }
    // What does change is seen this way.
    let before = try folder.written()
    #expect(try await beers.changePictures().code == 0)
    #expect(try folder.written() != before)
  }
}

/// What a file says, which file it is, and when somebody wrote it last.
private struct WrittenFile: Equatable {
  let bytes: Data
  let number: UInt64?
  let date: Date?
}

extension TemporaryFolder {
  fileprivate func written() throws -> [String: WrittenFile] {
    var files: [String: WrittenFile] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[name] = WrittenFile(
        bytes: try Data(contentsOf: URL(filePath: path + "/" + name)),
        number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value,
        date: attributes[.modificationDate] as? Date)
    }
    return files
  }
}
