import Entities
import GatewayTesting
import UseCases

extension ImageContract {
  static let pinning: [Clause<Gateway>] = [
    Clause(id: "images.pin", "a pinned image is returned without a network connection") { gateway in
      let address = try address("a")
      gateway.web.put(SampleImages.gif, at: address)
      try await gateway.images.pin(address)
      gateway.web.isOffline = true
      let asked = gateway.web.requests
      try expect(try await gateway.images.image(address).bytes, SampleImages.gif, "bytes")
      try expect(gateway.web.requests, asked, "requests")
    },
    Clause(id: "images.pin-again", "pinning a pinned or cached image sends no request") { gateway in
      let address = try address("a")
      gateway.web.put(SampleImages.gif, at: address)
      _ = try await gateway.images.image(address)
      gateway.web.isOffline = true
      try await gateway.images.pin(address)
      try await gateway.images.pin(address)
      try expect(gateway.web.requests, [address], "requests")
    },
    Clause(id: "images.pin-images-only", "pinning anything other than an image is refused") { gateway in
      let address = try address("a")
      gateway.web.put(Array("text".utf8), at: address)
      try await expectError(.notAnImage(address)) { try await gateway.images.pin(address) }
      try await expectError(.notAnImage(address)) { try await gateway.images.image(address) }
    },
    Clause(id: "images.pin-stays", "a pinned image is never evicted from the cache") { gateway in
      let first = try address("first")
      gateway.web.put(SampleImages.jpeg("first"), at: first)
      try await gateway.images.pin(first)
      for number in 0..<50 {
        let address = try address("\(number)")
        gateway.web.put(SampleImages.jpeg(comment: [UInt8](repeating: UInt8(number), count: 60_000)), at: address)
        _ = try await gateway.images.image(address)
      }
      gateway.web.isOffline = true
      try expect(try await gateway.images.image(first).bytes, SampleImages.jpeg("first"), "bytes")
    },
    Clause(id: "images.pin-restart", "a pinned image is still available after a restart", needs: .reopened) { subject in
      let address = try address("a")
      subject.gateway.web.put(SampleImages.webp, at: address)
      try await subject.gateway.images.pin(address)
      let gateway = try await subject.opened(as: .reopened)
      gateway.web.isOffline = true
      try expect(try await gateway.images.image(address).bytes, SampleImages.webp, "bytes")
    },
    Clause(id: "images.full", "a gateway without disk space returns images but refuses to pin them", needs: .full) {
      subject in
      let (gateway, address) = (try await subject.opened(as: .full), try address("a"))
      gateway.web.put(SampleImages.png, at: address)
      try expect(try await gateway.images.image(address).bytes, SampleImages.png, "bytes")
      try await expectPassing { try await gateway.images.pin(address) }
    },
  ]
}
