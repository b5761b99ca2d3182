public import Entities

/// Loads an image for a place on a screen: see ``ImageSlot``.
public protocol LoadImage: Sendable {
  /// The image at this address; concurrent calls for one address share one request.
  ///
  /// Canceling one caller leaves the others waiting; canceling the last one cancels the loading.
  func callAsFunction(_ address: WebAddress) async throws(ImageError) -> LoadedImage
}

/// Makes one request for all concurrent callers of the same address.
public struct LoadImageInteractor: LoadImage {
  private let images: any ImageGateway
  private let joined = SingleFlight<WebAddress, LoadedImage, ImageError>(cancelled: .gateway(.cancelled))

  /// - Parameter images: where the images come from.
  public init(images: any ImageGateway) { self.images = images }

  public func callAsFunction(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    try await joined(address) { [images] in
      do throws(ImageError) { return .success(try await images.image(address)) } catch { return .failure(error) }
    }.get()
  }
}
