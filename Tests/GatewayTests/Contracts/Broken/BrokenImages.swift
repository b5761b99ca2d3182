import Entities
import GatewayTesting
import UseCases
import WebGateways
import WebGatewayTesting

/// An image gateway that forwards calls to its base, unless a test overrides a call.
struct BrokenImages: PinnedImageGateway {
  let base: any PinnedImageGateway
  var onImage: (@Sendable (any PinnedImageGateway, WebAddress) async throws(ImageError) -> LoadedImage)?
  var onPin: (@Sendable (any PinnedImageGateway, WebAddress) async throws(ImageError) -> Void)?

  init(_ base: any PinnedImageGateway) { self.base = base }

  func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    if let onImage { try await onImage(base, address) } else { try await base.image(address) }
  }

  func pin(_ address: WebAddress) async throws(ImageError) {
    if let onPin { try await onPin(base, address) } else { try await base.pin(address) }
  }
}

/// In-memory image gateways. Until one of the variants is broken, they fulfill every clause.
struct ImageWays: BreakableWays {
  let web = ImageWeb()
  var gateway: BrokenImages
  var reopened: BrokenImages
  var full: BrokenImages

  init() {
    gateway = BrokenImages(TieredImageGateway.inMemory(web))
    reopened = gateway
    full = gateway
    full.onPin = { (_, _) throws(ImageError) in throw .gateway(.full(what: "memory")) }
  }

  var subject: Subject<ImageContract.Gateway> {
    let (web, reopened, full) = (web, reopened, full)
    return Subject(
      ImageContract.Gateway(gateway, web: web),
      variants: [
        .reopened: { ImageContract.Gateway(reopened, web: web) }, .full: { ImageContract.Gateway(full, web: web) },
      ])
  }

  /// Makes the gateway replace the errors of failed requests.
  mutating func replaceErrors(_ replace: @escaping @Sendable (ImageError, WebAddress) -> ImageError) {
    gateway.onImage = { (images, address) throws(ImageError) in
      do throws(ImageError) {
        return try await images.image(address)
      } catch {
        throw replace(error, address)
      }
    }
  }
}
