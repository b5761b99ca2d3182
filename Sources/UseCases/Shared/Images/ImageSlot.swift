public import Entities

/// A place on a screen that shows one image at a time: an image that was asked for before the last one never appears in it.
@MainActor public final class ImageSlot {
  /// What the place shows.
  public enum Content: Sendable, Hashable {
    /// Nothing, and nothing is on its way.
    case empty
    /// Nothing yet.
    case loading
    /// The image that was asked for last.
    case image(LoadedImage)
    /// Why there is none.
    case failed(ImageError)
  }

  /// What the place shows now.
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

  /// Empties the place and loads the image at this address into it; `nil` leaves it empty.
  ///
  /// What was on its way is cancelled. The address that is there or on its way already changes nothing; one that failed is tried
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
      // Only a task that nobody cancelled is the last one.
      if !Task.isCancelled { self?.change(to: content) }
    }
  }

  /// Gives the place up: what is on its way is cancelled, and nothing is shown any more until it is asked for again.
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
