public import Entities
public import UseCases

/// The content of the Madrid home screen.
public enum PlacesModel: Sendable, Hashable {
  /// The first download is running. The places are shown when it is complete.
  case downloading(PlaceDownloadModel)
  /// The places can be read, and their kinds are shown.
  case home(PlacesHomeModel)
}

/// The progress of a place download, formatted for display.
public struct PlaceDownloadModel: Sendable, Hashable {
  /// A line with the current step and its progress, the downloaded megabytes, and the remaining time.
  public var words: String
  /// The time since the start of the download.
  public var elapsed: Duration

  /// Creates the model of a download's progress.
  package init(_ progress: PlaceProgress, in texts: Texts) {
    words = texts.progress(progress)
    elapsed = progress.elapsed
  }
}

/// The kinds of places that the Madrid home screen shows.
public struct PlacesHomeModel: Sendable, Hashable {
  /// The title of the screen, which is the name of the domain.
  public var title: String
  /// The kinds of places, each with its number of places.
  public var entries: [MenuEntry<Place.Kind>]
  /// The number of places and the date when they were downloaded.
  public var note: String
  /// The progress of a download of newer places. `nil` if none is running.
  public var refreshing: PlaceDownloadModel?
  /// A message to show with the entries. `nil` if there is none.
  public var notice: Notice?

  /// Creates the model of the downloaded places.
  ///
  /// - Parameter holdsSamples: whether the places are samples.
  public init(
    _ counts: PlaceCounts, from download: PlaceDownloadNote, holdsSamples: Bool = false, in texts: Texts
  ) {
    title = texts.places
    let kinds = Place.Kind.allCases.compactMap { kind in counts.places[kind].map { (kind, $0) } }
    entries = MenuEntry.numbered(kinds.map { (texts.places(of: $0), texts.places($1), $0) })
    let number = counts.places.values.reduce(0, +)
    note = texts.downloaded(number, on: download.date, holdsSamples: holdsSamples)
    if counts.missingPictures > 0 { note += " " + texts.missing(counts) }
  }
}
