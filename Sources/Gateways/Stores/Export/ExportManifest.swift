import StoreCore

/// The manifest of an export: a file that lists the contents of the folder, and marks the folder as an export.
package struct ExportManifest: Codable, Hashable {
  /// The latest format that the kit supports.
  static let format = 1
  static let name = "recetas-export.json"
  /// The maximum size of the manifest, and of each line in a record file, in bytes.
  static let maximumBytes = 16 << 20

  /// The description of a file that contains records, one on each line.
  struct File: Codable, Hashable {
    let bytes: Int
    let records: Int
    let sha256: String
  }

  /// A folder of pictures in an export.
  enum Pictures: String, CaseIterable {
    /// The folder with logos, and the pictures of beers and reviews.
    case photos
    /// The folder with the pictures of places.
    case places
  }

  let format: Int
  let catalog: File
  let users: File
  /// The ids of the pictures of places that could not be read during the export.
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

  /// The names of all files and folders in an export.
  static var names: [String] { [name] + RecordPart.allCases.map(\.file) + Pictures.allCases.map(\.rawValue) }
}

extension RecordPart {
  /// The name of the file that contains these records.
  var file: String { rawValue + ".jsonl" }
}
