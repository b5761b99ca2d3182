import Entities
import UseCases

/// Where a ``StateStore`` keeps the bytes of pictures.
enum PhotoShelf: Sendable {
  case memory([Photo.ID: LoadedImage])
  /// A file each, named by the picture's id, in the folder `photos` beside a store's file; only whoever holds its lock writes there.
  case beside(AtomicFile)

  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    switch self {
    case .memory(let photos): return photos[id]
    case .beside(let store):
      let file = Self.file(id.text, beside: store)
      guard let bytes = try file.read(atMost: LoadedImage.maximumBytes) else { return nil }
      guard let image = LoadedImage(bytes), Photo.ID(of: image) == id else {
        throw .corrupt(what: file.path, why: "it is not the picture that it was")
      }
      return image
    }
  }

  /// Puts pictures that are new.
  mutating func put(_ photos: [Photo.ID: LoadedImage]) throws(GatewayError) {
    for (id, image) in photos {
      switch self {
      case .memory(var shelf):
        self = .memory([:])
        shelf[id] = image
        self = .memory(shelf)
      case .beside(let store): try Self.file(id.text, beside: store).replace(with: image.bytes)
      }
    }
  }

  /// Notes durably which pictures come or go, before the first one does; ``settle(_:)`` ends it.
  func begin(_ photos: Set<Photo.ID>) throws(GatewayError) {
    guard case .beside(let store) = self else { return }
    let lines = photos.map(\.text).sorted().joined(separator: "\n")
    try Self.file(Self.notes, beside: store).replace(with: Array(lines.utf8))
  }

  /// Drops what was noted and nothing names, be it of this process or of one that was killed. Other files are not the store's to drop.
  /// What can't be dropped stays for the next time.
  mutating func settle(_ isNamed: (Photo.ID) -> Bool) {
    switch self {
    case .memory(let shelf): self = .memory(shelf.filter { isNamed($0.key) })
    case .beside(let store):
      let notes = Self.file(Self.notes, beside: store)
      guard let bytes = try? notes.read() else { return }
      let noted = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { try? Photo.ID(String($0)) }
      for id in noted where !id.text.contains("/") && !isNamed(id) {
        try? Self.file(id.text, beside: store).remove()
      }
      try? notes.remove()
    }
  }

  /// Drops what a killed process was writing.
  func sweep() {
    guard case .beside(let store) = self else { return }
    let folder = try? OpenFolder(existing: Self.folder(beside: store), store.calls)
    try? folder?.sweep { $0 == Self.notes || $0.hasPrefix("photo-") && $0.utf8.count == "photo-".utf8.count + 64 }
  }

  private static let notes = "unsettled"

  private static func folder(beside store: AtomicFile) -> String {
    Folder.parent(of: store.resolved.path) + "/photos"
  }

  private static func file(_ name: String, beside store: AtomicFile) -> AtomicFile {
    AtomicFile(folder(beside: store) + "/" + name, calls: store.calls)
  }
}
