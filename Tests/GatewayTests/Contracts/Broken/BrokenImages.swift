import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// Images that come as from their base, but where a test says otherwise.
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

/// The ways to images in memory; until one is broken they keep every clause.
struct ImageWays: Sendable {
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

  /// Puts another error in the place of each that fits.
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

/// A way to break the promise of one clause of images.
struct ImageBreakage: Sendable, CustomTestStringConvertible {
  let clause: String
  let how: String
  let apply: @Sendable (inout ImageWays) -> Void

  init(_ clause: String, _ how: String, _ apply: @escaping @Sendable (inout ImageWays) -> Void) {
    self.clause = clause
    self.how = how
    self.apply = apply
  }

  var testDescription: String { "\(clause): \(how)" }

  func subject() -> Subject<ImageContract.Gateway> {
    var ways = ImageWays()
    apply(&ways)
    return ways.subject
  }
}

@Suite struct `Every clause of images can fail` {
  @Test(arguments: ImageBreakage.all) func `when it is broken`(breakage: ImageBreakage) async throws {
    let clause = try #require(
      ImageContract.clauses.first { $0.name == breakage.clause }, "there is no such clause")
    // Unbroken, the same subject keeps the clause: so it is the breakage that is seen, and nothing else.
    try await clause.check(ImageWays().subject)
    await #expect {
      try await clause.check(breakage.subject())
    } throws: { error in
      error is BrokenPromise || error is ImageError
    }
  }

  @Test func `and none is left out`() {
    #expect(Set(ImageContract.clauses.map(\.name)).count == ImageContract.clauses.count)
    #expect(Set(ImageContract.clauses.map(\.name)) == Set(ImageBreakage.all.map(\.clause)))
  }
}
