import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

#if os(Linux)
  @Suite(.group(.processes)) struct `The program without the proc file system` {
    @Test(
      .enabled(if: SmallDisk.isAllowed, "this user can't mount a disk"),
      arguments: [
        // Either `/proc` is empty, or it shows the processes of another namespace.
        "unshare -m /bin/sh -c 'mount -t tmpfs none /proc && exec \"$0\" \"$@\"'", "unshare --pid --fork",
      ])
    func `No command runs if the system doesn't provide process information`(hiding: String) async throws {
      let program = try Binary()
      for words in ["--version", "order add dish-tiramisu", ""] {
        try await program.shell("\(hiding) '\(Binary.path)' --store '\(program.location)' \(words)")
          .expect(.notReady, output: "", errorsContain: "Nothing was run.")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.path) == [])
    }
  }
#endif
