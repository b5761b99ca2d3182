public import Entities

/// A place on a screen that shows one image at a time, and never an outdated one.
@MainActor public final class ImageSlot {
  /// The content of the slot.
  public enum Content: Sendable, Hashable {
    /// Empty.
    case empty
    /// Loading.
    case loading
    /// The last requested image.
    case image(LoadedImage)
    /// The image could not be loaded.
    case failed(ImageError)
  }

  /// What the slot shows now.
  public private(set) var content = Content.empty
  private let loadImage: any LoadImage
  private let show: @MainActor (Content) -> Void
  private var address: WebAddress?
  private var loading: Task<Void, Never>?

  /// - Parameter show: called with each new content, but not with the first, which is empty.
  public init(_ loadImage: any LoadImage, show: @escaping @MainActor (Content) -> Void) {
    self.loadImage = loadImage
    self.show = show
  }

  deinit { loading?.cancel() }

  /// Empties the slot and loads the image at this address; `nil` leaves it empty.
  ///
  /// Cancels an earlier request. An address that is already shown or loading changes nothing; one that failed is tried again.
  public func show(_ address: WebAddress?) {
    if address == self.address, !isFailed { return }
    loading?.cancel()
    self.address = address
    guard let address else { return change(to: .empty) }
    change(to: .loading)
    loading = Task { [weak self, loadImage] in
      let content: Content
      do throws(ImageError) {
        content = .image(try await loadImage(address))
      } catch {
        content = .failed(error)
      }
      // Only a task that nobody canceled is the last one.
      if !Task.isCancelled { self?.change(to: content) }
    }
  }

  /// Closes the slot: cancels a request, and shows nothing until the next one.
  public func release() {
    loading?.cancel()
    (loading, address, content) = (nil, nil, .empty)
  }

  private var isFailed: Bool { if case .failed = content { true } else { false } }

  private func change(to new: Content) {
    content = new
    show(new)
  }
}
