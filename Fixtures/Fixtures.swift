#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The kit's sample data: plain JSON files for the first run, for tests and for previews.
public enum Fixtures: String, Sendable, CaseIterable {
  /// The restaurant's menu, with 40 dishes of 6 kinds.
  case dishes = "Restaurant/dishes.json"
  /// Recipes in the schema.org format, as JSON-LD.
  case recipes = "Recipes/recipes.json"
  /// Manufacturers and their beers, with pictures in the same folder.
  case beers = "Beers/beers.json"
  /// Madrid's shops in the format of the city's feed. The folder also contains activities, services and the pictures of all places.
  case shops = "Places/getShops.json"

  /// Returns the path of the sample file. The file can be next to the executable, in the app's bundle, or in the package from which the
  /// program was built.
  ///
  /// - Throws: ``FixtureNotFound`` with the paths that were tried.
  public func path() throws(FixtureNotFound) -> String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try path(nextTo: link ?? CommandLine.arguments.first)
  }

  /// Returns the path of the sample file for a program with the given executable.
  ///
  /// - Parameter program: The path of the executable. A name without a folder is ignored, because it was found through `PATH`, not in the
  ///   current folder.
  package func path(nextTo program: String?) throws(FixtureNotFound) -> String {
    let tried = Self.folders(nextTo: program).map { $0 + "/" + rawValue }
    guard let path = tried.first(where: FileManager.default.fileExists(atPath:)) else {
      throw FixtureNotFound(name: rawValue, tried: tried)
    }
    return path
  }

  /// Returns the folder that contains the file, its pictures, and the other place feeds.
  ///
  /// - Throws: ``FixtureNotFound`` with the paths that were tried.
  public func folder() throws(FixtureNotFound) -> String { Self.folder(of: try path()) }

  private static func folders(nextTo program: String?) -> [String] {
    var homes: [String] = []
    if let program, program.contains("/") { homes.append(folder(of: program)) }
    #if canImport(Darwin)
      homes += [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap(\.self)
    #endif
    // These are the folders to which the package manager copies resources, and the folder of an installed program.
    let names = [
      "Recetas_Fixtures.resources", "Recetas_Fixtures.bundle", "Recetas_Fixtures.bundle/Contents/Resources", "Fixtures",
      "../share/recetas",
    ]
    return homes.flatMap { home in names.map { home + "/" + $0 } } + [folder(of: #filePath)]
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// The error for a missing sample file.
public struct FixtureNotFound: Error, Sendable, Hashable {
  /// The path of the missing file, relative to the folder of the sample data.
  public let name: String
  /// The paths that were tried.
  public let tried: [String]
}
