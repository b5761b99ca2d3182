import Entities
import StoreCore
import UseCases

/// The pictures of a `StateStore` with a file: a file each, named by the picture's id, in the folder `photos` beside the store's file.
/// Only whoever holds its lock writes there.
struct PhotoFolder: PhotoSource {
  /// The store's file.
  let store: AtomicFile

  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    let file = file(id.text)
    guard let bytes = try file.read(atMost: LoadedImage.maximumBytes) else { return nil }
    guard let image = LoadedImage(bytes), Photo.ID(of: image) == id else {
      throw .corrupt(what: file.path, why: "it is not the picture that it was")
    }
    return image
  }

  /// Writes pictures, in place of files that are there.
  func put(_ photos: [Photo.ID: LoadedImage]) throws(GatewayError) {
    for (id, image) in photos { try replace(id.text, with: image.bytes) }
  }

  /// Notes durably which pictures come or go, before the first one does; ``settle(_:)`` ends it.
  func begin(_ photos: Set<Photo.ID>) throws(GatewayError) { try note(photos.union(noted() ?? [])) }

  /// Deletes the noted pictures that no record names, also those that a killed process noted. Files that can't be deleted stay noted;
  /// other files are left alone.
  func settle(_ isNamed: (Photo.ID) -> Bool) {
    guard let noted = noted() else { return }
    let left = noted.filter { !isNamed($0) && (try? file($0.text).remove()) == nil }
    if left.isEmpty { try? file(Self.notes).remove() } else if left != noted { try? note(left) }
  }

  /// Deletes unfinished files of killed processes.
  func sweep() {
    let folder = try? OpenFolder(existing: folder, store.calls)
    try? folder?.sweep { $0 == Self.notes || $0.hasPrefix("photo-") && $0.utf8.count == "photo-".utf8.count + 64 }
  }

  private static let notes = "unsettled"

  private func note(_ photos: Set<Photo.ID>) throws(GatewayError) {
    let lines = photos.map(\.text).sorted().joined(separator: "\n")
    try replace(Self.notes, with: Array(lines.utf8))
  }

  /// Before the store's change: a file that is only unfinished fails it.
  private func replace(_ name: String, with bytes: [UInt8]) throws(GatewayError) {
    do { try file(name).replace(with: bytes) } catch { throw error.beforeChange }
  }

  /// `nil` if nothing is noted, or what is there can't be read.
  private func noted() -> Set<Photo.ID>? {
    guard let bytes = try? file(Self.notes).read() else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.compactMap { try? Photo.ID(String($0)) }.filter { !$0.text.contains("/") })
  }

  private var folder: String { Folder.parent(of: store.resolved.path) + "/photos" }

  private func file(_ name: String) -> AtomicFile { AtomicFile(folder + "/" + name, calls: store.calls) }
}
