import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `A folder of images that mirrors the web` {
  private let folder: TemporaryFolder
  private let images: FolderImages

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.folder("mirror/a/b")
    images = FolderImages(folder.path + "/mirror")
  }

  /// Writes an image to the folder, and returns the image.
  private func put(_ path: String) throws -> LoadedImage {
    let bytes = SampleImages.jpeg(path)
    _ = try folder.file(path, bytes)
    return try #require(LoadedImage(bytes))
  }

  /// Returns the image at this path, or the error if there is no image.
  private func image(_ path: String, _ images: FolderImages? = nil) async throws -> Result<LoadedImage, ImageError> {
    let address = try WebAddress("https://a.es" + path)
    do throws(ImageError) { return .success(try await (images ?? self.images).image(address)) } catch {
      return .failure(error)
    }
  }

  private func missing(_ path: String) throws -> Result<LoadedImage, ImageError> {
    .failure(.missing(try WebAddress("https://a.es" + path)))
  }

  @Test func `The longest path is tried first when an image is looked up in a folder`() async throws {
    let paths = ["mirror/c.png", "mirror/b/c.png", "mirror/a/b/c.png"]
    _ = try folder.folder("mirror/b")
    for path in paths {
      let image = try put(path)
      #expect(try await self.image("/a/b/c.png") == .success(image))
    }
    #expect(try await image("/x/b/c.png?v=2#y") == .success(try put(paths[1])))
    #expect(try await image("/c.png") == .success(try put(paths[0])))
    #expect(try await image("/A/B/d.png") == missing("/A/B/d.png"))
  }

  @Test func `Images in a folder can have any characters in their names`() async throws {
    for (name, path) in [
      ("espacio raro.png", "/espacio%20raro.png"), ("ñandú 町.png", "/%C3%B1and%C3%BA%20%E7%94%BA.png"),
      ("100%.png", "/100%25.png"), ("a?b#c.png", "/a%3Fb%23c.png"), ("...png", "/...png"), ("%2e%2e", "/%252e%252e"),
    ] {
      let image = try put("mirror/a/" + name)
      #expect(try await self.image("/a" + path) == .success(image), "\(name)")
    }
  }

  @Test(arguments: [
    "/../secret.png", "/a/../../secret.png", "/%2e%2e/secret.png", "/a/..%2f..%2fsecret.png", "/..%5csecret.png",
    "/%2E./secret.png", "/.%2e/secret.png", "/a/b/..%00/secret.png", "/secret.png%00", "/a/..%c0%af../secret.png",
    "/%zz/../secret.png", "/../mirror/../secret.png",
  ])
  func `Images outside the folder are never found`(path: String) async throws {
    _ = try put("secret.png")
    #expect(try await image(path) == missing(path))
  }

  @Test(arguments: [
    "", "/", "//", "/a/b/c.png/", "/a/b/c.png/.", "/a/b/c.png/..", "/c.png%", "/c.png%4", "/c.png%FF", "/c.png%00",
    "/a%2fb%2fc.png", "/a/b/%2e%2e%2Fb%2Fc.png", "/a%2F%2Fb%2Fc.png",
  ])
  func `No image in a folder is found for an address without a valid file name`(path: String) async throws {
    _ = try put("mirror/a/b/c.png")
    _ = try put("mirror/c.png")
    #expect(try await image(path) == missing(path))
  }

  @Test func `An image in a folder is found by the valid part at the end of its path`() async throws {
    let image = try put("mirror/c.png")
    for path in ["//c.png", "/a//c.png", "/../c.png", "/a/./c.png", "/%2e%2e/c.png"] {
      #expect(try await self.image(path) == .success(image), "\(path)")
    }
  }

  @Test func `No image is found through links that leave the folder`() async throws {
    let (secret, inside) = (try put("secret.png"), try put("mirror/a/c.png"))
    let (files, mirror) = (FileManager.default, folder.path + "/mirror")
    _ = try folder.folder("mirror-of-others")
    _ = try put("mirror-of-others/d.png")
    for (link, target) in [
      ("out.png", folder.path + "/secret.png"), ("up.png", "../secret.png"), ("parent", ".."), ("root", "/"),
      ("beside", "../mirror-of-others"), ("loop.png", "loop.png"), ("nowhere.png", "nothing"),
      ("in.png", "a/c.png"), ("in", "a"),
    ] {
      try files.createSymbolicLink(atPath: mirror + "/" + link, withDestinationPath: target)
    }
    for path in [
      "/out.png", "/up.png", "/parent/secret.png", "/root\(folder.path)/secret.png", "/beside/d.png", "/loop.png",
      "/nowhere.png",
    ] {
      #expect(try await image(path) == missing(path), "\(path)")
    }
    for path in ["/in.png", "/in/c.png"] { #expect(try await image(path) == .success(inside), "\(path)") }
    // The folder itself can be a link.
    try files.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "mirror")
    #expect(try await image("/a/c.png", FolderImages(folder.path + "/link/")) == .success(inside))
    #expect(try await image("/secret.png", FolderImages(folder.path)) == .success(secret))
  }

  @Test func `A file in an image folder is refused if it isn't an image or is too large`() async throws {
    _ = try folder.file("mirror/page.png", "<html>")
    _ = try folder.file("mirror/nothing.png", "")
    let large = try folder.file("mirror/large.png", SampleImages.png)
    try FileHandle(forWritingTo: URL(filePath: large)).truncate(atOffset: UInt64(LoadedImage.maximumBytes + 1))
    let web = FolderImages(folder.path + "/mirror", otherwise: FolderImages(folder.path))
    _ = try put("page.png")
    for images in [images, web] {
      for path in ["/page.png", "/nothing.png"] {
        #expect(try await image(path, images) == .failure(.notAnImage(try WebAddress("https://a.es" + path))))
      }
      let tooLarge = ImageError.tooLarge(try WebAddress("https://a.es/large.png"), limit: LoadedImage.maximumBytes)
      #expect(try await image("/large.png", images) == .failure(tooLarge))
    }
  }

  @Test func `Folders and pipes in an image folder are never read as images`() async throws {
    _ = try folder.folder("mirror/a/b.png")
    #expect(mkfifo(folder.path + "/mirror/pipe.png", 0o600) == 0)
    for path in ["/a/b.png", "/pipe.png"] { #expect(try await image(path) == missing(path)) }
    let image = try put("mirror/b.png")
    #expect(try await self.image("/a/b.png") == .success(image))
  }

  @Test func `Images that are missing from the folder are requested from the fallback`() async throws {
    let (web, address) = (ImageWeb(), try WebAddress("https://a.es/x.png"))
    web.put(SampleImages.png, at: address)
    for path in ["/mirror", "/nowhere"] {
      let images = FolderImages(folder.path + path, otherwise: HTTPImageGateway(web))
      #expect(try await image("/x.png", images) == .success(try #require(LoadedImage(SampleImages.png))))
      #expect(try await image("/y.png", images) == missing("/y.png"))
      #expect(try await image("/x.png", FolderImages(folder.path + path)) == missing("/x.png"))
    }
    let here = try put("mirror/x.png")
    let asked = web.requests.count
    let images = FolderImages(folder.path + "/mirror", otherwise: HTTPImageGateway(web))
    #expect(try await image("/x.png", images) == .success(here) && web.requests.count == asked)
  }

  @Test func `A canceled task does not read images from a folder`() async throws {
    _ = try put("mirror/c.png")
    let (images, address) = (images, try WebAddress("https://a.es/c.png"))
    let task = Task { () -> ImageError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(ImageError) { _ = try await images.image(address) } catch { return error }
      return nil
    }
    #expect(await task.value == .gateway(.cancelled))
  }
}
