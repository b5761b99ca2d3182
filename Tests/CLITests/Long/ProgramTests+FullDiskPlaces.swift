import TestSupport
import TestGroups
import Testing

/// Left out under the thread sanitizer, as is `A disk that is full at any write`.
@Suite(.serialized) struct `A disk that is full at any write of places` {
  private func used(_ store: Stores) async throws -> UsedStore {
    try await UsedStore(store, files: TemporaryFolder(), after: [["menu", "list"]])
  }

  @Test(.group(.kills), arguments: Stores.lasting)
  func `by a limit on the size of files: nothing can be read, and with room it goes on`(store: Stores) async throws {
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
      .group(.kills), .enabled(if: isLong, "only .ci/run --long"),
      .enabled(if: SmallDisk.isAllowed, "here nothing may be mounted"),
      arguments: Stores.lasting)
    func `A download of places to a full disk with its temporary files changes nothing, and succeeds with enough room`(
      store: Stores
    ) async throws {
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
