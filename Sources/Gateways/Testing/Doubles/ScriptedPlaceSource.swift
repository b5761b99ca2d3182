public import Entities
import Synchronization
public import UseCases

/// A source of places with content that a test specifies.
public final class ScriptedPlaceSource: PlaceSource {
  public let name: String
  private let items: [Place.Kind: [SeedItem]]
  private let template: (@Sendable (Coordinate) -> WebAddress?)?
  private let state = Mutex((asked: [Place.Kind](), failure: SeedSourceError?.none))

  /// - Parameters:
  ///   - items: the records of each kind of place. The source has no document for a kind without an entry.
  ///   - template: a closure that returns the address of a map of the given coordinates.
  public init(
    _ items: [Place.Kind: [SeedItem]], named name: String = "script",
    map template: (@Sendable (Coordinate) -> WebAddress?)? = nil
  ) {
    self.name = name
    self.items = items
    self.template = template
  }

  /// Creates a source that returns these places.
  public convenience init(places: [Place], named name: String = "script") {
    self.init(Dictionary(grouping: places, by: \.kind).mapValues { $0.map { .clean(.place($0)) } }, named: name)
  }

  /// The kinds of places that were requested, in order.
  public var asked: [Place.Kind] { state.withLock { $0.asked } }

  /// The error thrown when any document is requested. `nil` if documents are available.
  public var failure: SeedSourceError? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  public func document(_ kind: Place.Kind) throws(SeedSourceError) -> [UInt8]? {
    let failure = state.withLock { state in
      state.asked.append(kind)
      return state.failure
    }
    if let failure { throw failure }
    return items[kind] == nil ? nil : Array("\(name): \(kind)".utf8)
  }

  public func seed(_ document: [UInt8], of kind: Place.Kind) -> any SeedSource { ScriptedSeedSource(items[kind] ?? []) }

  public func map(of coordinate: Coordinate) -> WebAddress? { template?(coordinate) }

  public func isReachable() -> Bool { failure == nil }
}
