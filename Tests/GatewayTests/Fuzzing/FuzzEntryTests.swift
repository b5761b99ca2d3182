import Foundation
import TestSupport
import TestGroups
import Testing

/// Tests a sample of the inputs that libFuzzer tests in `.ci/run --long`. If the toolchain has no libFuzzer, `.ci/run --long` runs these
/// tests with all inputs.
@Suite(.group(.random)) struct `Whatever bytes are read, they are understood or refused` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Reading arbitrary bytes as a dish file never crashes`() async throws {
    try await feed(FuzzedImport(folder: folder.path), count(sample: 5000, long: 500_000))
  }

  @Test func `Reading arbitrary bytes as recipes from a file or from Spoonacular never crashes`() async throws {
    try await feed(FuzzedRecipes(folder: folder.path), count(sample: 4000, long: 500_000))
  }

  @Test func `Reading arbitrary bytes as a beer catalog never crashes`() async throws {
    try await feed(FuzzedCatalog(folder: folder.path), count(sample: 2000, long: 500_000))
  }

  @Test func `Reading arbitrary bytes as a document with places never crashes`() async throws {
    try await feed(FuzzedFeed(folder: folder.path), count(sample: 2000, long: 300_000))
  }

  @Test(.smoke) func `Reading arbitrary bytes as the file of a JSON store never crashes`() async throws {
    try await feed(FuzzedStateFile(folder: folder.path), count(sample: 1500, long: 200_000))
  }

  @Test func `Reading arbitrary bytes as the file of an SQLite store never crashes`() async throws {
    try await feed(FuzzedDatabase(folder: folder.path), isJSON: false, count(sample: 800, long: 100_000))
  }

  /// Passes inputs to an entry. If an input causes a trap, the trap ends all tests, and the input is left in the entry's folder.
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
    // If all inputs were accepted, or if all were refused at their first byte, the test would prove nothing.
    #expect((count / 20...count * 19 / 20).contains(understood), "\(understood) of \(count)")
    #expect(peakMemory - before < 1 << 30)
    if count > 10_000 {
      print("long: \(count) inputs, \(type(of: entry)), by the seeded generator: \(understood) understood")
    }
  }
}

/// The peak memory use of this process, in bytes.
private var peakMemory: Int {
  var usage = rusage()
  getrusage(0, &usage)  // The value 0 is RUSAGE_SELF, whose type differs between systems.
  #if canImport(Darwin)
    return usage.ru_maxrss
  #else
    return usage.ru_maxrss << 10
  #endif
}
