import Entities
import GatewayTesting
import Testing
import UseCases

@MainActor @Suite struct `A slot for images` {
  let images = HeldImages()
  let shown = Shown()
  let slot: ImageSlot
  let loadImage: LoadImageInteractor
  let a = "https://example.com/a"
  let b = "https://example.com/b"

  init() {
    loadImage = LoadImageInteractor(images: images)
    slot = ImageSlot(loadImage, show: shown.show)
  }

  @Test func `An image slot is empty before and during loading, then shows the image`() async throws {
    #expect(slot.content == .empty && shown.contents.isEmpty)
    slot.show(try WebAddress(a))
    #expect(slot.content == .loading && shown.contents == [.loading])
    try await answer(a)
    #expect(await shown.untilCount(2) == [.loading, .image(try image(a))])
    slot.show(try WebAddress(b))
    #expect(slot.content == .loading)
    try await answer(b, asked: 2)
    #expect(await shown.untilCount(4).suffix(2) == [.loading, .image(try image(b))])
  }

  @Test func `An image slot never shows an outdated image that arrives late`() async throws {
    slot.show(try WebAddress(a))
    await images.wasAsked(1)
    slot.show(try WebAddress(b))
    await images.wasCancelled(1)
    #expect(await images.cancelled == [try WebAddress(a)])
    try await answer(a)
    try await answer(b, asked: 2)
    #expect(await shown.untilCount(3) == [.loading, .loading, .image(try image(b))])
    try await somethingElseWasShown()
    #expect(shown.contents.count == 3)
  }

  @Test func `An image slot ignores the result of an earlier request that can't be canceled`() async throws {
    let slot = ImageSlot(UncancelableLoading(images: images), show: shown.show)
    slot.show(try WebAddress(a))
    await images.wasAsked(1)
    slot.show(try WebAddress(b))
    try await answer(a)
    try await answer(b, asked: 2)
    #expect(await shown.untilCount(3) == [.loading, .loading, .image(try image(b))])
    try await somethingElseWasShown(asked: 3)
    #expect(shown.contents.count == 3)
  }

  @Test func `A released image slot shows nothing until the next request`() async throws {
    slot.show(try WebAddress(a))
    await images.wasAsked(1)
    slot.release()
    await images.wasCancelled(1)
    #expect(slot.content == .empty)
    try await answer(a)
    try await somethingElseWasShown(asked: 2)
    #expect(shown.contents == [.loading])
    slot.show(try WebAddress(a))
    try await answer(a, asked: 3)
    #expect(await shown.untilCount(3) == [.loading, .loading, .image(try image(a))])
  }

  @Test func `Releasing the last reference to an image slot cancels its request`() async throws {
    var slot: ImageSlot? = ImageSlot(loadImage, show: shown.show)
    slot?.show(try WebAddress(a))
    await images.wasAsked(1)
    slot = nil
    await images.wasCancelled(1)
    #expect(shown.contents == [.loading])
  }

  @Test func `An image slot ignores a request for the image that it already shows or loads`() async throws {
    slot.show(try WebAddress(a))
    slot.show(try WebAddress(a))
    try await answer(a)
    _ = await shown.untilCount(2)
    slot.show(try WebAddress(a))
    #expect(shown.contents == [.loading, .image(try image(a))])
    #expect(await images.asked.count == 1)
  }

  @Test func `An image slot reports a failed request and retries it when requested again`() async throws {
    let failure = ImageError.gateway(.offline(what: "example.com"))
    slot.show(try WebAddress(a))
    await images.wasAsked(1)
    await images.answer(try WebAddress(a), .failure(failure))
    #expect(await shown.untilCount(2) == [.loading, .failed(failure)])
    slot.show(try WebAddress(a))
    try await answer(a, asked: 2)
    #expect(await shown.untilCount(4).suffix(2) == [.loading, .image(try image(a))])
  }

  @Test func `An image slot becomes empty when it is set to show no address`() async throws {
    slot.show(try WebAddress(a))
    try await answer(a)
    _ = await shown.untilCount(2)
    slot.show(nil)
    slot.show(nil)
    #expect(shown.contents == [.loading, .image(try image(a)), .empty])
  }

  private func image(_ address: String) throws -> LoadedImage {
    try #require(LoadedImage(SampleImages.jpeg(address)))
  }

  private func answer(_ address: String, asked count: Int = 1) async throws {
    await images.wasAsked(count)
    await images.answer(try WebAddress(address), .success(try image(address)))
  }

  /// Waits until another slot has shown an image that was requested later. Results of earlier requests must have arrived by that time.
  private func somethingElseWasShown(asked count: Int = 3) async throws {
    let other = Shown()
    let slot = ImageSlot(loadImage, show: other.show)
    slot.show(try WebAddress("https://example.com/else"))
    try await answer("https://example.com/else", asked: count)
    _ = await other.untilCount(2)
  }
}

/// A use case that continues loading an image even if the caller is canceled.
private struct UncancelableLoading: LoadImage {
  let images: HeldImages

  func callAsFunction(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    let task = Task { () -> Result<LoadedImage, ImageError> in
      do throws(ImageError) { return .success(try await images.image(address)) } catch { return .failure(error) }
    }
    return try await task.value.get()
  }
}
