import Foundation
import Gateways
import UseCases

/// A way into the kit for bytes from outside, with what must hold whatever they are; fed by the tests, and by libFuzzer.
///
/// It uses what is public only, as it is compiled outside the package too: see `Fuzzing/`.
protocol FuzzEntry: Sendable {
  /// In memory, and nobody else's.
  var folder: String { get }

  /// Inputs that are good, or nearly.
  func seeds() async throws -> [[UInt8]]

  /// - Returns: whether the bytes were understood.
  /// - Throws: ``Broken`` when the kit did something else than answer, or refuse with an error of its own.
  func check(_ bytes: [UInt8]) async throws -> Bool
}

/// What did not hold.
struct Broken: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless it holds.
func demand(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws {
  if !holds { throw Broken(otherwise()) }
}

extension FuzzEntry {
  /// What a store holds can be written as a document, and says the same when it is read.
  func demandItLasts(_ contents: StoreState) async throws {
    let other = folder + "/copy"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try Data(try JSONDocument.encode(StoreDocument(contents))).write(to: URL(filePath: other + "/recetas.json"))
    try demand(try await StateStore(folder: other).contents() == contents, "written anew it says something else")
  }
}

/// What an import in memory left there, and what it reported; `nil`: it was refused, and left nothing.
func imported(
  _ domain: Domain, into store: StateStore, by importSeed: () async throws(ImportSeedError) -> SeedReport?
) async throws -> (contents: StoreState, report: SeedReport?)? {
  let report: SeedReport?
  do { report = try await importSeed() } catch {
    try demand(try await store.contents() == StoreState(), "after \(error) something is stored")
    if case .store = error { throw Broken("memory failed: \(error)") }
    return nil
  }
  let contents = try await store.contents()
  try demand(contents.seeded == [domain], "it is not marked as seeded")
  return (contents, report)
}

/// Where hundreds of thousands of files wait for no disk, if the system has such a place.
let memoryFolder =
  FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : FileManager.default.temporaryDirectory.path
