import Entities
import Gateways
import GatewayTesting
import UseCases
import TestSupport

extension ImageBreakage {
  static let all: [ImageBreakage] = [
    ImageBreakage("an image of each format is answered as it is on the web", "no WebP") {
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        let image = try await images.image(address)
        if image.format == .webp { throw .notAnImage(address) }
        return image
      }
    },
    ImageBreakage("an image of each format is answered as it is on the web", "always the first") {
      let first = Box<LoadedImage?>(nil)
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        let image = try await images.image(address)
        return first.change { $0 = $0 ?? image } ?? image
      }
    },
    ImageBreakage("nothing at an address is missing: 404, 410, 204, an empty answer", "it is no image") {
      $0.replaceErrors { error, address in if case .missing = error { .notAnImage(address) } else { error } }
    },
    ImageBreakage("what is no image is refused, whatever it is called", "it is missing") {
      $0.replaceErrors { error, address in if case .notAnImage = error { .missing(address) } else { error } }
    },
    ImageBreakage("an image of twenty megabytes is answered, a longer one refused", "less than that is too much") {
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        let image = try await images.image(address)
        if image.bytes.count == 20 << 20 { throw .tooLarge(address, limit: 20 << 20) }
        return image
      }
    },
    ImageBreakage("an image of twenty megabytes is answered, a longer one refused", "it is missing") {
      $0.replaceErrors { error, address in if case .tooLarge = error { .missing(address) } else { error } }
    },
    ImageBreakage("a failure of the service is not the address's", "it is missing") {
      $0.replaceErrors { error, address in if case .gateway = error { .missing(address) } else { error } }
    },
    ImageBreakage("that nobody was reached is not remembered", "it is") {
      let remembered = Box<ImageError?>(nil)
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        if let error = remembered.value { throw error }
        do throws(ImageError) {
          return try await images.image(address)
        } catch {
          remembered.value = error
          throw error
        }
      }
    },
    ImageBreakage("a cancelled task is refused and asks nobody", "it is not heard of") {
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        let task = Task { () -> Result<LoadedImage, ImageError> in
          do throws(ImageError) { return .success(try await images.image(address)) } catch { return .failure(error) }
        }
        return try await task.value.get()
      }
    },
    ImageBreakage("a pinned image is answered without a network", "it is not kept") {
      $0.gateway.onPin = { (_, _) throws(ImageError) in }
    },
    ImageBreakage("pinning twice, or what is there already, asks nobody", "it asks") {
      let web = $0.web
      $0.gateway.onPin = { (images, address) throws(ImageError) in
        try await images.pin(address)
        do { _ = try await web.send(HTTPRequest(.get, address)) } catch { throw .missing(address) }
      }
    },
    ImageBreakage("what is no image is not pinned", "that is not told") {
      $0.gateway.onPin = { (images, address) throws(ImageError) in
        do { try await images.pin(address) } catch { return }
      }
    },
    ImageBreakage("a pinned image stays, however many come after it", "it leaves") {
      let asked = Box(0)
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        if asked.change({ $0 += 1 }) > 50 { throw .gateway(.offline(what: address.host)) }
        return try await images.image(address)
      }
    },
    ImageBreakage("a pinned image lasts", "it does not") {
      $0.reopened = BrokenImages(TieredImageGateway.inMemory($0.web))
    },
    ImageBreakage("where there is no room images are answered, and pinning is refused", "pinning says nothing") {
      $0.full.onPin = { (_, _) throws(ImageError) in }
    },
    ImageBreakage("where there is no room images are answered, and pinning is refused", "nothing is answered") {
      $0.full.onImage = { (_, _) throws(ImageError) in throw .gateway(.full(what: "memory")) }
    },
  ]
}
