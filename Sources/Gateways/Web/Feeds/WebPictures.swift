import Entities
import Gateways
import UseCases

/// The pictures that a web document names. Only pictures on the document's host are downloaded.
struct WebPictures {
  /// The maximum total size of a document's pictures, in bytes.
  private static let maximumBytes = 128 << 20
  /// The maximum number of concurrent requests.
  private static let connections = 6

  private let document: WebAddress
  private let images: any ImageGateway

  init(of document: WebAddress, from images: any ImageGateway) {
    self.document = document
    self.images = images
  }

  /// Downloads the pictures, and returns them by name. If the host can't be reached, no more pictures are requested.
  func fetch(_ names: [String]) async throws(SeedSourceError) -> [String: LoadedImage] {
    var places: [WebAddress: [String]] = [:]
    for name in Set(names) { if let address = address(of: name) { places[address, default: []].append(name) } }
    var waiting = places.keys.sorted { $0.text < $1.text }[...]
    var (pictures, room): ([String: LoadedImage], Int) = ([:], Self.maximumBytes)
    await withTaskGroup(of: (WebAddress, Result<LoadedImage, ImageError>).self) { group in
      func askNext() {
        guard let address = waiting.popFirst() else { return }
        group.addTask {
          // The call and the tuple must not be one expression: the optimizer would drop the address (Manual.docc/TypedErrors.md).
          let answer = await answer(address)
          return (address, answer)
        }
      }
      for _ in 0..<Self.connections { askNext() }
      while let (address, answer) = await group.next() {
        switch answer {
        case .success(let picture) where picture.isWhole && picture.bytes.count <= room:
          room -= picture.bytes.count
          for name in places[address] ?? [] { pictures[name] = picture }
        case .failure(.gateway(.offline)), .failure(.gateway(.cancelled)): waiting = []
        case .success, .failure: break
        }
        askNext()
      }
    }
    if Task.isCancelled { throw .gateway(.cancelled) }
    return pictures
  }

  private func answer(_ address: WebAddress) async -> Result<LoadedImage, ImageError> {
    do { return .success(try await images.image(address)) } catch { return .failure(error) }
  }

  /// Returns the address of a picture. `nil` if the picture is not on the document's host.
  func address(of name: String) -> WebAddress? {
    let address: WebAddress?
    if name.contains("://") {
      address = WebAddress(asTyped: name)
    } else {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      if name.hasPrefix("/") || name.contains("\0") || parts.contains("..") { return nil }
      let base = document.text.prefix { $0 != "?" && $0 != "#" }
      let root = base.prefix { $0 != ":" }.count + "://".count
      let folder =
        base.dropFirst(root).contains("/")
        ? base.prefix(through: base.lastIndex(of: "/") ?? base.startIndex) : base + "/"
      let path = parts.map { $0.replacing("?", with: "%3F").replacing("#", with: "%23") }.joined(separator: "/")
      address = WebAddress(asTyped: folder + path)
    }
    return address?.host == document.host ? address : nil
  }
}
