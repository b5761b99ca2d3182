import Entities
public import GatewayTesting
public import UseCases

/// The contract of every image gateway that conforms to `ImageGateway` and `PinnedImageGateway`.
public enum ImageContract {
  /// The subject of the clauses: an image gateway, and the simulated web from which it loads images.
  public struct Gateway: Sendable {
    /// The gateway under test, which loads its images from ``web``.
    public let images: any PinnedImageGateway
    /// The simulated web from which images are loaded. It is empty at first.
    public let web: ImageWeb

    /// Creates a subject with a gateway that loads its images from this web.
    public init(_ images: any PinnedImageGateway, web: ImageWeb) {
      self.images = images
      self.web = web
    }
  }

  /// All clauses of the contract.
  public static let clauses = loading + pinning

  private static let loading: [Clause<Gateway>] = [
    Clause(id: "images.formats", "an image of each format is returned unchanged") { gateway in
      let formats: [(ImageFormat, [UInt8])] = [
        (.jpeg, SampleImages.jpeg()), (.png, SampleImages.png), (.gif, SampleImages.gif), (.webp, SampleImages.webp),
      ]
      for (format, bytes) in formats {
        let address = try address(format.rawValue)
        gateway.web.put(bytes, at: address)
        for _ in 0..<2 {
          let image = try await gateway.images.image(address)
          try expect(image.format, format, "format")
          try expect(image.bytes, bytes, "bytes")
        }
      }
    },
    Clause(id: "images.missing", "an image is missing if the server responds with 404 or 410") { gateway in
      for (status, body) in [(404, "no"), (410, "no")] {
        let address = try address("\(status)\(body)")
        gateway.web.put(Array(body.utf8), status: status, at: address)
        try await expectError(.missing(address)) { try await gateway.images.image(address) }
      }
    },
    Clause(id: "images.not-an-image", "a response that isn't an image is refused regardless of its address") {
      gateway in
      for (status, address) in [(204, try address("nothing")), (200, try address("empty"))] {
        gateway.web.put([], status: status, at: address)
        try await expectError(.notAnImage(address)) { try await gateway.images.image(address) }
      }
      for text in ["<html></html>", "GIF88a", "RIFF1234WAVE", "\u{89}PNG"] {
        let address = try address("picture-\(text.utf8.count).png")
        gateway.web.put(Array(text.utf8), at: address)
        try await expectError(.notAnImage(address)) { try await gateway.images.image(address) }
      }
    },
    Clause(id: "images.large", "an image of 20 megabytes is accepted and a larger one is refused") { gateway in
      let (fits, above) = (try address("fits"), try address("above"))
      let room = LoadedImage.maximumBytes - SampleImages.png.count
      gateway.web.put(SampleImages.png + [UInt8](repeating: 0, count: room), at: fits)
      gateway.web.put(SampleImages.png + [UInt8](repeating: 0, count: room + 1), at: above)
      let image = try await gateway.images.image(fits)
      try expect(image.bytes.count, LoadedImage.maximumBytes, "bytes")
      try await expectError(.tooLarge(above, limit: LoadedImage.maximumBytes)) {
        try await gateway.images.image(above)
      }
    },
    Clause(id: "images.temporary", "an error status other than 404 or 410 is a temporary error") { gateway in
      let address = try address("a")
      for status in [401, 403, 418, 429, 500, 503] {
        gateway.web.put(SampleImages.png, status: status, at: address)
        try await expectPassing { try await gateway.images.image(address) }
      }
      gateway.web.put(SampleImages.png, at: address)
      try expect(try await gateway.images.image(address).format, .png, "format")
    },
    Clause(id: "images.not-remembered", "an image can be loaded after an earlier connection failed") { gateway in
      let address = try address("a")
      gateway.web.put(SampleImages.png, at: address)
      gateway.web.isOffline = true
      try await expectPassing { try await gateway.images.image(address) }
      try await expectPassing { try await gateway.images.pin(address) }
      gateway.web.isOffline = false
      try expect(try await gateway.images.image(address).bytes, SampleImages.png, "bytes")
    },
    Clause(id: "images.cancel", "loading an image in a canceled task is refused and sends no request") { gateway in
      let address = try address("a")
      gateway.web.put(SampleImages.png, at: address)
      try await expectRefused { try await gateway.images.image(address) }
      try await expectRefused { try await gateway.images.pin(address) }
      try expect(gateway.web.requests, [], "requests")
    },
  ]

  static func address(_ name: String) throws -> WebAddress { try WebAddress("https://example.com/\(name)") }

  static func expectError<Answer>(_ error: ImageError, _ body: () async throws -> Answer) async throws {
    do {
      _ = try await body()
    } catch let found as ImageError where found == error {
      return
    } catch {
      throw BrokenPromise("refused with \(error)")
    }
    throw BrokenPromise("not refused with \(error)")
  }

  /// Throws unless `body` throws a temporary error, after which loading can be tried again.
  static func expectPassing<Answer>(_ body: () async throws -> Answer) async throws {
    do {
      _ = try await body()
    } catch let error as ImageError where !error.isFinal {
      return
    }
    throw BrokenPromise("an image that could not be requested was not refused")
  }

  private static func expectRefused<Answer>(_ body: @escaping @Sendable () async throws -> Answer) async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        _ = try await body()
      } catch let error as ImageError where error == .gateway(.cancelled) {
        return
      }
      throw BrokenPromise("a canceled task was not refused")
    }
    try await task.value
  }
}
