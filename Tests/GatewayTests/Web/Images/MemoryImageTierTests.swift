import Entities
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Images in memory` {
  let size = SampleImages.jpeg("a").count

  @Test func `The least recently used image in memory is evicted if the limit is exceeded`() async throws {
    let tier = MemoryImageTier(limit: 2 * size)
    for name in ["a", "b"] { await tier.keep(try image(name), of: try address(name)) }
    _ = await tier.image(try address("a"))
    await tier.keep(try image("c"), of: try address("c"))
    #expect(await tier.image(try address("a")) == (try image("a")))
    #expect(await tier.image(try address("b")) == nil)
    #expect(await tier.image(try address("c")) == (try image("c")))
  }

  @Test func `An image in memory replaces the image at the same address`() async throws {
    let tier = MemoryImageTier(limit: 2 * size)
    for name in ["a", "b", "c", "d"] { await tier.keep(try image(name), of: try address("same")) }
    await tier.keep(try image("e"), of: try address("other"))
    #expect(await tier.image(try address("same")) == (try image("d")))
    #expect(await tier.image(try address("other")) == (try image("e")))
  }

  @Test func `An image larger than the limit is not kept in memory and evicts no other image`() async throws {
    let tier = MemoryImageTier(limit: size)
    await tier.keep(try image("a"), of: try address("a"))
    await tier.keep(try image("too long"), of: try address("b"))
    #expect(await tier.image(try address("a")) == (try image("a")))
    #expect(await tier.image(try address("b")) == nil)
  }

  private func image(_ name: String) throws -> LoadedImage { try #require(LoadedImage(SampleImages.jpeg(name))) }
  private func address(_ name: String) throws -> WebAddress { try WebAddress("https://example.com/\(name)") }
}

@Suite struct `Bytes that aren't an image` {
  let web = ImageWeb()

  @Test func `An address without an image is requested only once, but an unreachable address each time`() async throws {
    let images = NegativeCachingImageGateway(HTTPImageGateway(web))
    let (missing, text) = (try WebAddress("https://example.com/a"), try WebAddress("https://example.com/b"))
    web.put(Array("text".utf8), at: text)
    web.isOffline = true
    for _ in 0..<2 { await #expect(throws: ImageError.self) { try await images.image(missing) } }
    #expect(web.requests.count == 2)
    web.isOffline = false
    for _ in 0..<3 {
      await #expect(throws: ImageError.missing(missing)) { try await images.image(missing) }
      await #expect(throws: ImageError.notAnImage(text)) { try await images.image(text) }
    }
    #expect(web.requests == [missing, missing, missing, text])
  }

  @Test func `Between 1,000 and 2,000 addresses without an image are remembered`() async throws {
    let images = NegativeCachingImageGateway(HTTPImageGateway(web))
    let addresses = try (0...2000).map { try WebAddress("https://example.com/\($0)") }
    for address in addresses { await #expect(throws: ImageError.self) { try await images.image(address) } }
    #expect(web.requests.count == 2001)
    for address in addresses.suffix(1001) { await #expect(throws: ImageError.self) { try await images.image(address) } }
    #expect(web.requests.count == 2001)
    await #expect(throws: ImageError.self) { try await images.image(addresses[0]) }
    #expect(web.requests.count == 2002)
  }

  @Test func `The error for a refused image contains the delay that the server requests`() async throws {
    let client = ScriptedHTTPClient { _ in HTTPResponse(status: 429, headers: ["Retry-After": "7"]) }
    let address = try WebAddress("https://example.com/a")
    await #expect(throws: ImageError.gateway(.quotaExhausted(what: address.host, retryAfter: .seconds(7)))) {
      try await HTTPImageGateway(client).image(address)
    }
  }
}
