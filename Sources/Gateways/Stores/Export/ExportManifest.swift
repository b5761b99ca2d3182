import StoreCore

/// The manifest of an export: the file that lists what its folder holds, and marks the folder as an export.
package struct ExportManifest: Codable, Hashable {
  /// The newest format that the kit knows.
  static let format = 1
  static let name = "recetas-export.json"
  /// The maximum size of the manifest and of a line of records, in bytes.
  static let maximumBytes = 16 << 20

  /// A file of records, one per line.
  struct File: Codable, Hashable {
    let bytes: Int
    let records: Int
    let sha256: String
  }

  /// The folders of pictures, by whose they are.
  enum Pictures: String, CaseIterable {
    /// Logos, and photographs of beers and reviews.
    case photos
    /// Pictures of places.
    case places
  }

  let format: Int
  let catalog: File
  let users: File
  /// The ids of the pictures of places that could not be read when the store was exported.
  let missing: [String]

  init(catalog: File, users: File, missing: [String]) {
    format = Self.format
    self.catalog = catalog
    self.users = users
    self.missing = missing
  }

  func file(_ part: RecordPart) -> File {
    switch part {
    case .catalog: catalog
    case .users: users
    }
  }

  /// The names of everything in the folder.
  static var names: [String] { [name] + RecordPart.allCases.map(\.file) + Pictures.allCases.map(\.rawValue) }
}

extension RecordPart {
  /// The name of the file of these records.
  var file: String { rawValue + ".jsonl" }
}
