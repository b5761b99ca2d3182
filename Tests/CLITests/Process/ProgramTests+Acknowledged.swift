import Foundation
import TestSupport
import TestGroups
import Testing

@Suite(.group(.kills)) struct `A change of the beers that was acknowledged` {
  /// As soon as its first line is there the process is killed, whatever it still had in mind.
  @Test(arguments: Stores.lasting)
  func `is there, though the process is killed at once`(store: Stores) async throws {
    let beers = try await UsedBeers(store, beers: 10, pictures: 1000)
    let used = beers.used
    for change in UsedBeers.Change.allCases {
      let words = beers.words(change)
      try used.restore()
      let undisturbed = try await used.program.start(words).end()
      let new = try await used.dumpNow()
      try used.restore()

      let command = words.map { "'\($0)'" }.joined(separator: " ")
      let outcome = try await used.program.shell(
        """
        mkfifo \(change)
        '\(Binary.path)' --store '\(used.program.location)' \(command) > \(change) & victim=$!
        read -r line < \(change)
        kill -9 $victim
        wait $victim 2> /dev/null
        echo "$line"
        """)
      // A new review has an id of its own.
      let first = undisturbed.output.split(separator: "\n").first.map(String.init) ?? ""
      if change != .addingReview { #expect(outcome.output == first + "\n", "\(change)") }
      #expect(!outcome.output.isEmpty && !first.isEmpty, "\(change)")
      let isThere = try await used.dumpNow() == new
      #expect(isThere && new != used.dump, "\(change)")
      let unnamed = try await SoundBeers(used.program).unnamedPictures("\(change)")
      #expect(unnamed == [], "\(change)")
    }
  }

  /// What is typed in the interactive front, and what tells that it is done; `PICTURE` stands for a file.
  private static let events: [(lines: [String], told: String)] = [
    (["+", "Nueva", "", "imported", ""], "Added: Nueva"), (["x 1", "y"], "Deleted with its beers"),
    (["1", "+", "1", "Polar", "2", "Ale", "+ PICTURE", "s"], "Added: Polar"),
    (["1", "/rubia", "1", "3", "5.5", "+ PICTURE", "c 3", "u 3", "x 1", "s"], "Saved"),
    (["1", "/rubia", "x 1", "y"], "Deleted, with its reviews"),
    (["1", "/rubia", "1", "w", "1", "5", "+ PICTURE", "s"], "Review saved"),
    (["r", "f 4", "1", "2", "Otra", "s"], "Review saved"), (["r", "f 4", "x 1", "y"], "Review deleted"),
  ]

  @Test(arguments: Stores.lasting)
  func `in the interactive front is there, too`(store: Stores) async throws {
    let used = try await UsedBeers(store, beers: 10, pictures: 1000).used
    for (lines, told) in Self.events {
      let typed = (["6"] + lines).map { $0.replacing("PICTURE", with: used.files.path + "/9.png") }
      try used.restore()
      let undisturbed = try await used.program.start(["interactive"], input: typed.joined(separator: "\n") + "\n").end()
      #expect(undisturbed.output.contains(told), "\(lines)")
      let new = try await used.dumpNow()
      try used.restore()

      let words = typed.map { "'\($0)'" }.joined(separator: " ")
      // The input stays open: it is still there, and waits for more, when it is killed.
      let outcome = try await used.program.shell(
        """
        rm -f keys screen && mkfifo keys screen
        '\(Binary.path)' --store '\(used.program.location)' interactive < keys > screen & victim=$!
        exec 3> keys 4< screen
        printf '%s\\n' \(words) >&3
        while read -r line <&4; do case "$line" in '\(told)'*) break ;; esac; done
        kill -9 $victim
        wait $victim 2> /dev/null
        echo "$line"
        """)
      #expect(outcome.output.hasPrefix(told), "\(lines)")
      let isThere = try await used.dumpNow() == new
      #expect(isThere && new != used.dump, "\(lines)")
      let unnamed = try await SoundBeers(used.program).unnamedPictures("\(lines)")
      #expect(unnamed == [], "\(lines)")
    }
  }
}
