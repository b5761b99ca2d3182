import Foundation

/// The entry to test. It is a global variable because C functions can't receive it any other way.
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
