public import Entities
public import UseCases

/// The first screen of Madrid.
public enum PlacesModel: Sendable, Hashable {
  /// The places are coming, and none can be seen before all of them are there.
  case downloading(PlaceDownloadModel)
  /// They are there.
  case home(PlacesHomeModel)
}

/// How far a download is, as a screen shows it.
public struct PlaceDownloadModel: Sendable, Hashable {
  /// What is being done, how many of how many, how many bytes came, how long it will take.
  public let words: String
  /// How long it has taken so far.
  public let elapsed: Duration

  /// What a download told of itself.
  public init(_ progress: PlaceProgress, in texts: Texts) {
    words = texts.progress(progress)
    elapsed = progress.elapsed
  }
}

/// Where one can go in Madrid.
public struct PlacesHomeModel: Sendable, Hashable {
  /// The places of a kind.
  public struct Entry: Sendable, Hashable {
    /// The number that chooses the entry, from 1 on.
    public let number: Int
    /// What they are called.
    public let title: String
    /// How many there are.
    public let detail: String
    /// The kind.
    public let kind: Place.Kind
  }

  /// What the domain is called.
  public let title: String
  /// Kinds that have places.
  public let entries: [Entry]
  /// How many places there are, and of when.
  public let note: String
  /// How far newer ones are; `nil`: nobody here is downloading.
  public var refreshing: PlaceDownloadModel?
  /// What just happened.
  public var notice: Notice?

  /// How many places a download brought.
  public init(_ counts: PlaceCounts, from download: PlaceDownloadNote, in texts: Texts) {
    title = texts.places
    entries = Place.Kind.allCases.filter { counts.places[$0] != nil }.enumerated().map { offset, kind in
      Entry(
        number: offset + 1, title: texts.places(of: kind), detail: texts.places(counts.places[kind] ?? 0), kind: kind)
    }
    note = texts.downloaded(counts.places.values.reduce(0, +), on: download.date)
  }
}
