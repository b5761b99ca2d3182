import Entities
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a ``StateStore`` keeps the bytes of pictures.
enum PhotoShelf {
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

  /// Puts those pictures that are new.
  ///
  /// - Throws: ``GatewayError/notFound`` when one of them is not among `photos`.
  mutating func put(
    _ photos: [LoadedImage], where isNew: (Photo.ID) -> Bool, of all: some Collection<Photo.ID>
  ) throws(GatewayError) {
    let byID = Dictionary(photos.map { (Photo.ID(of: $0), $0) }) { first, _ in first }
    // All are looked for before any is written, so that a refusal leaves no files.
    var new: [(Photo.ID, LoadedImage)] = []
    for id in all where isNew(id) {
      guard let image = byID[id] else { throw .notFound }
      new.append((id, image))
    }
    for (id, image) in new {
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

  /// Drops what is unused, whoever left it there; what can't be dropped stays for the next time.
  mutating func drop(where isUnused: (Photo.ID) -> Bool) {
    switch self {
    case .memory(let shelf): self = .memory(shelf.filter { !isUnused($0.key) })
    case .folder(let folder, _):
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let id = name.hasSuffix(".new") ? String(name.dropLast(".new".count)) : name
        if let id = try? Photo.ID(id), id.text.hasPrefix("photo-"), id.text != name || isUnused(id) {
          try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
      }
    }
  }
}
