public import Entities

/// Loads an image for a place on a screen. See ``ImageSlot``.
public protocol LoadImage: Sendable {
  /// Returns the image at this address. Concurrent calls with the same address share one request.
  ///
  /// Canceling one caller doesn't affect the others. Canceling the last caller cancels the request.
  func callAsFunction(_ address: WebAddress) async throws(ImageError) -> LoadedImage
}

/// Makes one request for all concurrent callers of the same address.
public struct LoadImageInteractor: LoadImage {
  private let images: any ImageGateway
  private let joined = SingleFlight<WebAddress, LoadedImage, ImageError>(cancelled: .gateway(.cancelled))

  /// - Parameter images: The gateway that loads the images.
  public init(images: any ImageGateway) { self.images = images }

  public func callAsFunction(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    try await joined(address) { [images] in
      do throws(ImageError) { return .success(try await images.image(address)) } catch { return .failure(error) }
    }.get()
  }
}
