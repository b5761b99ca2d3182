public import Entities
public import UseCases

/// The first screen of Madrid.
public enum PlacesModel: Sendable, Hashable {
  /// The first download is running; no place is shown before it is complete.
  case downloading(PlaceDownloadModel)
  /// The places are here.
  case home(PlacesHomeModel)
}

/// How far a download is, as a screen shows it.
public struct PlaceDownloadModel: Sendable, Hashable {
  /// The step, how much of it is done, the megabytes that came, the time left.
  public var words: String
  /// The time since the download began.
  public var elapsed: Duration

  /// What a download says of itself.
  package init(_ progress: PlaceProgress, in texts: Texts) {
    words = texts.progress(progress)
    elapsed = progress.elapsed
  }
}

/// The kinds of places, as the first screen shows them.
public struct PlacesHomeModel: Sendable, Hashable {
  /// The name of the domain.
  public var title: String
  /// The kinds that have places, each with their number.
  public var entries: [MenuEntry<Place.Kind>]
  /// How many places there are, and when they were downloaded.
  public var note: String
  /// How far a download of newer places is; `nil`: there is none.
  public var refreshing: PlaceDownloadModel?
  /// What the user is told beside the entries; `nil`: nothing.
  public var notice: Notice?

  /// The places that a download brought.
  ///
  /// - Parameter holdsSamples: whether they are samples.
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
