import Foundation

/// The entry that is fed: C functions have no other way to it.
let entry: (any FuzzEntry)? =
  switch CommandLine.arguments.dropFirst().first {
  case "import": FuzzedImport(folder: folder)
  case "state-file": FuzzedStateFile(folder: folder)
  case "database": FuzzedDatabase(folder: folder)
  default: nil
  }

/// In memory where the system has such a place.
let folder: String = {
  let memory = "/dev/shm"
  let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
  return parent + "/recetas-fuzz-\(getpid())"
}()
