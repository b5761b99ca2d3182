public import Entities

/// A place on a screen that shows one image at a time, and never an outdated image.
@MainActor public final class ImageSlot {
  /// The content that a slot shows.
  public enum Content: Sendable, Hashable {
    /// The slot is empty.
    case empty
    /// The image is loading.
    case loading
    /// The most recently requested image.
    case image(LoadedImage)
    /// The image couldn't be loaded.
    case failed(ImageError)
  }

  /// The current content of the slot.
  public private(set) var content = Content.empty
  private let loadImage: any LoadImage
  private let show: @MainActor (Content) -> Void
  private var address: WebAddress?
  private var loading: Task<Void, Never>?

  /// - Parameter show: A closure that is called with the new content each time the content changes. It isn't called with the initial
  ///   content, which is empty.
  public init(_ loadImage: any LoadImage, show: @escaping @MainActor (Content) -> Void) {
    self.loadImage = loadImage
    self.show = show
  }

  deinit { loading?.cancel() }

  /// Empties the slot and loads the image at this address. If the address is `nil`, the slot stays empty.
  ///
  /// Cancels an earlier request. Does nothing if the image at this address is already shown or loading. An address that failed is tried
  /// again.
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
      // A canceled task belongs to an earlier request, so its result must not be shown.
      if !Task.isCancelled { self?.change(to: content) }
    }
  }

  /// Empties the slot and cancels its request. The slot can be used again.
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
