import Entities
import UseCases

/// Where a ``StateStore`` keeps the bytes of pictures.
enum PhotoShelf: Sendable {
  case memory([Photo.ID: LoadedImage])
  /// A file each, named by the picture's id; only whoever holds the store's lock writes there.
  case folder(String, FileCalls)

  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    switch self {
    case .memory(let photos): return photos[id]
    case .folder(let folder, _):
      let path = folder + "/" + id.text
      guard let bytes = try AtomicFile(path).read() else { return nil }
      guard let image = LoadedImage(bytes), Photo.ID(of: image) == id else {
        throw .corrupt(what: path, why: "it is not the picture that it was")
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
      case .folder(let folder, let calls):
        try AtomicFile(folder + "/" + id.text, calls: calls).replace(with: image.bytes)
      }
    }
  }

  /// Notes durably which pictures come or go, before the first one does; ``settle(_:)`` ends it.
  func begin(_ photos: Set<Photo.ID>) throws(GatewayError) {
    guard case .folder(let folder, let calls) = self else { return }
    let lines = photos.map(\.text).sorted().joined(separator: "\n")
    try AtomicFile(Self.notes(folder), calls: calls).replace(with: Array(lines.utf8))
  }

  /// Drops what was noted and nothing names, be it of this process or of one that was killed. Other files are not the store's to drop.
  /// What can't be dropped stays for the next time.
  mutating func settle(_ isNamed: (Photo.ID) -> Bool) {
    switch self {
    case .memory(let shelf): self = .memory(shelf.filter { isNamed($0.key) })
    case .folder(let folder, _):
      guard let notes = try? AtomicFile(Self.notes(folder)).read() else { return }
      let noted = String(decoding: notes, as: UTF8.self).split(separator: "\n").compactMap { try? Photo.ID(String($0)) }
      for id in noted where !id.text.contains("/") {
        try? AtomicFile(folder + "/" + id.text + ".new").remove()
        if !isNamed(id) { try? AtomicFile(folder + "/" + id.text).remove() }
      }
      try? AtomicFile(Self.notes(folder)).remove()
    }
  }

  private static func notes(_ folder: String) -> String { folder + "/unsettled" }
}
