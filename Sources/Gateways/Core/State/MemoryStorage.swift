import Entities
import Synchronization
import UseCases

/// Keeps the state of a ``StateStore`` in memory.
final class MemoryStorage: StateStorage {
  private struct Photos: PhotoSource {
    let photos: [Photo.ID: LoadedImage]

    func photo(_ id: Photo.ID) -> LoadedImage? { photos[id] }
  }

  private struct Committed {
    var records = StateRecords(StoreState(), Photos(photos: [:]))
    var photos: [Photo.ID: LoadedImage] = [:]
  }

  private let committed = Mutex(Committed())
  private let feed: ChangeFeed

  init(_ feed: ChangeFeed) { self.feed = feed }

  var isShared: Bool { false }

  func lock() -> (any Sendable)? { nil }

  func known() -> StateRecords? { current() }

  func current() -> StateRecords { committed.withLock { $0.records } }

  func commit(_ changed: StateRecords) {
    // Commits never overlap, but reads can run during a commit.
    let before = committed.withLock { $0 }
    var photos = before.photos
    let uses = changed.state.beers.photoUses
    if !changed.brought.isEmpty || before.records.state.beers.photoUses != uses {
      photos = photos.merging(changed.brought) { $1 }.filter { uses[$0.key] != nil }
    }
    let records = StateRecords(changed.state, Photos(photos: photos))
    committed.withLock { [photos] in $0 = Committed(records: records, photos: photos) }
    if changed.state != before.records.state { feed.tell() }
  }
}
