import StoreCore
public import UseCases

/// The location of a store on this machine. You can parse it from a string that the user enters as an option or a setting.
///
/// ```swift
/// guard let place = LocalStore("json:/var/lib/menu") else { throw Usage() }
/// let store = place.open()
/// ```
public struct LocalStore: Sendable, Hashable, CustomStringConvertible {
  /// A kind of store. The SQLiteGateways library adds the kind `sqlite` for databases.
  public struct Kind: Sendable {
    /// The kind of an in-memory store. Its location is `memory:`. The data is lost when the store is released.
    public static let memory = Kind(NoStoreFiles.self)
    /// The kind of a store in a JSON file. Its locations have the form `json:FOLDER`.
    public static let json = Kind(JSONStoreFiles.self)

    package let files: any StoreFiles.Type

    package init(_ files: any StoreFiles.Type) { self.files = files }
  }

  /// The location of an in-memory store.
  package static let memory = LocalStore(NoStoreFiles())
  /// Returns the location of a store in a JSON file in this folder.
  package static func json(folder: String) -> LocalStore { LocalStore(JSONStoreFiles(folder: folder)) }

  package let files: any StoreFiles

  package init(_ files: any StoreFiles) { self.files = files }

  /// Parses the location of a store of one of these kinds, such as `memory:` or `json:FOLDER`. `nil` if the string is invalid. This
  /// initializer doesn't access the disk.
  public init?(_ description: String, kinds: [Kind] = [.memory, .json]) {
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let kind = kinds.first(where: { $0.files.kind == parts[0] }),
      let files = kind.files.init(parts[1])
    else { return nil }
    self.files = files
  }

  /// Returns the location of the default store in a data folder. The store is a JSON file in the folder or, for other kinds, a file such as
  /// the database `recetas.sqlite`.
  public static func standard(in folder: String, kind: Kind = .json) -> LocalStore {
    LocalStore(kind.files.init(in: folder))
  }

  /// The location as a string, such as `json:/var/lib/menu`.
  public var description: String { type(of: files).kind + ":" + files.place }

  public static func == (one: LocalStore, other: LocalStore) -> Bool { one.description == other.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Opens the store. The first call to the store reads, creates or migrates its files, and throws any error that occurs.
  public func open() -> any Store { files.open(.system) }

  /// Opens the gateway for the pictures of the store's places, which are stored next to the store.
  public func openPlaceFiles() -> any PlaceFileGateway { files.openPlaceFiles(.system) }
}
