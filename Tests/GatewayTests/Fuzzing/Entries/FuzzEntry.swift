import Foundation
import Gateways
import UseCases

/// An entry point for untrusted bytes, with the conditions that must hold for any input. The tests and libFuzzer pass bytes to the entry.
///
/// An entry uses only public declarations, since it is also compiled outside the package (see `Fuzzing/`).
protocol FuzzEntry: Sendable {
  /// A folder that no other entry uses. The folder is in memory if the system has a folder in memory.
  var folder: String { get }

  /// Returns valid or almost valid inputs.
  func seeds() async throws -> [[UInt8]]

  /// Passes the bytes to the kit, and checks the result.
  ///
  /// - Returns: whether the kit accepted the bytes.
  /// - Throws: ``Broken`` if the kit neither accepted the bytes nor refused them with one of its own errors.
  func check(_ bytes: [UInt8]) async throws -> Bool
}

/// A condition that didn't hold.
struct Broken: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless the condition holds.
func demand(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws {
  if !holds { throw Broken(otherwise()) }
}

extension FuzzEntry {
  /// Checks that a store's contents are unchanged after they are written as a document and read back.
  func requireRoundTrip(_ contents: StoreState) async throws {
    let other = folder + "/copy"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try Data(try JSONDocument.encode(StoreDocument(contents))).write(to: URL(filePath: other + "/recetas.json"))
    try demand(try await StateStore(folder: other).contents() == contents, "the rewritten document differs")
  }
}

/// Imports a seed into an in-memory store, and returns the stored contents and the report. `nil` if the import was refused and stored
/// nothing.
func imported(
  _ domain: Domain, into store: StateStore, by importSeed: () async throws(ImportSeedError) -> SeedReport?
) async throws -> (contents: StoreState, report: SeedReport?)? {
  let report: SeedReport?
  do { report = try await importSeed() } catch {
    try demand(try await store.contents() == StoreState(), "something is stored after \(error)")
    if case .store = error { throw Broken("memory failed: \(error)") }
    return nil
  }
  let contents = try await store.contents()
  try demand(contents.seeded == [domain], "the domain is not marked as seeded")
  return (contents, report)
}

/// The folder for inputs. This is a folder in memory if the system has one, since hundreds of thousands of files would be slow on a disk.
let memoryFolder =
  FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : FileManager.default.temporaryDirectory.path
