import Entities
public import UseCases

/// The contract of every `PlaceFileGateway`, including its downloads.
public enum PlaceFileContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any PlaceFileGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = rights + gathering + pictures + endings + replacing + elsewhere

  private static let rights: [Clause<Gateway>] = [
    Clause(id: "place-files.empty", "a new gateway has no pictures and no unfinished download") { files in
      try expect(try await files.unfinished(), nil, "unfinished")
      try await expect(.notFound, "picture") { _ = try await files.picture(Photo.ID(of: Samples.image("a"))) }
      try await files.removeAll {}
      try expect(try await collected(files), CollectedPlaces(), "collected")
      try expect(try await files.unfinished(), nil, "unfinished after reading the progress")
    },
    Clause(id: "place-files.exclusive", "only one download can run at a time, and another one is refused immediately") {
      files in
      for _ in 0..<2 {
        let download = try await files.begin()
        for _ in 0..<2 { try await expect(.busy, "another download") { _ = try await files.begin() } }
        await download.end()
      }
      await (try await files.begin()).end()
    },
    Clause(id: "place-files.begin-at-once", "exactly one of ten downloads that are started concurrently succeeds") {
      files in
      let begun = await atOnce(10) { (_) throws(GatewayError) in try await files.begin() }
      try expect(begun.count(where: \.isSuccess), 1, "downloads")
      for case .failure(let error) in begun { try await expect(.busy, "another download") { throw error } }
      for case .success(let download) in begun { await download.end() }
      await (try await files.begin()).end()
    },
    Clause(id: "place-files.end-twice", "ending a download twice doesn't end the next download") { gateway in
      let old = try await gateway.begin()
      await old.end()
      let new = try await gateway.begin()
      await old.end()
      try await expect(.busy, "another download") { _ = try await gateway.begin() }
      try await restart(new)
      await new.end()
    },
    Clause(id: "place-files.ended", "every call after a download has ended fails with a conflict and changes nothing") {
      files in
      let (download, address) = (try await files.begin(), try address("b"))
      let image = try await keepSome(download)
      let before = try await download.collected
      await download.end()
      let other = try Samples.image("b")
      try await expect(.conflict, "collected") { _ = try await download.collected }
      try await expect(.conflict, "restart") { try await restart(download) }
      try await expect(.conflict, "document") { try await download.keep([1], of: .shop) }
      try await expect(.conflict, "a missing document") { try await download.keep(nil, of: .shop) }
      try await expect(.conflict, "expect") { try await download.expect(pictures: 9) }
      try await expect(.conflict, "ask") { try await download.ask(address) }
      try await expect(.conflict, "picture") { _ = try await download.keep(other, from: address) }
      try await expect(.conflict, "mark missing") { try await download.markMissing(address, .failed) }
      try await expect(.conflict, "flush") { try await download.flush() }
      try await expect(.conflict, "finish") { try await download.finish(keeping: []) }
      try expect(try await collected(files), before, "collected")
      try expect(try await files.picture(Photo.ID(of: image)), image, "picture")
      try await expect(.notFound, "the other picture") { _ = try await files.picture(Photo.ID(of: other)) }
    },
    Clause(id: "place-files.cancel", "a canceled task can neither start nor change a download") { files in
      let (download, address, other) = (try await files.begin(), try address("b"), try Samples.image("b"))
      _ = try await keepSome(download)
      let before = try await download.collected
      try await expectCancelled("restart") { try await restart(download) }
      try await expectCancelled("document") { try await download.keep([1], of: .shop) }
      try await expectCancelled("expect") { try await download.expect(pictures: 9) }
      try await expectCancelled("ask") { try await download.ask(address) }
      try await expectCancelled("picture") { _ = try await download.keep(other, from: address) }
      try await expectCancelled("mark missing") { try await download.markMissing(address, .failed) }
      try await expectCancelled("gathered") { _ = try await download.collected }
      try await expectCancelled("flush") { try await download.flush() }
      try expect(try await download.collected, before, "collected")
      await download.end()
      try await expectCancelled("begin") { _ = try await files.begin() }
      try await expectCancelled("replace") {
        try await files.replaceAll(with: [Photo.ID(of: other)], from: { _ in other }, after: {})
      }
      try await expectCancelled("remove") { try await files.removeAll {} }
      try expect(try await collected(files), before, "collected later")
      try await expect(.notFound, "the picture") { _ = try await files.picture(Photo.ID(of: other)) }
    },
  ]

  private static let gathering: [Clause<Gateway>] = [
    Clause(id: "place-files.resume", "a download's progress can be read immediately and after the download is resumed")
    { gateway in
      let download = try await gateway.begin()
      let image = try await keepSome(download)
      let expected = CollectedPlaces(
        id: try Samples.download("one").id, source: "carpeta «ñ»",
        documents: [.shop: Array("{\"a\": \"ñ\"}\n\n".utf8), .service: nil],
        pictures: [
          try address("a").digest: .kept(Photo.ID(of: image), bytes: image.bytes.count),
          try address("none").digest: .missing(.notThere),
        ])
      try expect(try await download.collected, expected, "collected")
      await download.end()
      for _ in 0..<2 { try expect(try await collected(gateway), expected, "collected later") }
    },
    Clause(id: "place-files.absences", "each reason for a missing picture is stored") { gateway in
      let download = try await gateway.begin()
      try await restart(download)
      for absence in PlacePicture.Absence.allCases {
        try await download.markMissing(try address(absence.rawValue), absence)
      }
      await download.end()
      let found = try await collected(gateway).pictures
      for absence in PlacePicture.Absence.allCases {
        try expect(found[try address(absence.rawValue).digest], .missing(absence), "picture")
      }
    },
    Clause(
      id: "place-files.documents",
      "documents that are missing, empty or not yet downloaded are distinguished"
    ) { gateway in
      let download = try await gateway.begin()
      try await restart(download)
      try await download.keep(nil, of: .service)
      try await download.keep([], of: .activity)
      await download.end()
      let documents = try await collected(gateway).documents
      try expect(documents, [.service: nil, .activity: []], "documents")
    },
    Clause(id: "place-files.last-counts", "storing a document or picture again replaces the earlier one") { gateway in
      let download = try await gateway.begin()
      let image = try await keepSome(download)
      try await download.keep([2], of: .service)
      try await download.markMissing(try address("a"), .failed)
      _ = try await download.keep(image, from: try address("none"))
      let collected = try await download.collected
      try expect(collected.documents[.service], .some([2]), "document")
      let kept = PlacePicture.Content.kept(Photo.ID(of: image), bytes: image.bytes.count)
      try expect(
        collected.pictures, [try address("a").digest: .missing(.failed), try address("none").digest: kept], "pictures")
      try expect(try await gateway.unfinished()?.settled, 2, "settled")
      await download.end()
    },
    Clause(
      id: "place-files.restart-download", "restarting a download discards the documents and pictures collected so far"
    ) { gateway in
      var download = try await gateway.begin()
      _ = try await keepSome(download)
      let (id, source) = (try Samples.download("two").id, "https://example.org/two")
      try await download.restart(id: id, source: source)
      try expect(try await download.collected, CollectedPlaces(id: id, source: source), "collected")
      await download.end()
      download = try await gateway.begin()
      try expect(try await download.collected, CollectedPlaces(id: id, source: source), "collected later")
      await download.end()
      let expected = UnfinishedPlaceDownload(id: id, isRunning: false, source: source, settled: 0, total: nil)
      try expect(try await gateway.unfinished(), expected, "unfinished")
    },
    Clause(id: "place-files.deaths", "a download reports how often earlier processes died while loading each picture") {
      gateway in
      let (image, bad) = (try Samples.image("a"), try address("bad"))
      let (came, missing) = (try address("came"), try address("gone"))
      do {
        let download = try await gateway.begin()
        try await restart(download)
        for address in [bad, came, missing] { try await download.ask(address) }
        _ = try await download.keep(image, from: came)
        try await download.markMissing(missing, .failed)
        try expect(try await download.collected.crashes, [:], "crashes of a running process")
      }
      // These downloads are released without ending, as if their process had been killed.
      for crashes in 1...3 {
        let download = try await begin(afterCrashOn: gateway)
        try expect(try await download.collected.crashes, [bad.digest: crashes], "crashes")
        try await download.ask(bad)
      }
      let download = try await begin(afterCrashOn: gateway)
      try await download.markMissing(bad, .fatal)
      try expect(try await download.collected.crashes, [:], "crashes of an abandoned picture")
      await download.end()
    },
    Clause(
      id: "place-files.forget-deaths",
      "ending a download doesn't count as a crash, and restarting or finishing clears all crashes"
    ) { gateway in
      let bad = try address("bad")
      func downloadThenCrash(_ body: (any PlaceDownload) async throws -> Void) async throws {
        let download = try await begin(afterCrashOn: gateway)
        try await body(download)
        try await download.ask(bad)
      }
      try await downloadThenCrash { try await restart($0) }
      for _ in 0..<2 {
        let download = try await begin(afterCrashOn: gateway)
        try expect(try await download.collected.crashes, [bad.digest: 1], "crashes")
        try await download.ask(bad)
        await download.end()
      }
      try await downloadThenCrash { try await $0.finish(keeping: []) }
      try await downloadThenCrash {
        try expect(try await $0.collected.crashes, [bad.digest: 1], "crashes since a finished download")
        try await restart($0)
      }
      let download = try await begin(afterCrashOn: gateway)
      try expect(try await download.collected.crashes, [bad.digest: 1], "crashes since a restarted download")
      try await download.finish(keeping: [])
      try expect(try await download.collected.crashes, [:], "crashes after finishing")
      await download.end()
    },
    Clause(id: "place-files.progress", "the progress of a download is reported at each stage") { files in
      func expectUnfinished(_ source: String?, _ settled: Int, _ total: Int?, isRunning: Bool = true) async throws {
        let id = source == nil ? nil : try Samples.download("one").id
        let expected = UnfinishedPlaceDownload(
          id: id, isRunning: isRunning, source: source, settled: settled, total: total)
        try expect(try await files.unfinished(), expected, "unfinished")
      }
      var download = try await files.begin()
      try await expectUnfinished(nil, 0, nil)
      try await restart(download)
      try await expectUnfinished("carpeta «ñ»", 0, nil)
      try await download.keep([1], of: .shop)
      try await download.expect(pictures: 7)
      try await expectUnfinished("carpeta «ñ»", 0, 7)
      _ = try await download.keep(try Samples.image("a"), from: try address("a"))
      try await expectUnfinished("carpeta «ñ»", 1, 7)
      await download.end()
      try await expectUnfinished("carpeta «ñ»", 1, 7, isRunning: false)
      download = try await files.begin()
      try await expectUnfinished("carpeta «ñ»", 1, 7)
      try await download.markMissing(try address("b"), .tooLarge)
      try await download.expect(pictures: 8)
      try await expectUnfinished("carpeta «ñ»", 2, 8)
      try await download.finish(keeping: [])
      try await expectUnfinished(nil, 0, nil)
      await download.end()
      try expect(try await files.unfinished(), nil, "unfinished after the download")
    },
  ]

  static func address(_ name: String) throws -> WebAddress { try WebAddress("https://example.org/\(name).jpg?x=1#y") }

  /// Begins a download after the previous one was released without ending. Retries while the previous one still holds the lock.
  static func begin(afterCrashOn gateway: Gateway) async throws(GatewayError) -> any PlaceDownload {
    while true {
      do throws(GatewayError) { return try await gateway.begin() } catch {
        guard case .failed(_, .busy) = error else { throw error }
      }
      await Task.yield()
    }
  }

  static func restart(_ download: any PlaceDownload) async throws {
    try await download.restart(id: try Samples.download("one").id, source: "carpeta «ñ»")
  }

  /// Restarts a download, and stores an existing document, a missing document, a picture and a missing picture. Returns the stored picture.
  static func keepSome(_ download: any PlaceDownload) async throws -> LoadedImage {
    let image = try Samples.image("a")
    try await restart(download)
    try await download.keep(Array("{\"a\": \"ñ\"}\n\n".utf8), of: .shop)
    try await download.keep(nil, of: .service)
    try await download.expect(pictures: 2)
    _ = try await download.keep(image, from: try address("a"))
    try await download.markMissing(try address("none"), .notThere)
    return image
  }

  /// Begins and ends a download, and returns the progress that this download reports.
  static func collected(_ files: Gateway) async throws -> CollectedPlaces {
    let download = try await files.begin()
    let collected: Result<CollectedPlaces, GatewayError>
    do throws(GatewayError) { collected = .success(try await download.collected) } catch { collected = .failure(error) }
    await download.end()
    return try collected.get()
  }
}
