import Foundation

/// The entry that is fed: C functions have no other way to it.
let entry: (any FuzzEntry)? =
  switch CommandLine.arguments.dropFirst().first {
  case "import": FuzzedImport(folder: folder)
  case "recipes": FuzzedRecipes(folder: folder)
  case "catalog": FuzzedCatalog(folder: folder)
  case "feed": FuzzedFeed(folder: folder)
  case "state-file": FuzzedStateFile(folder: folder)
  case "database": FuzzedDatabase(folder: folder)
  default: nil
  }

let folder = memoryFolder + "/recetas-fuzz-\(getpid())"
