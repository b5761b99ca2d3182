import Fixtures
import Foundation
import TestGroups
import TestSupport
import Testing

#if !os(iOS)
  @Suite struct `The folder of fixtures` {
    /// Runs in a separate process, since the current folder applies to the whole process.
    @Test(.group(.processes))
    func `A program found through PATH does not use fixtures in the current folder`() async throws {
      let folder = try TemporaryFolder()
      _ = try folder.folder("Fixtures/Restaurant")
      _ = try folder.file("Fixtures/Restaurant/dishes.json", "[]")
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        try #require(chdir(path) == 0)
        #expect(try Fixtures.dishes.path(nextTo: "./recetas-cli") == "./Fixtures/Restaurant/dishes.json")
        for program in ["recetas-cli", "", nil] {
          #expect(try Fixtures.dishes.path(nextTo: program).hasPrefix("/"))
        }
      }
    }
  }
#endif
