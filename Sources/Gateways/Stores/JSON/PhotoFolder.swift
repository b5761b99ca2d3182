import Entities
import StoreCore
import UseCases

/// The pictures of a `StateStore` that has a file. Each picture is a file named after its id, in the folder `photos` next to the store's
/// file. A process must hold the store's lock to write to that folder.
struct PhotoFolder: PhotoSource {
  /// The file that contains the store's state.
  let store: AtomicFile

  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    let file = file(id.text)
    guard let bytes = try file.read(atMost: LoadedImage.maximumBytes) else { return nil }
    guard let image = LoadedImage(bytes), Photo.ID(of: image) == id else {
      throw .corrupt(what: file.path, why: "it is not the picture that it was")
    }
    return image
  }

  /// Writes pictures to their files, replacing existing files.
  func put(_ photos: [Photo.ID: LoadedImage]) throws(GatewayError) {
    for (id, image) in photos { try replace(id.text, with: image.bytes) }
  }

  /// Records durably which pictures a change will add or delete. Call ``settle(_:)`` after the change.
  func begin(_ photos: Set<Photo.ID>) throws(GatewayError) { try note(photos.union(noted() ?? [])) }

  /// Deletes the recorded pictures to which no record of the store refers, including pictures recorded by killed processes. Pictures that
  /// can't be deleted stay recorded. All other files are kept.
  func settle(_ isNamed: (Photo.ID) -> Bool) {
    guard let noted = noted() else { return }
    let left = noted.filter { !isNamed($0) && (try? file($0.text).remove()) == nil }
    if left.isEmpty { try? file(Self.notes).remove() } else if left != noted { try? note(left) }
  }

  /// Deletes the temporary files left behind by killed processes.
  func sweep() {
    let folder = try? OpenFolder(existing: folder, store.calls)
    try? folder?.sweep { $0 == Self.notes || $0.hasPrefix("photo-") && $0.utf8.count == "photo-".utf8.count + 64 }
  }

  private static let notes = "unsettled"

  private func note(_ photos: Set<Photo.ID>) throws(GatewayError) {
    let lines = photos.map(\.text).sorted().joined(separator: "\n")
    try replace(Self.notes, with: Array(lines.utf8))
  }

  /// Replaces a file before the store's change, so that an unfinished replacement makes the change fail.
  private func replace(_ name: String, with bytes: [UInt8]) throws(GatewayError) {
    do { try file(name).replace(with: bytes) } catch { throw error.beforeChange }
  }

  /// Returns the recorded pictures. `nil` if there are none, or if the file that lists them can't be read.
  private func noted() -> Set<Photo.ID>? {
    guard let bytes = try? file(Self.notes).read() else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.compactMap { try? Photo.ID(String($0)) }.filter { !$0.text.contains("/") })
  }

  private var folder: String { Folder.parent(of: store.resolved.path) + "/photos" }

  private func file(_ name: String) -> AtomicFile { AtomicFile(folder + "/" + name, calls: store.calls) }
}
