import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `An interrupted download of places` {
  private let folder: PlaceFolder

  init() throws { folder = try PlaceFolder() }

  @Test(.group(.heavy))
  func `A place download resumes from the complete lines of a truncated journal`() async throws {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    let journal = try folder.bytes("download")
    let lines = journal.indices.filter { journal[$0] == UInt8(ascii: "\n") }
    #expect(lines.count == PlaceSteps.all.count && lines.last == journal.count - 1)

    for length in 0...journal.count {
      try folder.write("download", Array(journal[..<length]))
      let whole = lines.count { $0 < length }
      let unfinished = try await folder.files().unfinished()
      #expect(unfinished?.settled == (whole == 0 ? nil : max(0, whole - 4)), "of \(length) bytes")
      try await folder.files().downloading { download in
        #expect(try await download.collected == PlaceSteps.collected(after: whole), "of \(length) bytes")
        guard whole < lines.count else { return }
        try await PlaceSteps.all[whole](download)
        #expect(try folder.bytes("download") == Array(journal[...lines[whole]]), "resumed from \(length) bytes")
      }
    }
  }

  @Test func `A place download resumes from the lines before a damaged line in its journal`() async throws {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    let journal = try folder.bytes("download")
    let lines = journal.indices.filter { journal[$0] == UInt8(ascii: "\n") }
    for (number, end) in lines.enumerated() {
      var spoiled = journal
      spoiled[end - 1] = UInt8(ascii: "x")
      try folder.write("download", spoiled)
      try await folder.files().downloading { download in
        #expect(try await download.collected == PlaceSteps.collected(after: number))
        for step in PlaceSteps.all[number...] { try await step(download) }
      }
      #expect(try await folder.collected() == PlaceSteps.whole)
    }
  }

  @Test func `The journal of a place download contains no download if its start line is missing`() async throws {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    let deep = String(repeating: "[", count: 9999) + "\n"
    for text in ["", "\n", "x", "{}\n", "null\n", "\u{FEFF}{\"begun\":{}}\n", deep] {
      try folder.write("download", Array(text.utf8))
      #expect(try await folder.files().unfinished() == nil)
      try await folder.files().downloading { download in
        #expect(try await download.collected == CollectedPlaces())
        try await PlaceSteps.run(on: download)
      }
      #expect(try await folder.collected() == PlaceSteps.whole)
    }
  }

  @Test func `A second process sees a running place download but can't start one at the same time`() async throws {
    let (mine, theirs) = (folder.files(), folder.files())
    let download = try await mine.begin()
    try await PlaceSteps.run(on: download)
    let expected = UnfinishedPlaceDownload(
      id: try PlaceDownloadNote.ID("one"), isRunning: true, source: "here", settled: 3, total: 3)
    #expect(try await theirs.unfinished() == expected)
    let busy = GatewayError.busy(what: folder.path + "/download")
    await #expect(throws: busy) { _ = try await theirs.begin() }
    await #expect(throws: busy) { try await theirs.removeAll {} }
    #expect(try await theirs.picture(try Photo.ID(PlaceSteps.name("a"))) == PlaceSteps.image("a"))
    await download.end()
    #expect(try await theirs.downloading { try await $0.collected } == PlaceSteps.whole)
  }

  @Test func `A place download ends when the last reference to it is released`() async throws {
    try await {
      let download = try await folder.files().begin()
      try await PlaceSteps.run(on: download)
    }()
    // The download's thread may not have released the download yet.
    while try await folder.files().unfinished()?.isRunning != false { await Task.yield() }
    #expect(try await folder.collected() == PlaceSteps.whole)
  }

  @Test func `A place download that was stopped while finishing is finished by the next download`() async throws {
    try await folder.files().downloading { try await PlaceSteps.run(on: $0) }
    // The process was stopped before its last step, the deletion of the journal.
    for name in [PlaceSteps.documentName, try PlaceSteps.name("c")] { try folder.remove(name) }
    try await folder.files().downloading { download in
      var left = try PlaceSteps.whole
      left.documents[.shop] = nil
      left.pictures[try PlaceSteps.address("c").digest] = nil
      #expect(try await download.collected == left)
      try await download.finish(keeping: [Photo.ID(of: try PlaceSteps.image("a"))])
      try await download.flush()
    }
    #expect(try folder.names() == ["download.lock", try PlaceSteps.name("a")])
    #expect(try await folder.files().unfinished() == nil)
  }

  @Test(.group(.heavy)) func `Only one of two concurrent tasks can resume a stopped place download`() async throws {
    let files = folder.files()
    for _ in 0..<5 {
      let both = Gate(for: 2)
      let refused = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<2 {
          group.addTask {
            let download = try? await files.begin()
            // Neither download ends before both tasks have tried to start one.
            await both.pass()
            await download?.end()
            return download == nil
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(refused == 1)
    }
  }
}

@Suite struct `Places next to the other domains of a store` {
  @Test(arguments: Stores.allCases) func `Places are counted in the inventory and deleted by a reset`(store: Stores)
    async throws
  {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    try await subject.gateway.seed(places: try Samples.places(), with: try Samples.download("first"))
    #expect(try await subject.gateway.inventory() == StoreInventory(seeded: [.places], [.places: 7]))
    try await subject.gateway.reset()
    #expect(try await subject.gateway.inventory() == StoreInventory())
    #expect(try await subject.gateway.placeDownload() == nil)
    #expect(try await subject.gateway.contents() == StoreState())
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: Stores.allCases)
  func `Places are unchanged after a round trip through the document of any store`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    let photo = Photo.ID(ofBytes: [1])
    let places =
      try Samples.places() + [
        Samples.completePlace(.activity, .kept(photo, bytes: 3), .missing(.tooLarge), .notRequested)
      ]
    try await subject.gateway.seed(places: places, with: try Samples.download("first", at: 0.123))
    let state = try await subject.gateway.contents()
    #expect(Set(state.places.all) == Set(places))
    let bytes = try StoreDocument(state).encoded()
    #expect(try StoreDocument.decode(bytes, from: "memory") == state)
    let memory = StateStore()
    try await memory.seed(places: places.reversed(), with: try Samples.download("first", at: 0.123))
    #expect(try StoreDocument(try await memory.contents()).encoded() == bytes)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: Stores.allCases)
  func `Importing data other than places leaves the places unchanged`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    let places = try Samples.places()
    try await subject.gateway.seed(places: places, with: try Samples.download("first"))
    try await subject.gateway.seed(try Samples.menu())
    #expect(try await subject.gateway.all() == places)
    #expect(try await subject.gateway.placeDownload() == Samples.download("first"))
    try await subject.gateway.seed(places: [])
    let expected = StoreInventory(seeded: [.places, .restaurant], [.dishes: 5, .kinds: 3])
    #expect(try await subject.gateway.inventory() == expected)
    withExtendedLifetime(folder) {}
  }
}
