import Entities
import Foundation
@testable import Gateways
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `A disk without room for the files of places` {
  @Test(.group(.heavy)) func `takes nothing that was gathered, wherever it ends, and the next download completes`()
    async throws
  {
    var room = 0
    var completed: Set<Int> = []
    while !completed.contains(PlaceSteps.all.count) {
      let folder = try PlaceFolder()
      let done = try await folder.files(.full(after: room)).downloading { download in
        for (index, step) in PlaceSteps.all.enumerated() {
          do { try await step(download) } catch {
            guard error.isFull else { throw error }
            #expect(try await download.gathered == PlaceSteps.gathered(after: index), "with room for \(room) bytes")
            return index
          }
        }
        return PlaceSteps.all.count
      }
      completed.insert(done)
      #expect(try await folder.gathered() == PlaceSteps.gathered(after: done), "with room for \(room) bytes")
      #expect(try folder.names().allSatisfy { !$0.hasSuffix(".new") })

      try await folder.files().downloading { download in
        for step in PlaceSteps.all[done...] { try await step(download) }
        #expect(try await download.gathered == PlaceSteps.whole)
        try await download.flush()
        try await download.finish(keeping: [Photo.ID(of: try PlaceSteps.image("a"))])
      }
      #expect(try folder.names() == ["download.lock", try PlaceSteps.name("a")])
      room += 13
    }
    // Each step was the one that found no room.
    #expect(completed == Set(0...PlaceSteps.all.count))
  }

  @Test func `takes nothing from a download that was whole before`() async throws {
    let folder = try PlaceFolder()
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    try await folder.files(.full(after: 300)).downloading { download in
      let large = try PlaceSteps.image(String(repeating: "x", count: 1000))
      await #expect(throws: GatewayError.self) {
        _ = try await download.keep(large, from: try PlaceSteps.address("large"))
      }
      #expect(try await download.gathered == PlaceSteps.whole)
    }
    #expect(try await folder.gathered() == PlaceSteps.whole)
  }

  @Test func `or that fails to keep a file says so when somebody waits for it`() async throws {
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
    // The next one does not take it for granted that it is on the disk.
    let flushes = Box(0)
    calls.flush = { file in
      flushes.change { $0 += 1 }
      return fsync(file)
    }
    try await folder.files(calls).downloading { download in
      _ = try await download.gathered
      try await download.flush()
    }
    // The document, two pictures, their folder; of the journal the last one wrote nothing.
    #expect(flushes.value >= 4)
  }
}
