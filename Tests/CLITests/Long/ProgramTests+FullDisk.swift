import Foundation
import TestGroups
import TestSupport
import Testing

/// These tests are skipped under the thread sanitizer, which needs more memory than the limits allow. See `.ci/run`.
@Suite(.serialized) struct `A disk that is full at any write` {
  private let dishes = count(sample: 600, long: 5000)
  private let changes = isLong ? UsedStore.Change.allCases : [.importing]

  @Test(.group(.kills), arguments: Stores.persistent)
  func `A command that reaches a file size limit changes nothing until there is enough room`(store: Stores) async throws
  {
    let used = try await UsedStore(store, dishes: dishes)
    for change in changes {
      var disk = try await FullDisk(used, used.words(change, dishes: dishes)) { blocks, command in
        try await used.program.shell(command, largestFile: blocks)
      }
      try await disk.step(count(sample: 0, long: change == .importing ? 60 : 10))
      disk.report("limits on files", store, change.rawValue)
    }
  }

  #if os(Linux)
    @Test(
      .group(.kills), .enabled(if: isLong, "this test runs only with .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "this user can't mount a disk"),
      arguments: Stores.persistent)
    func `A command on a full disk changes nothing until there is enough room`(store: Stores) async throws {
      let used = try await UsedStore(store, dishes: dishes)
      let disk = try SmallDisk(used.program.folder.path)
      for change in changes {
        var steps = try await FullDisk(used, used.words(change, dishes: dishes)) { pages, command in
          try await disk.run(command, of: used.program, pages: pages)
        }
        try await steps.step(change == .importing ? 40 : 10)
        steps.report("disks", store, change.rawValue)
      }
    }

    @Test(
      .group(.kills), .enabled(if: isLong, "this test runs only with .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "this user can't mount a disk"),
      arguments: Stores.persistent)
    func `An import changes nothing if the disk for temporary files is full`(store: Stores) async throws {
      let used = try await UsedStore(store, dishes: dishes)
      let folder = try TemporaryFolder()
      let disk = try SmallDisk(folder.path)
      var steps = try await FullDisk(used, used.words(.importing, dishes: dishes)) { pages, command in
        try await disk.run(command, of: used.program, pages: pages)
      }
      try await steps.step(10, mayAlwaysFit: true)
      steps.report("disks for temporary files", store, "importing")
    }
  #endif
}

/// These tests are skipped under the thread sanitizer, like `A disk that is full at any write`.
@Suite(.serialized) struct `A disk that is full at any write of beers` {
  private let changes: [UsedBeers.Change] = isLong ? [.addingBeer, .addingReview, .importing] : [.addingBeer]

  @Test(.group(.kills), arguments: Stores.persistent)
  func `A beer change that reaches a file size limit has no effect until there is enough room`(store: Stores)
    async throws
  {
    let beers = try await UsedBeers(store, beers: count(sample: 30, long: 300))
    for change in changes {
      var disk = try await FullDisk(beers.used, beers.words(change)) { blocks, command in
        let outcome = try await beers.used.program.shell(command, largestFile: blocks)
        try await expectTidy(beers, "with a limit of \(blocks) blocks")
        return outcome
      }
      try await disk.step(count(sample: 0, long: 20))
      disk.report("limits on files", store, change.rawValue)
    }
  }

  #if os(Linux)
    @Test(
      .group(.kills), .enabled(if: isLong, "this test runs only with .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "this user can't mount a disk"),
      arguments: Stores.persistent)
    func `A beer change on a full disk has no effect until there is enough room`(store: Stores) async throws {
      let beers = try await UsedBeers(store, beers: 300)
      let disk = try SmallDisk(beers.used.program.folder.path)
      for change in changes {
        var steps = try await FullDisk(beers.used, beers.words(change)) { pages, command in
          let outcome = try await disk.run(command, of: beers.used.program, pages: pages)
          try await expectTidy(beers, "with \(pages) free pages")
          return outcome
        }
        try await steps.step(20)
        steps.report("disks", store, change.rawValue)
      }
    }
  #endif

  /// Expects that a refused change leaves no picture behind.
  private func expectTidy(_ beers: UsedBeers, _ comment: Comment) async throws {
    let unnamed = try await IntactBeers(beers.used.program).unnamedPictures(comment)
    #expect(unnamed == [], comment)
  }
}

/// These tests are skipped under the thread sanitizer, like `A disk that is full at any write`.
@Suite(.serialized) struct `A disk that is full at any write of places` {
  private func used(_ store: Stores) async throws -> UsedStore {
    try await UsedStore(store, files: TemporaryFolder(), after: [["menu", "list"]])
  }

  @Test(.group(.kills), arguments: Stores.persistent)
  func `A download of places that reaches a file size limit can be completed with enough room`(store: Stores)
    async throws
  {
    let used = try await used(store)
    var disk = try await FullDisk(used, ["places", "download"]) { blocks, command in
      try await used.program.shell(command, largestFile: blocks)
    }
    try await disk.step(count(sample: 0, long: 40))
    #expect(try await used.program("places", "verify").code == 0)
    disk.report("limits on files", store, "places")
  }

  #if os(Linux)
    @Test(
      .group(.kills), .enabled(if: isLong, "this test runs only with .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "this user can't mount a disk"),
      arguments: Stores.persistent)
    func `A download of places to a full disk changes nothing until there is enough room`(store: Stores) async throws {
      let used = try await used(store)
      let disk = try SmallDisk(used.program.folder.path)
      var steps = try await FullDisk(used, ["places", "download"]) { pages, command in
        try await disk.run(command, of: used.program, pages: pages)
      }
      try await steps.step(40)
      #expect(try await used.program("places", "verify").code == 0)
      steps.report("disks", store, "places")
    }
  #endif
}
