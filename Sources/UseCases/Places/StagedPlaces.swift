import Entities

/// The places of a download, from its documents or as they are stored, with what became of their pictures.
struct StagedPlaces: SeedSource {
  /// What documents hold.
  struct Contents {
    /// How many places.
    var places = 0
    /// How many records that are none.
    var rejected = 0
    /// Where their pictures come from, each once.
    var pictures: [WebAddress] = []
    /// Whether a stored place lacks a map that nobody can be asked for any more.
    var hasLostMaps = false
    /// Whether nothing is missing.
    var isWhole: Bool { pictures.isEmpty && !hasLostMaps }
  }

  private let documents: [[UInt8]?]
  /// The places that are stored already; `nil`: the documents hold all.
  private let stored: [Place]?
  /// Stored pictures that are damaged.
  private let damaged: Set<Photo.ID>
  private let source: any PlaceSource
  private var outcomes: [WebAddress: PlacePicture.Content] = [:]
  private var older: [Place.ID: Place] = [:]

  init(_ documents: [Place.Kind: [UInt8]?], from source: any PlaceSource) {
    self.documents = Place.Kind.allCases.map { documents[$0] ?? nil }
    self.source = source
    (stored, damaged) = (nil, [])
  }

  /// Stored places whose missing or damaged pictures are wanted.
  init(stored: [Place], damaged: Set<Photo.ID>, from source: any PlaceSource) {
    documents = []
    self.stored = stored
    self.damaged = damaged
    self.source = source
  }

  /// The same places with what became of their pictures, and with those of older records that could not be had this time.
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

  /// Where a picture of a place comes from: maps, from the source's service for them.
  private func address(of role: PlacePicture.Role, _ place: Place) -> WebAddress? {
    role == .map ? place.coordinate.flatMap(source.map) : place.pictures[role]?.address
  }

  private func isWanted(_ role: PlacePicture.Role, _ place: Place) -> Bool {
    guard stored != nil else { return true }
    guard let picture = place.pictures[role] else { return false }
    return picture.isWanted || picture.photo.map(damaged.contains) == true
  }

  /// The place with what became of its pictures.
  fileprivate func settled(_ place: Place) -> Place {
    var pictures = place.pictures
    for role in PlacePicture.Role.allCases where isWanted(role, place) {
      guard let address = address(of: role, place) else {
        // Without the service that made the maps there is none to wait for.
        if role == .map { pictures[role] = nil }
        continue
      }
      // The address of a map may hold a key.
      pictures[role] = PlacePicture(
        role == .map ? nil : address, outcomes[address] ?? place.pictures[role]?.content ?? .unasked)
    }
    let settled = place.with(pictures)
    return older[place.id].map(settled.completed) ?? settled
  }
}

/// The records of several documents, one document after the other.
private struct StagedReader: SeedReader {
  var readers: ArraySlice<any SeedReader>
  let staged: StagedPlaces
  /// Records of the documents that are done, which the next ones count on from.
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

/// Places that are stored, as the records of a seed.
private struct StoredReader: SeedReader {
  var places: ArraySlice<Place>
  var record: Int { places.startIndex }
  let bytesRead = 0
  let totalBytes: Int? = nil

  mutating func next() -> SeedItem? { places.popFirst().map { .clean(.place($0)) } }
}

extension SeedItem {
  /// What it is a record of, if it is right.
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

  /// The same with its number after as many others.
  fileprivate func counted(from offset: Int) -> SeedItem {
    switch self {
    case .clean: self
    case .repaired(let record, let repairs): .repaired(record, repairs.map { $0.counted(from: offset) })
    case .rejected(let problems): .rejected(problems.map { $0.counted(from: offset) })
    }
  }
}
