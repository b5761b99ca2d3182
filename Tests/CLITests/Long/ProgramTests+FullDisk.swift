import Foundation
import TestSupport
import TestGroups
import Testing

/// Left out under the thread sanitizer, whose own memory such limits take away: see `.ci/run`.
@Suite(.serialized) struct `A disk that is full at any write` {
  private let dishes = count(sample: 600, long: 5000)
  private let changes = isLong ? UsedStore.Change.allCases : [.importing]

  @Test(.group(.kills), arguments: Stores.lasting)
  func `A command that hits a file size limit changes nothing, and succeeds with enough room`(
    store: Stores
  ) async throws {
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
      .group(.kills), .enabled(if: isLong, "only .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "here nothing may be mounted"),
      arguments: Stores.lasting)
    func `A command on a full disk with its temporary files changes nothing, and succeeds with enough room`(
      store: Stores
    ) async throws {
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
      .group(.kills), .enabled(if: isLong, "only .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "here nothing may be mounted"),
      arguments: Stores.lasting)
    func `by the size of the disk for temporary files alone`(store: Stores) async throws {
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
