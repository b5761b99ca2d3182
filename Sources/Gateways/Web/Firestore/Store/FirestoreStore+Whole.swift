import Entities
public import Gateways
public import UseCases

/// Reads, exports, restores and deletes all shared records, and the places of the local store.
extension FirestoreStore {
  public func inventory() async throws(GatewayError) -> StoreInventory {
    let shared = try await read(touching: .everything) { (records) throws(GatewayError) in try records.inventory() }
    return shared.adding(try await local.inventory())
  }

  public func commonInventory() async throws(GatewayError) -> StoreInventory {
    let shared = try await read(touching: .everything) { (records) throws(GatewayError) in try records.commonInventory()
    }
    return shared.adding(try await local.inventory())
  }

  public func stampedInventory(of domain: Domain?) async throws(GatewayError) -> StampedInventory {
    let places = try await local.stampedInventory(of: .places)
    if domain == .places { return StampedInventory(inventory: try await inventory(), stamp: places.stamp) }
    let shared = try await read(touching: RecordScope(domain)) { (records) throws(GatewayError) in
      StampedInventory(inventory: try records.inventory(), stamp: try records.stamp(of: domain))
    }
    return StampedInventory(
      inventory: shared.inventory.adding(places.inventory),
      stamp: domain == nil ? StoreStamp([shared.stamp, places.stamp]) : shared.stamp)
  }

  /// Deletes all shared records, for all users. The places are kept.
  public func reset(_ agreed: StoreStamp?) async throws(GatewayError) {
    let places = try await local.stampedInventory(of: .places).stamp
    try await change(touching: .everything) { (records) throws(GatewayError) in
      try records.check(agreed, places)
      try records.removeAll()
    }
  }

  /// Closes the local store.
  public func close() async throws(GatewayError) { try await local.close() }

  public func contents() async throws(GatewayError) -> StoreState {
    let place = place
    return try await reading { (records) throws(GatewayError) in
      var builder = StoreStateBuilder()
      try records.forEachRecord { (record) throws(GatewayError) in builder.add(record) }
      return try builder.state(from: place)
    }
  }

  public func reading<Answer: Sendable>(
    _ body: @Sendable (any WholeRecords & PhotoRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    let places = try await local.reading { (records) throws(GatewayError) in try LocalPlaces(records) }
    return try await readLong(touching: .everything) { (records) throws(GatewayError) in
      try body(SharedRecords(records, places))
    }
  }

  public func restore(
    _ export: any RecordArchive, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void
  ) async throws(GatewayError) {
    let places = try await local.stampedInventory(of: .places).stamp
    try await restoreRecords(export, progress: progress) { (records) throws(GatewayError) in
      try records.check(agreed, places)
    }
    try await restorePlaces(export)
  }

  /// Restores the places last, because they can be downloaded again, and no shared record refers to them.
  private func restorePlaces(_ export: any RecordArchive) async throws(GatewayError) {
    try await local.importSeed(.places) { (writer) throws(GatewayError) -> WriteDecision<Void> in
      var isSeeded = false
      try writer.removeAll()
      try export.forEachRecord(of: .catalog) { (record) throws(GatewayError) in
        switch record {
        case .seeded(.places, let samples):
          isSeeded = true
          if !samples.isEmpty { writer.markSamples() }
        case .place(let place): if try !writer.insert(.place(place)) { throw .conflict }
        case .placeDownload(let note): _ = try writer.insert(.placeDownload(note))
        default: break
        }
      }
      // If neither the store nor the export has places, nothing changes.
      let hasPlaces = try writer.isSeeded
      return isSeeded || hasPlaces ? .commit(()) : .discard(())
    }
  }
}

extension FirestoreRecords {
  /// Checks that nothing has changed since the user agreed to delete the data.
  ///
  /// - Throws: ``GatewayError/conflict`` if anything has changed.
  fileprivate func check(_ agreed: StoreStamp?, _ places: StoreStamp) throws(GatewayError) {
    if let agreed, agreed != StoreStamp([try stamp(of: nil), places]) { throw .conflict }
  }
}

extension StoreInventory {
  /// Returns this inventory with the places of `other`.
  fileprivate func adding(_ other: StoreInventory) -> StoreInventory {
    var both = self
    both[.places] = other[.places]
    if other.seeded.contains(.places) { both.seeded.insert(.places) }
    if other.samples.contains(.places) { both.samples.insert(.places) }
    return both
  }
}

/// The place records of the local store.
private struct LocalPlaces: Sendable {
  private(set) var seeded: StoreRecord?
  private(set) var records: [StoreRecord] = []

  init(_ all: some WholeRecords) throws(GatewayError) {
    var (seeded, places): (StoreRecord?, [StoreRecord]) = (nil, [])
    try all.forEachRecord { (record) throws(GatewayError) in
      switch record {
      case .seeded(.places, _): seeded = record
      case .place, .placeDownload: places.append(record)
      default: break
      }
    }
    (self.seeded, records) = (seeded, places)
  }
}

/// The shared records and the local places, in the order that every store uses.
private struct SharedRecords: WholeRecords, PhotoRecords {
  private let shared: FirestoreRecords
  private let places: LocalPlaces

  init(_ shared: FirestoreRecords, _ places: LocalPlaces) {
    self.shared = shared
    self.places = places
  }

  func forEachRecord(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError) {
    // Domains are sorted by name, so places come after beers and before the users' records.
    var (isSeededReported, arePlacesReported) = (places.seeded == nil, false)
    try shared.forEachRecord { (record) throws(GatewayError) in
      if !isSeededReported, !record.isBefore(.places), let seeded = places.seeded {
        isSeededReported = true
        try body(seeded)
      }
      if !arePlacesReported && record.isOfUsers {
        arePlacesReported = true
        for place in places.records { try body(place) }
      }
      try body(record)
    }
    if !isSeededReported, let seeded = places.seeded { try body(seeded) }
    if !arePlacesReported { for place in places.records { try body(place) } }
  }

  func inventory() throws(GatewayError) -> StoreInventory { try shared.inventory() }
  func stamp(of domain: Domain?) throws(GatewayError) -> StoreStamp { try shared.stamp(of: domain) }
  func contents() throws(GatewayError) -> StoreState { try shared.contents() }
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? { try shared.photo(id) }
  func hasPhoto(_ id: Photo.ID) throws(GatewayError) -> Bool { try shared.hasPhoto(id) }

  mutating func setSeeded(_ domains: Set<Domain>) throws(GatewayError) { throw Self.isForReading }
  mutating func renewIDs() throws(GatewayError) { throw Self.isForReading }
  mutating func removeAll() throws(GatewayError) { throw Self.isForReading }
  mutating func put(_ photo: LoadedImage, _ id: Photo.ID) throws(GatewayError) { throw Self.isForReading }

  private static let isForReading = GatewayError.failed(what: "export", why: "records can only be read")
}

extension StoreRecord {
  /// Returns whether the record marks a domain as seeded, and the name of that domain sorts before `other`.
  fileprivate func isBefore(_ other: Domain) -> Bool {
    if case .seeded(let domain, _) = self { domain.rawValue < other.rawValue } else { false }
  }
}
