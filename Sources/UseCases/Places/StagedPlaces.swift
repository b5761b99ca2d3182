import Entities

/// The places of a download, from its documents or from the store, with the results for their pictures.
struct StagedPlaces: SeedSource {
  /// A summary of the staged places and pictures.
  struct Contents {
    /// The number of places in the seed.
    var places = 0
    /// The number of invalid records.
    var rejected = 0
    /// The addresses of the pictures to request, without duplicates.
    var pictures: [WebAddress] = []
    /// Whether a stored place lacks a map that the source can no longer provide.
    var hasLostMaps = false
    /// Whether no picture is missing.
    var isWhole: Bool { pictures.isEmpty && !hasLostMaps }
  }

  private let documents: [[UInt8]?]
  /// The places that are already stored. `nil` if all places come from the documents.
  private let stored: [Place]?
  /// The ids of stored pictures that are damaged.
  private let damaged: Set<Photo.ID>
  private let source: any PlaceSource
  private var outcomes: [WebAddress: PlacePicture.Content] = [:]
  private var older: [Place.ID: Place] = [:]

  init(_ documents: [Place.Kind: [UInt8]?], from source: any PlaceSource) {
    self.documents = Place.Kind.allCases.map { documents[$0] ?? nil }
    self.source = source
    (stored, damaged) = (nil, [])
  }

  /// Creates a seed from stored places, to request their missing or damaged pictures.
  init(stored: [Place], damaged: Set<Photo.ID>, from source: any PlaceSource) {
    documents = []
    self.stored = stored
    self.damaged = damaged
    self.source = source
  }

  /// Returns the same places with the results for their pictures. Pictures that couldn't be downloaded this time are taken from older
  /// records.
  func with(_ outcomes: [WebAddress: PlacePicture.Content], completedBy older: [Place]) -> StagedPlaces {
    var copy = self
    copy.outcomes = outcomes
    copy.older = Dictionary(uniqueKeysWithValues: older.map { ($0.id, $0) })
    return copy
  }

  func contents() async throws(CachePlacesError) -> Contents {
    var contents = Contents()
    contents.hasLostMaps = stored?.contains { isWanted(.map, $0) && address(of: .map, $0) == nil } ?? false
    var seen: Set<WebAddress> = []
    do throws(SeedSourceError) {
      var reader = try await open()
      while let item = try reader.next() {
        guard case .place(let place) = item.record else {
          contents.rejected += 1
          continue
        }
        contents.places += 1
        for role in PlacePicture.Role.allCases where isWanted(role, place) {
          if let address = address(of: role, place), seen.insert(address).inserted { contents.pictures.append(address) }
        }
      }
    } catch {
      throw .source(error)
    }
    return contents
  }

  func open() async throws(SeedSourceError) -> any SeedReader {
    var readers: [any SeedReader] = stored.map { [StoredReader(places: $0[...])] } ?? []
    for (kind, document) in zip(Place.Kind.allCases, documents) {
      if let document { readers.append(try await source.seed(document, of: kind).open()) }
    }
    return StagedReader(readers: readers[...], staged: self)
  }

  /// Returns the address of a place's picture. The addresses of maps come from the source.
  private func address(of role: PlacePicture.Role, _ place: Place) -> WebAddress? {
    role == .map ? place.coordinate.flatMap(source.map) : place.pictures[role]?.address
  }

  private func isWanted(_ role: PlacePicture.Role, _ place: Place) -> Bool {
    guard stored != nil else { return true }
    guard let picture = place.pictures[role] else { return false }
    return picture.isWanted || picture.photo.map(damaged.contains) == true
  }

  /// Returns the place with the results for its pictures.
  fileprivate func settled(_ place: Place) -> Place {
    var pictures = place.pictures
    for role in PlacePicture.Role.allCases where isWanted(role, place) {
      guard let address = address(of: role, place) else {
        // The source has no maps, so this map will never arrive.
        if role == .map { pictures[role] = nil }
        continue
      }
      // The address of a map can contain a key, so it must not be stored.
      pictures[role] = PlacePicture(
        role == .map ? nil : address, outcomes[address] ?? place.pictures[role]?.content ?? .notRequested)
    }
    let settled = place.with(pictures)
    return older[place.id].map(settled.completed) ?? settled
  }
}

/// Reads the records of several documents, one document after the other.
private struct StagedReader: SeedReader {
  var readers: ArraySlice<any SeedReader>
  let staged: StagedPlaces
  /// The number of the last record that was read, counted across all documents.
  private(set) var record = 0
  private var before = 0
  var bytesRead = 0
  let totalBytes: Int? = nil

  init(readers: ArraySlice<any SeedReader>, staged: StagedPlaces) {
    self.readers = readers
    self.staged = staged
  }

  mutating func next() throws(SeedSourceError) -> SeedItem? {
    while var reader = readers.first {
      let item = try reader.next()
      readers[readers.startIndex] = reader
      if let item {
        record = before + reader.record
        return item.counted(from: before).mapped(staged.settled)
      }
      before = record
      readers.removeFirst()
    }
    return nil
  }
}

/// Reads stored places as the records of a seed.
private struct StoredReader: SeedReader {
  var places: ArraySlice<Place>
  var record: Int { places.startIndex }
  let bytesRead = 0
  let totalBytes: Int? = nil

  mutating func next() -> SeedItem? { places.popFirst().map { .clean(.place($0)) } }
}

extension SeedItem {
  /// The record if it is valid. `nil` if the record was rejected.
  fileprivate var record: SeedRecord? {
    switch self {
    case .clean(let record), .repaired(let record, _): record
    case .rejected: nil
    }
  }

  fileprivate func mapped(_ change: (Place) -> Place) -> SeedItem {
    switch self {
    case .clean(.place(let place)): .clean(.place(change(place)))
    case .repaired(.place(let place), let repairs): .repaired(.place(change(place)), repairs)
    default: self
    }
  }

  /// Returns a copy of the item with its record numbers increased by `offset`.
  fileprivate func counted(from offset: Int) -> SeedItem {
    switch self {
    case .clean: self
    case .repaired(let record, let repairs): .repaired(record, repairs.map { $0.counted(from: offset) })
    case .rejected(let problems): .rejected(problems.map { $0.counted(from: offset) })
    }
  }
}
