public import Entities

/// Downloads all places with their pictures once, so that they can be read offline.
public protocol CachePlaces: Sendable {
  /// Resumes an interrupted download or starts a new one: first the documents, then each picture. When every picture has arrived or failed,
  /// all places become readable in one change. Earlier places remain until then, and a picture that can't be downloaded this time keeps its
  /// earlier version (`Place.completed(by:)`). If the process died while requesting a picture, the picture is requested again, alone. If
  /// the process dies a second time, the picture is skipped.
  ///
  /// If the places from this source are already stored, ``PlaceDownloadMode/first`` requests only pictures that are missing
  /// (`PlacePicture.isWanted`) or damaged. Places from another source are replaced.
  ///
  /// - Parameter progress: A closure that is called before each document, after each picture, and before everything is stored.
  /// - Returns: A report. `nil` if ``PlaceDownloadMode/first`` found that everything was complete.
  func callAsFunction(
    _ mode: PlaceDownloadMode, progress: @escaping @Sendable (PlaceProgress) -> Void
  ) async throws(CachePlacesError) -> PlaceDownloadReport?
}

/// The result of downloading the places.
@dynamicMemberLookup public struct PlaceDownloadReport: Sendable, Hashable {
  /// The report of the import that stored the places.
  public let records: SeedReport
  /// The number of previously missing pictures that were downloaded for stored places. `nil` if the places themselves were downloaded.
  public let completed: Int?
  /// The number of places that were deleted because the source no longer has them.
  public let deleted: Int

  /// Creates the result of downloading the places.
  public init(_ records: SeedReport, completed: Int? = nil, deleted: Int = 0) {
    self.records = records
    self.completed = completed
    self.deleted = deleted
  }

  /// A value in the import's report, for example `report.rejected`.
  public subscript<Value>(dynamicMember path: KeyPath<SeedReport, Value>) -> Value { records[keyPath: path] }
}

/// The set of places and pictures to download.
public enum PlaceDownloadMode: Sendable, Hashable {
  /// Only places and pictures that are missing.
  case first
  /// All places and pictures, including those that are already stored.
  case refresh
}

/// The reason why a download failed. Previously stored places are kept, and data that has been downloaded isn't requested again.
public enum CachePlacesError: StoreError, Sendable, Hashable {
  /// Another download is running.
  case running(UnfinishedPlaceDownload?)
  /// The documents can't be downloaded or read.
  case source(SeedSourceError)
  /// The documents contain no places.
  case nothingThere(source: String)
  /// Every record is invalid.
  case invalid(SeedReport)
  /// The download stopped after `settled` of `total` pictures had arrived or failed.
  case interrupted(GatewayError, settled: Int, total: Int)
  /// The store or the files failed.
  case store(GatewayError)
}

/// Downloads the documents one by one and the pictures concurrently, and imports the places as one seed.
public struct CachePlacesInteractor: CachePlaces {
  private let source: any PlaceSource
  private let images: (any ImageGateway)?
  private let files: any PlaceFileGateway
  private let places: any PlaceGateway
  private let store: any SeedGateway
  private let connections: Int
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Instant
  private let makeID: @Sendable () -> PlaceDownloadNote.ID

  /// - Parameters:
  ///   - source: The source that provides the documents.
  ///   - images: The gateway that loads the pictures, with retries. `nil` to request no pictures. A later download can still request them.
  ///   - files: The gateway that stores everything that arrives.
  ///   - places: The gateway that reads the stored places.
  ///   - store: The gateway that stores the places. It must be the same store as `places`.
  ///   - connections: The maximum number of concurrent requests for pictures.
  ///   - clock: The clock that measures the duration.
  ///   - now: A closure that returns the date of a download.
  ///   - makeID: A closure that returns a new id for each download.
  public init(
    from source: any PlaceSource, images: (any ImageGateway)?, files: any PlaceFileGateway, places: any PlaceGateway,
    store: any SeedGateway, connections: Int = 6, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Instant = SystemTime.now,
    makeID: @escaping @Sendable () -> PlaceDownloadNote.ID = PlaceDownloadNote.ID.random
  ) {
    self.source = source
    self.images = images
    self.files = files
    self.places = places
    self.store = store
    self.connections = max(1, connections)
    self.clock = clock
    self.now = now
    self.makeID = makeID
  }

  public func callAsFunction(
    _ mode: PlaceDownloadMode, progress: @escaping @Sendable (PlaceProgress) -> Void
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    if mode == .first, let note = try await note(), note.source == source.name {
      if images == nil { return nil }
      if try await lacking().contents().isWhole { return nil }
    }
    let download: any PlaceDownload
    do { download = try await files.begin() } catch {
      guard case .failed(_, .busy) = error else { throw .store(error) }
      throw .running(try? await files.unfinished())
    }
    let outcome: Result<PlaceDownloadReport?, CachePlacesError>
    do { outcome = .success(try await run(download, mode, progress)) } catch { outcome = .failure(error) }
    await download.end()
    return try outcome.get()
  }

  private func run(
    _ download: any PlaceDownload, _ mode: PlaceDownloadMode,
    _ progress: @escaping @Sendable (PlaceProgress) -> Void
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    let note = try await note()
    var collected = try await CachePlacesError.wrapping(await download.collected)
    if let note, note.id == collected.id {
      // The collected download is already stored. Only its cleanup was interrupted.
      try await drop(download)
      collected = CollectedPlaces()
    }
    let watch = DownloadWatch(clock, progress)
    if mode == .first, let note, note.source == source.name {
      let lacking = try await lacking()
      let contents = try await lacking.contents()
      if contents.pictures.isEmpty {
        if contents.hasLostMaps { _ = try await store(lacking, under: note) }
        return nil
      }
      // If a refresh was interrupted, resuming it requests the missing pictures, too.
      if collected.source != source.name || collected.documents.isEmpty {
        return try await complete(lacking, contents, download, collected, note, watch)
      }
    }
    let documents = try await documents(download, &collected, watch)
    let staged = StagedPlaces(documents, from: source)
    let contents = try await staged.contents()
    if contents.places == 0 {
      // Documents without places can't be resumed, so the next download must request new ones.
      try await drop(download)
      if contents.rejected == 0 { throw .nothingThere(source: source.name) }
      return try await store(staged, of: collected)  // The import reports why the records are invalid.
        .map { PlaceDownloadReport($0) }
    }
    return try await fetch(contents, of: staged, download, collected, dated: nil, watch).map {
      PlaceDownloadReport($0.records, deleted: $0.deleted)
    }
  }

  /// Downloads the missing and damaged pictures of the stored places.
  private func complete(
    _ lacking: StagedPlaces, _ contents: StagedPlaces.Contents, _ download: any PlaceDownload,
    _ collected: CollectedPlaces, _ note: PlaceDownloadNote, _ watch: DownloadWatch
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    var collected = collected
    if collected.id == nil || collected.source != source.name {
      let id = makeID()
      try await CachePlacesError.wrapping(await download.restart(id: id, source: source.name))
      collected = CollectedPlaces(id: id, source: source.name)
    }
    return try await fetch(contents, of: lacking, download, collected, dated: note.date, watch)
  }

  /// Downloads the pictures of places, and stores the places with their pictures.
  ///
  /// - Parameter date: The date on which the places were downloaded. `nil` for the current date.
  private func fetch(
    _ contents: StagedPlaces.Contents, of staged: StagedPlaces, _ download: any PlaceDownload,
    _ collected: CollectedPlaces, dated date: Instant?, _ watch: DownloadWatch
  ) async throws(CachePlacesError) -> PlaceDownloadReport? {
    let pictures = try await pictures(contents.pictures, download, collected, watch)
    watch.tell(.saving, done: 0, total: contents.places)
    try await CachePlacesError.wrapping(await download.flush())
    let before = try await stored()
    let report = try await store(staged.with(pictures, completedBy: before), of: collected, dated: date)
    // All places are already stored. If this cleanup fails, the next download can delete the leftovers.
    try? await drop(download)
    let came = pictures.values.count { if case .kept = $0 { true } else { false } }
    return report.map {
      PlaceDownloadReport($0, completed: came, deleted: max(0, before.count - $0.changed - $0.unchanged))
    }
  }

  /// Returns the results for the pictures that arrived or failed. Pictures that weren't requested are omitted.
  private func pictures(
    _ wanted: [WebAddress], _ download: any PlaceDownload, _ collected: CollectedPlaces, _ watch: DownloadWatch
  ) async throws(CachePlacesError) -> [WebAddress: PlacePicture.Content] {
    guard let images else { return wanted.reduce(into: [:]) { $0[$1] = collected.pictures[$1.digest] } }
    try await CachePlacesError.wrapping(await download.expect(pictures: wanted.count))
    let fetch = PictureFetch(of: wanted, from: images, into: download, source: source, connections: connections)
    return try await fetch(after: collected, watch)
  }

  /// Returns the stored places, prepared to request their missing or damaged pictures.
  private func lacking() async throws(CachePlacesError) -> StagedPlaces {
    let places = try await stored()
    var damaged: Set<Photo.ID> = []
    for photo in Set(places.flatMap { $0.pictures.values.compactMap(\.photo) }) {
      if Task.isCancelled { throw .store(.cancelled) }
      do { _ = try await files.picture(photo) } catch {
        switch error {
        case .notFound, .corrupt: damaged.insert(photo)
        default: throw .store(error)
        }
      }
    }
    return StagedPlaces(stored: places, damaged: damaged, from: source)
  }

  /// Makes all places readable, with the record of their download.
  private func store(
    _ staged: StagedPlaces, of collected: CollectedPlaces, dated date: Instant? = nil
  ) async throws(CachePlacesError) -> SeedReport? {
    let note = PlaceDownloadNote(id: collected.id ?? makeID(), source: source.name, date: date ?? now())
    return try await store(staged, under: note)
  }

  private func store(
    _ staged: StagedPlaces, under note: PlaceDownloadNote
  ) async throws(CachePlacesError) -> SeedReport? {
    let policy = SeedPolicy(.replacing, skipsInvalid: true, holdsSamples: source.holdsSamples)
    let importSeed = ImportSeedInteractor(
      .places, from: staged, into: store, closing: .placeDownload(note), clock: clock)
    do throws(ImportSeedError) { return try await importSeed(policy) } catch {
      switch error {
      case .invalid(let report): throw .invalid(report)
      case .empty: throw .nothingThere(source: source.name)
      case .source(let error): throw .source(error)
      case .store(let error): throw .store(error)
      case .notEmpty, .changed: throw .store(.conflict)  // An import that replaces a domain never throws these errors.
      }
    }
  }

  /// Returns the document for each kind, or `nil` if the source has no document for the kind. Requests the documents that haven't been
  /// collected yet, and keeps each document only after reading it completely.
  private func documents(
    _ download: any PlaceDownload, _ collected: inout CollectedPlaces, _ watch: DownloadWatch
  ) async throws(CachePlacesError) -> [Place.Kind: [UInt8]?] {
    if collected.source != source.name { collected = CollectedPlaces() }
    let kinds = Place.Kind.allCases
    for (done, kind) in kinds.enumerated() where collected.documents[kind] == nil {
      watch.tell(.documents, done: done, total: kinds.count)
      let document: [UInt8]?
      do { document = try await source.document(kind) } catch { throw .source(error) }
      if let document { _ = try await StagedPlaces([kind: document], from: source).contents() }
      if collected.id == nil {
        let id = makeID()
        try await CachePlacesError.wrapping(await download.restart(id: id, source: source.name))
        collected = CollectedPlaces(id: id, source: source.name)
      }
      try await CachePlacesError.wrapping(await download.keep(document, of: kind))
      collected.documents[kind] = .some(document)
      watch.came(document?.count ?? 0)
    }
    return collected.documents
  }

  private func note() async throws(CachePlacesError) -> PlaceDownloadNote? {
    try await CachePlacesError.wrapping(await places.placeDownload())
  }

  /// Deletes partial downloads and pictures that no place uses.
  private func drop(_ download: any PlaceDownload) async throws(CachePlacesError) {
    try await CachePlacesError.wrapping(await download.finish(keepingThoseOf: places))
  }

  /// Returns all stored places.
  private func stored() async throws(CachePlacesError) -> [Place] {
    try await CachePlacesError.wrapping(
      await places.places(PlaceQuery(), page: Page(limit: Page.maximum)).items)
  }
}
