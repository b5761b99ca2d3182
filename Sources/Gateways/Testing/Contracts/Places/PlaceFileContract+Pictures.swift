import Entities
import UseCases

extension PlaceFileContract {
  static let pictures: [Clause<Gateway>] = [
    Clause(id: "place-files.picture", "a stored picture can be read immediately by the id derived from its bytes") {
      gateway in
      let download = try await gateway.begin()
      try await restart(download)
      for bytes in [SampleImages.jpeg("a"), SampleImages.png, SampleImages.gif, SampleImages.webp] {
        guard let image = LoadedImage(bytes) else { throw BrokenPromise("the sample is not a picture") }
        let id = try await download.keep(image, from: try address("\(image.format)"))
        try expect(id, Photo.ID(of: image), "id")
        try expect(try await gateway.picture(id), image, "picture")
      }
      await download.end()
      try await expect(.notFound, "a picture that wasn't stored") {
        _ = try await gateway.picture(Photo.ID(of: Samples.image("z")))
      }
    },
    Clause(id: "place-files.same-bytes", "identical bytes from two addresses are stored as one picture") { gateway in
      let (download, image) = (try await gateway.begin(), try Samples.image("a"))
      try await restart(download)
      let ids = [
        try await download.keep(image, from: try address("a")), try await download.keep(image, from: try address("b")),
      ]
      try expect(ids, [Photo.ID(of: image), Photo.ID(of: image)], "ids")
      let content = PlacePicture.Content.kept(ids[0], bytes: image.bytes.count)
      let expected = [try address("a").digest: content, try address("b").digest: content]
      try expect(try await download.collected.pictures, expected, "pictures")
      try await download.finish(keeping: [ids[0]])
      await download.end()
      try expect(try await gateway.picture(ids[0]), image, "picture")
    },
    Clause(id: "place-files.keep-at-once", "30 concurrently stored pictures are all kept") { gateway in
      let download = try await gateway.begin()
      try await restart(download)
      let images = try (0..<30).map { try Samples.image("\($0)") }
      let addresses = try (0..<30).map { try address("\($0)") }
      let ids = await atOnce(30) { (index) throws(GatewayError) in
        try await download.keep(images[index], from: addresses[index])
      }
      try expect(try ids.map { try $0.get() }, images.map { Photo.ID(of: $0) }, "ids")
      await download.end()
      let found = try await collected(gateway).pictures
      for (address, image) in zip(addresses, images) {
        try expect(found[address.digest], .kept(Photo.ID(of: image), bytes: image.bytes.count), "collected")
        try expect(try await gateway.picture(Photo.ID(of: image)), image, "picture")
      }
    },
    Clause(
      id: "place-files.read-during-download",
      "pictures can be read during the next download, even after the download restarts"
    ) { files in
      let (image, id) = try await finished(files)
      let download = try await files.begin()
      try expect(try await files.picture(id), image, "picture during the next download")
      try await download.restart(id: try Samples.download("two").id, source: "two")
      try expect(try await files.picture(id), image, "picture after a restart")
      let other = try await download.keep(try Samples.image("b"), from: try address("b"))
      for id in [id, other] { _ = try await files.picture(id) }
      await download.end()
      try expect(try await files.picture(id), image, "picture after an interruption")
    },
  ]

  static let endings: [Clause<Gateway>] = [
    Clause(id: "place-files.finish", "finishing a download deletes its progress and all pictures except the given ones")
    { files in
      let (image, id) = try await finished(files)
      let download = try await files.begin()
      try await download.restart(id: try Samples.download("two").id, source: "two")
      let (kept, dropped) = (
        try await download.keep(try Samples.image("b"), from: try address("b")),
        try await download.keep(try Samples.image("c"), from: try address("c"))
      )
      try await download.finish(keeping: [id, kept])
      try expect(try await download.collected, CollectedPlaces(), "collected")
      await download.end()
      try expect(try await files.unfinished(), nil, "unfinished")
      try expect(try await collected(files), CollectedPlaces(), "gathered in the next download")
      try expect(try await files.picture(id), image, "a kept picture")
      _ = try await files.picture(kept)
      try await expect(.notFound, "a picture that isn't kept") { _ = try await files.picture(dropped) }
      let last = try await files.begin()
      try await last.finish(keeping: [])
      await last.end()
      try await expect(.notFound, "the old picture") { _ = try await files.picture(id) }
    },
    Clause(id: "place-files.flush", "a download can be flushed to disk at any stage") { gateway in
      let download = try await gateway.begin()
      try await download.flush()
      _ = try await keepSome(download)
      for _ in 0..<2 { try await download.flush() }
      try await restart(download)
      try await download.flush()
      _ = try await keepSome(download)
      let before = try await download.collected
      try await download.flush()
      try expect(try await download.collected, before, "collected")
      try await download.finish(keeping: [])
      try await download.flush()
      await download.end()
    },
    Clause(id: "place-files.restart-finished", "a finished download can be restarted immediately") { gateway in
      var download = try await gateway.begin()
      _ = try await keepSome(download)
      await download.end()
      download = try await gateway.begin()
      _ = try await download.collected
      try await download.finish(keeping: [])
      let image = try await keepSome(download)
      try await download.flush()
      let before = try await download.collected
      try expect(before.documents.count, 2, "documents")
      await download.end()
      try expect(try await collected(gateway), before, "collected")
      try expect(try await gateway.picture(Photo.ID(of: image)), image, "picture")
    },
    Clause(id: "place-files.remove-all", "removing all pictures also deletes the progress of a download") {
      files in
      let (_, id) = try await finished(files)
      let download = try await files.begin()
      let other = Photo.ID(of: try await keepSome(download))
      await download.end()
      for _ in 0..<2 {
        try await files.removeAll {}
        try expect(try await files.unfinished(), nil, "unfinished")
        for id in [id, other] { try await expect(.notFound, "picture") { _ = try await files.picture(id) } }
        try expect(try await collected(files), CollectedPlaces(), "collected")
      }
    },
    Clause(id: "place-files.remove-busy", "removing all pictures is refused while a download is running") { gateway in
      let download = try await gateway.begin()
      let image = try await keepSome(download)
      let before = try await download.collected
      try await expect(.busy, "removal") { try await gateway.removeAll {} }
      try expect(try await download.collected, before, "collected")
      try expect(try await gateway.picture(Photo.ID(of: image)), image, "picture")
      await download.end()
      try await gateway.removeAll {}
    },
    Clause(
      id: "place-files.remove-after-body",
      "removing all pictures blocks downloads, and deletes nothing if the closure throws"
    ) { files in
      let (image, id) = try await finished(files)
      let download = try await files.begin()
      _ = try await keepSome(download)
      let before = try await download.collected
      await download.end()
      try await expect(.conflict, "the error of the body") {
        try await files.removeAll { () async throws(GatewayError) in
          _ = try await files.picture(id)
          do throws(GatewayError) { await (try await files.begin()).end() } catch {
            if case .failed(_, .busy) = error { throw .conflict }
            throw error
          }
          throw .failed(what: "another download", why: "another download was not refused")
        }
      }
      try expect(try await files.picture(id), image, "picture")
      try expect(try await collected(files), before, "collected")
    },
  ]

  static let elsewhere: [Clause<Gateway>] = [
    Clause(
      id: "place-files.other-instance",
      "another instance sees a running download and can resume the download after it ends",
      needs: .reopened
    ) { subject in
      let other = try await subject.opened(as: .reopened)
      let download = try await subject.gateway.begin()
      let image = try await keepSome(download)
      let before = try await download.collected
      let expected = UnfinishedPlaceDownload(
        id: before.id, isRunning: true, source: before.source, settled: 2, total: 2)
      try expect(try await other.unfinished(), expected, "unfinished elsewhere")
      try await expect(.busy, "another download") { _ = try await other.begin() }
      try await expect(.busy, "removal") { try await other.removeAll {} }
      try expect(try await other.picture(Photo.ID(of: image)), image, "picture elsewhere")
      await download.end()
      try expect(try await other.unfinished()?.isRunning, false, "running")
      try expect(try await collected(other), before, "gathered elsewhere")
    },
    Clause(
      id: "place-files.restart", "a finished download's pictures survive a restart, and no unfinished download appears",
      needs: .reopened
    ) { subject in
      let (image, id) = try await finished(subject.gateway)
      let reopened = try await subject.opened(as: .reopened)
      try expect(try await reopened.picture(id), image, "picture")
      try expect(try await reopened.unfinished(), nil, "unfinished")
      try expect(try await collected(reopened), CollectedPlaces(), "collected")
    },
    Clause(
      id: "place-files.full", "a download without disk space refuses new files and keeps earlier ones", needs: .full
    ) { subject in
      let first = try await subject.gateway.begin()
      let image = try await keepSome(first)
      let before = try await first.collected
      await first.end()
      let download = try await subject.opened(as: .full).begin()
      let large = try Samples.image(String(repeating: "x", count: 50_000))
      try await expect(.full, "picture") { _ = try await download.keep(large, from: try address("large")) }
      try await expect(.full, "document") { try await download.keep(large.bytes, of: .activity) }
      try expect(try await download.collected, before, "collected")
      await download.end()
      try expect(try await collected(subject.gateway), before, "collected later")
      try expect(try await subject.gateway.picture(Photo.ID(of: image)), image, "picture")
      try await expect(.notFound, "the large picture") { _ = try await subject.gateway.picture(Photo.ID(of: large)) }
      // The original instance has free space, so it can store the large picture.
      let last = try await subject.gateway.begin()
      _ = try await last.keep(large, from: try address("large"))
      try expect(try await last.collected.pictures.count, before.pictures.count + 1, "pictures")
      await last.end()
    },
    Clause(
      id: "place-files.read-only", "a read-only folder returns its pictures of places and refuses to store new ones",
      needs: .readOnly
    ) { subject in
      let (image, id) = try await finished(subject.gateway)
      let readOnly = try await subject.opened(as: .readOnly)
      try expect(try await readOnly.picture(id), image, "picture")
      try expect(try await readOnly.unfinished(), nil, "unfinished")
      let new = try Samples.image("b")
      try await expect(.readOnly, "a new picture") {
        let download = try await readOnly.begin()
        do {
          _ = try await download.keep(new, from: try address("b"))
        } catch {
          await download.end()
          throw error
        }
        await download.end()
      }
      try await expect(.notFound, "the new picture") { _ = try await subject.gateway.picture(Photo.ID(of: new)) }
    },
  ]

  /// Finishes a download with one picture, and returns the picture and its id.
  static func finished(_ files: Gateway) async throws -> (LoadedImage, Photo.ID) {
    let (download, image) = (try await files.begin(), try Samples.image("old"))
    try await restart(download)
    let id = try await download.keep(image, from: try address("old"))
    try await download.finish(keeping: [id])
    await download.end()
    return (image, id)
  }
}
