import Foundation
import Testing

@testable import recetas_cli

@Suite struct `A change of the beers that was acknowledged` {
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
}
