import Foundation
import TestSupport
import TestGroups
import Testing

/// A sample of what libFuzzer does in `.ci/run --long`, or all of it where the toolchain has none.
@Suite(.group(.random)) struct `Whatever bytes are read, they are understood or refused` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `as a file of dishes`() async throws {
    try await feed(FuzzedImport(folder: folder.path), count(sample: 5000, long: 500_000))
  }

  @Test func `as a file of recipes, and as an answer of Spoonacular`() async throws {
    try await feed(FuzzedRecipes(folder: folder.path), count(sample: 4000, long: 500_000))
  }

  @Test func `as a catalog of beers`() async throws {
    try await feed(FuzzedCatalog(folder: folder.path), count(sample: 2000, long: 500_000))
  }

  @Test func `as a document of places`() async throws {
    try await feed(FuzzedFeed(folder: folder.path), count(sample: 2000, long: 300_000))
  }

  @Test(.smoke) func `as the file of a JSON store`() async throws {
    try await feed(FuzzedStateFile(folder: folder.path), count(sample: 1500, long: 200_000))
  }

  @Test func `as the file of an SQLite store`() async throws {
    try await feed(FuzzedDatabase(folder: folder.path), isJSON: false, count(sample: 800, long: 100_000))
  }

  /// A trap ends all tests; the input that it came from is then in a folder of this place.
  private func feed(_ entry: some FuzzEntry, isJSON: Bool = true, _ count: Int) async throws {
    let before = peakMemory
    let seeds = try await entry.seeds()
    var (mutation, understood) = (Mutation(seeds, isJSON: isJSON, seed: 1), 0)
    for number in 1...count {
      let bytes = mutation.next()
      do {
        if try await entry.check(bytes) { understood += 1 }
      } catch {
        Issue.record("input \(number): \(error): \(Data(bytes).base64EncodedString())")
      }
    }
    // Inputs that are all good, or all bad at their first byte, would show nothing.
    #expect((count / 20...count * 19 / 20).contains(understood), "\(understood) of \(count)")
    #expect(peakMemory - before < 1 << 30)
    if count > 10_000 {
      print("long: \(count) inputs, \(type(of: entry)), by the seeded generator: \(understood) understood")
    }
  }
}

/// The most memory that this process ever had, in bytes.
private var peakMemory: Int {
  var usage = rusage()
  getrusage(0, &usage)  // RUSAGE_SELF, which is of another type on each system.
  #if canImport(Darwin)
    return usage.ru_maxrss
  #else
    return usage.ru_maxrss << 10
  #endif
}
