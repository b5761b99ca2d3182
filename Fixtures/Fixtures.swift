#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The kit's own data: plain JSON files for the first run, for tests and for previews.
public enum Fixtures: String, Sendable, CaseIterable {
  /// The restaurant's menu: 40 dishes of 6 kinds.
  case dishes = "Restaurant/dishes.json"
  /// Recipes as schema.org describes them, in JSON-LD.
  case recipes = "Recipes/recipes.json"
  /// Manufacturers of beer and what they make, with pictures beside it.
  case beers = "Beers/beers.json"
  /// Shops of Madrid, in the feed of the city's shops; beside them its activities and services, and pictures of all.
  case shops = "Places/getShops.json"

  /// Where the file is: beside the executable, in the app's bundle, or in the package it was built from.
  ///
  /// - Throws: ``FixtureNotFound`` with the places that were tried.
  public func path() throws(FixtureNotFound) -> String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try path(beside: link ?? CommandLine.arguments.first)
  }

  /// - Parameter program: the path of the executable. A name without a folder was found through `PATH`: its folder isn't the current one.
  package func path(beside program: String?) throws(FixtureNotFound) -> String {
    let tried = Self.folders(beside: program).map { $0 + "/" + rawValue }
    guard let path = tried.first(where: FileManager.default.fileExists(atPath:)) else {
      throw FixtureNotFound(name: rawValue, tried: tried)
    }
    return path
  }

  /// The folder of the file, with what belongs to it: its pictures, and for places the other documents.
  ///
  /// - Throws: ``FixtureNotFound`` with the places that were tried.
  public func folder() throws(FixtureNotFound) -> String { Self.folder(of: try path()) }

  private static func folders(beside program: String?) -> [String] {
    var homes: [String] = []
    if let program, program.contains("/") { homes.append(folder(of: program)) }
    #if canImport(Darwin)
      homes += [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap(\.self)
    #endif
    // The names under which the package manager copies a target's resources, and an installed program's own folder.
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

/// A file of the kit that should have come along with it and did not.
public struct FixtureNotFound: Error, Sendable, Hashable {
  /// Which file.
  public let name: String
  /// Where it was looked for.
  public let tried: [String]
}
