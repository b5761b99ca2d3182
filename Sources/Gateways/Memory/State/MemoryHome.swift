import Entities
import Synchronization
import UseCases

/// Keeps the state of a ``StateStore`` in memory.
final class MemoryHome: StateHome {
  private struct Shelf: PhotoShelf {
    let photos: [Photo.ID: LoadedImage]

    func photo(_ id: Photo.ID) -> LoadedImage? { photos[id] }
  }

  private struct Committed {
    var records = StateRecords(StoreState(), Shelf(photos: [:]))
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
    let uses = changed.state.beers.photoUses
    let isNews = committed.withLock { committed in
      let old = committed.records.state
      if !changed.brought.isEmpty || old.beers.photoUses != uses {
        committed.photos = committed.photos.merging(changed.brought) { $1 }.filter { uses[$0.key] != nil }
      }
      committed.records = StateRecords(changed.state, Shelf(photos: committed.photos))
      return changed.state != old
    }
    if isNews { feed.tell() }
  }
}
