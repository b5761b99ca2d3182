import Entities
import GatewayTesting
import TestSupport
import UseCases
import WebGateways
import WebGatewayTesting

typealias ImageBreakage = Breakage<ImageWays>

extension ImageBreakage {
  @Breakages static var all: [ImageBreakage] {
    clause("an image of each format is returned unchanged") {
      when("a WebP image is refused") {
        $0.gateway.onImage = { (images, address) throws(ImageError) in
          let image = try await images.image(address)
          if image.format == .webp { throw .notAnImage(address) }
          return image
        }
      }
      when("the first image is always returned") {
        let first = Box<LoadedImage?>(nil)
        $0.gateway.onImage = { (images, address) throws(ImageError) in
          let image = try await images.image(address)
          return first.change { $0 = $0 ?? image } ?? image
        }
      }
    }
    clause("an image is missing if the server responds with 404 or 410", when: "it is reported as not an image") {
      $0.replaceErrors { error, address in if case .missing = error { .notAnImage(address) } else { error } }
    }
    clause("a response that isn't an image is refused regardless of its address", when: "it is reported as missing") {
      $0.replaceErrors { error, address in if case .notAnImage = error { .missing(address) } else { error } }
    }
    clause("an image of 20 megabytes is accepted and a larger one is refused") {
      when("an image of exactly twenty megabytes is refused") {
        $0.gateway.onImage = { (images, address) throws(ImageError) in
          let image = try await images.image(address)
          if image.bytes.count == 20 << 20 { throw .tooLarge(address, limit: 20 << 20) }
          return image
        }
      }
      when("a longer image is reported as missing") {
        $0.replaceErrors { error, address in if case .tooLarge = error { .missing(address) } else { error } }
      }
    }
    clause("an error status other than 404 or 410 is a temporary error", when: "it is reported as missing") {
      $0.replaceErrors { error, address in if case .gateway = error { .missing(address) } else { error } }
    }
    clause("an image can be loaded after an earlier connection failed", when: "the first error is always returned") {
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
    }
    clause("loading an image in a canceled task is refused and sends no request", when: "cancellation is ignored") {
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        try await withoutCancellation { () throws(ImageError) in try await images.image(address) }
      }
    }
    clause("a pinned image is returned without a network connection", when: "pinning does nothing") {
      $0.gateway.onPin = { (_, _) throws(ImageError) in }
    }
    clause("pinning a pinned or cached image sends no request", when: "every pin sends a request") {
      let web = $0.web
      $0.gateway.onPin = { (images, address) throws(ImageError) in
        try await images.pin(address)
        do { _ = try await web.send(HTTPRequest(.get, address)) } catch { throw .missing(address) }
      }
    }
    clause("pinning anything other than an image is refused", when: "the error is ignored") {
      $0.gateway.onPin = { (images, address) throws(ImageError) in
        do { try await images.pin(address) } catch { return }
      }
    }
    clause("a pinned image is never evicted from the cache", when: "it is lost after 50 reads") {
      let asked = Box(0)
      $0.gateway.onImage = { (images, address) throws(ImageError) in
        if asked.change({ $0 += 1 }) > 50 { throw .gateway(.offline(what: address.host)) }
        return try await images.image(address)
      }
    }
    clause("a pinned image is still available after a restart", when: "pinned images are only in memory") {
      $0.reopened = BrokenImages(TieredImageGateway.inMemory($0.web))
    }
    clause("a gateway without disk space returns images but refuses to pin them") {
      when("pinning reports success") { $0.full.onPin = { (_, _) throws(ImageError) in } }
      when("images are not returned") {
        $0.full.onImage = { (_, _) throws(ImageError) in throw .gateway(.full(what: "memory")) }
      }
    }
  }
}
