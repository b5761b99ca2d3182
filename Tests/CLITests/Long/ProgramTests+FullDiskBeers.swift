import TestSupport
import TestGroups
import Testing

/// Left out under the thread sanitizer, as is `A disk that is full at any write`.
@Suite(.serialized) struct `A disk that is full at any write of beers` {
  private let changes: [UsedBeers.Change] = isLong ? [.addingBeer, .addingReview, .importing] : [.addingBeer]

  @Test(.group(.kills), arguments: Stores.lasting)
  func `A change of beers that hits a file size limit changes nothing, and succeeds with enough room`(
    store: Stores
  ) async throws {
    let beers = try await UsedBeers(store, beers: count(sample: 30, long: 300))
    for change in changes {
      var disk = try await FullDisk(beers.used, beers.words(change)) { blocks, command in
        let outcome = try await beers.used.program.shell(command, largestFile: blocks)
        try await expectTidy(beers, "with \(blocks) blocks")
        return outcome
      }
      try await disk.step(count(sample: 0, long: 20))
      disk.report("limits on files", store, change.rawValue)
    }
  }

  #if os(Linux)
    @Test(
      .group(.kills), .enabled(if: isLong, "only .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "here nothing may be mounted"),
      arguments: Stores.lasting)
    func `A change of beers on a full disk with its temporary files changes nothing, and succeeds with enough room`(
      store: Stores
    ) async throws {
      let beers = try await UsedBeers(store, beers: 300)
      let disk = try SmallDisk(beers.used.program.folder.path)
      for change in changes {
        var steps = try await FullDisk(beers.used, beers.words(change)) { pages, command in
          let outcome = try await disk.run(command, of: beers.used.program, pages: pages)
          try await expectTidy(beers, "with \(pages) pages")
          return outcome
        }
        try await steps.step(20)
        steps.report("disks", store, change.rawValue)
      }
    }
  #endif

  /// A change that was refused leaves no picture behind, either.
  private func expectTidy(_ beers: UsedBeers, _ comment: Comment) async throws {
    let unnamed = try await SoundBeers(beers.used.program).unnamedPictures(comment)
    #expect(unnamed == [], comment)
  }
}
