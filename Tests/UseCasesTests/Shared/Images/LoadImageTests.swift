import Entities
import GatewayTesting
import Testing
import UseCases

@MainActor @Suite struct `Loading an image` {
  let images = HeldImages()
  let loadImage: LoadImageInteractor
  let address: WebAddress
  let image: LoadedImage

  init() throws {
    loadImage = LoadImageInteractor(images: images)
    address = try WebAddress("https://example.com/a")
    image = try #require(LoadedImage(SampleImages.png))
  }

  @Test func `Loading an image into several slots concurrently sends one request`() async throws {
    let shown = (0..<3).map { _ in Shown() }
    let slots = shown.map { ImageSlot(loadImage, show: $0.show) }
    for slot in slots { slot.show(address) }
    await images.wasAsked(1)
    await images.answer(address, .success(image))
    for shown in shown { #expect(await shown.untilCount(2) == [.loading, .image(image)]) }
    #expect(await images.asked == [address])
  }

  @Test func `Loading an image for several slots continues if one of the slots is released`() async throws {
    let shown = (0..<2).map { _ in Shown() }
    let slots = shown.map { ImageSlot(loadImage, show: $0.show) }
    for slot in slots { slot.show(address) }
    await images.wasAsked(1)
    slots[0].release()
    await images.answer(address, .success(image))
    #expect(await shown[1].untilCount(2) == [.loading, .image(image)])
    #expect(shown[0].contents == [.loading])
    #expect(await images.cancelled.isEmpty)
  }

  @Test func `Loading an image is canceled if the last slot that requested it is released`() async throws {
    let shown = (0..<2).map { _ in Shown() }
    let slots = shown.map { ImageSlot(loadImage, show: $0.show) }
    for slot in slots { slot.show(address) }
    await images.wasAsked(1)
    for slot in slots { slot.release() }
    await images.wasCancelled(1)
    #expect(await images.cancelled == [address])
  }

  @Test func `The format of an image is recognized from its first bytes`() {
    let jpeg = SampleImages.jpeg()
    for (bytes, format) in [
      (jpeg, ImageFormat.jpeg), (SampleImages.png, .png), (SampleImages.gif, .gif), (SampleImages.webp, .webp),
    ] {
      #expect(LoadedImage(bytes)?.format == format)
      #expect(LoadedImage(bytes)?.bytes == bytes)
    }
    for bytes in [[], [0xFF, 0xD8], Array("GIF89".utf8), Array("RIFF1234WEB".utf8), Array("<svg/>".utf8)] {
      #expect(LoadedImage(bytes) == nil)
    }
  }
}
