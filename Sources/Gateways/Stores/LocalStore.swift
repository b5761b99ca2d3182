import StoreCore
public import UseCases

/// Where a store on this machine is, as a value and as text: what a user gives as an option or a setting.
///
/// ```swift
/// guard let place = LocalStore("json:/var/lib/menu") else { throw Usage() }
/// let store = place.open()
/// ```
public struct LocalStore: Sendable, Hashable, CustomStringConvertible {
  /// A kind of store. The library SQLiteGateways adds the kind `sqlite`, the database.
  public struct Kind: Sendable {
    /// `memory:`; its content goes with it.
    public static let memory = Kind(NoStoreFiles.self)
    /// `json:FOLDER`, a JSON file in this folder.
    public static let json = Kind(JSONStoreFiles.self)

    package let files: any StoreFiles.Type

    package init(_ files: any StoreFiles.Type) { self.files = files }
  }

  /// The store in memory.
  package static let memory = LocalStore(NoStoreFiles())
  /// The store in a JSON file in this folder.
  package static func json(folder: String) -> LocalStore { LocalStore(JSONStoreFiles(folder: folder)) }

  package let files: any StoreFiles

  package init(_ files: any StoreFiles) { self.files = files }

  /// Reads the text of a store of one of these kinds, such as `memory:` or `json:FOLDER`; `nil` for everything else. Nothing is looked for
  /// on the disk.
  public init?(_ description: String, kinds: [Kind] = [.memory, .json]) {
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let kind = kinds.first(where: { $0.files.kind == parts[0] }),
      let files = kind.files.init(parts[1])
    else { return nil }
    self.files = files
  }

  /// The usual store of a folder for data: the JSON file, or the one of another kind, such as the database `recetas.sqlite`.
  public static func standard(in folder: String, kind: Kind = .json) -> LocalStore {
    LocalStore(kind.files.init(in: folder))
  }

  /// The text that names it.
  public var description: String { type(of: files).kind + ":" + files.place }

  public static func == (one: LocalStore, other: LocalStore) -> Bool { one.description == other.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The store. Files are read, made or brought up to date by its first call, which throws what is wrong with them.
  public func open() -> any Store { files.open(.system) }

  /// The pictures of its places, which are kept beside it.
  public func openPlaceFiles() -> any PlaceFileGateway { files.openPlaceFiles(.system) }
}
