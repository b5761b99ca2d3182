public import Entities
public import UseCases

/// Reads the places of Madrid from a folder that contains the service's documents: `getShops.json` or `getShops.php`, and so on.
public struct FolderPlaceSource: PlaceSource {
  public let name: String
  public let holdsSamples: Bool
  private let folder: String
  private let template: PlaceMapTemplate?

  /// Creates a source that reads a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder with the documents.
  ///   - name: The name of the source. `nil` to use the path.
  ///   - holdsSamples: Whether the places are samples.
  ///   - map: The template for the map addresses.
  public init(
    _ folder: String, name: String? = nil, holdsSamples: Bool = false, map: PlaceMapTemplate? = nil
  ) {
    self.folder = folder
    self.holdsSamples = holdsSamples
    self.name = name ?? folder
    template = map
  }

  @concurrent public func document(_ kind: Place.Kind) async throws(SeedSourceError) -> [UInt8]? {
    if let (file, path) = try file(of: kind) {
      do {
        if let bytes = try file.bytes(atMost: MadridDocument.maximumBytes) { return bytes }
      } catch {
        throw .unreadable(path: path, why: error.reason)
      }
      throw .unreadable(path: path, why: OpenFile.Failure.tooLarge.reason)
    }
    // A folder with neither shops nor activities is probably the wrong one.
    if try file(of: .shop) == nil, try file(of: .activity) == nil {
      throw .missing(path: Folder.exists(folder) ? paths(of: .shop).first ?? folder : folder)
    }
    return nil
  }

  public func seed(_ document: [UInt8], of kind: Place.Kind) -> any SeedSource {
    let path = (try? file(of: kind))?.path ?? paths(of: kind).first ?? folder
    return MadridFeed.places(kind, in: document, at: path)
  }

  public func map(of coordinate: Coordinate) -> WebAddress? { template?.address(of: coordinate) }

  public func isReachable() async -> Bool { true }

  /// Returns the possible paths of a document, in the order in which they are tried.
  private func paths(of kind: Place.Kind) -> [String] {
    let folder = folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return [".json", ".php", ""].map { folder + MadridDocument.name(kind) + $0 }
  }

  private func file(of kind: Place.Kind) throws(SeedSourceError) -> (file: OpenFile, path: String)? {
    for path in paths(of: kind) {
      do { return (try OpenFile(path), path) } catch .missing { continue } catch { throw error }
    }
    return nil
  }
}
