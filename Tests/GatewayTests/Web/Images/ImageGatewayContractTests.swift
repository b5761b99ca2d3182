import Gateways
import GatewayTesting
import TestSupport
import Testing
import WebGateways
import WebGatewayTesting

/// The image gateways that must fulfill every clause.
enum ImageGateways: String, CaseIterable, CustomTestStringConvertible {
  case memory, disk

  var testDescription: String { rawValue }

  /// Returns an image gateway for a simulated web without images. The folder is deleted when the test ends.
  func subject(_ folder: TemporaryFolder) -> Subject<ImageContract.Gateway> {
    let (web, path) = (ImageWeb(), folder.path + "/images")
    switch self {
    case .memory: return Subject(ImageContract.Gateway(TieredImageGateway.inMemory(web), web: web))
    case .disk:
      // The limit allows a few of the contract's images.
      let limit = 200_000
      let open = { @Sendable (calls: FileCalls) in
        let cache = DiskImageTier(folder: path + "/cache", limit: limit, calls: calls)
        let images = TieredImageGateway(
          tiers: [MemoryImageTier(limit: limit), cache],
          pinned: DiskImageTier(folder: path + "/pinned", limit: nil, calls: calls),
          source: NegativeCachingImageGateway(HTTPImageGateway(web)))
        return ImageContract.Gateway(images, web: web)
      }
      return Subject(open(.system), variants: [.reopened: { open(.system) }, .full: { open(.full(after: 20)) }])
    }
  }
}

@Suite struct `Every image gateway keeps the contract` {
  @Test(arguments: ImageGateways.allCases, ImageContract.clauses)
  func `Every image gateway fulfills the image contract`(
    gateway: ImageGateways, clause: Clause<ImageContract.Gateway>
  ) async throws {
    if gateway == .memory, clause.needs != nil { try Test.cancel("Memory can't be reopened or full.") }
    let folder = try TemporaryFolder()
    try await clause.check(gateway.subject(folder))
    withExtendedLifetime(folder) {}
  }
}
