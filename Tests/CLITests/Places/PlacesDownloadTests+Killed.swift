import Foundation
import Gateways
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite(.group(.kills)) struct `A killed download of the places` {
  private func program(_ service: MadridService, _ store: Stores) throws -> Binary {
    try Binary(store, environment: ["MADRID_SHOPS_URL": service.base])
  }

  /// Starts a download, and stops the process when it requests a picture.
  private func stopped(
    at path: String, of service: MadridService, _ program: Binary, by words: [String] = ["places", "list"]
  ) async throws -> RunningProcess {
    let (started, isStopped) = (Box<RunningProcess?>(nil), AsyncStream.makeStream(of: Void.self))
    service.whenAsked(path) {
      while started.value == nil { sched_yield() }
      started.value?.stop()
      isStopped.continuation.finish()
    }
    let process = try program.start(words)
    started.value = process
    for await _ in isStopped.stream {}
    return process
  }

  @Test(arguments: Stores.persistent)
  func `Places are unavailable until a killed download is resumed`(store: Stores) async throws {
    let service = try MadridService(shops: 10)
    let (late, total) = ("/media/shop7.jpg", service.pictures.count)
    let program = try program(service, store)
    let victim = try await stopped(at: late, of: service, program)
    let kept = try #require(try await FolderPlaceFiles(folder: program.placeFolder).unfinished()?.settled)
    #expect((1..<total).contains(kept))

    let meanwhile = try await program("places", "list")
    #expect(meanwhile.code == 75)
    #expect(meanwhile.errors.contains("Another program is downloading the places: \(kept) of \(total) pictures."))
    victim.kill()
    _ = try await victim.end()
    let afterwards = try await program("places", "list")
    #expect(afterwards.code == 75)
    #expect(afterwards.errors.contains("The download of the places was interrupted: \(kept) of \(total) pictures."))

    service.whenAsked(late) {}
    let asked = try service.asked.count
    #expect(try await program("places", "download").code == 0)
    let again = try service.asked.dropFirst(asked)
    #expect((again.count, Set(again).count, again.contains(late)) == (total - kept, total - kept, true))
    #expect(try await program("places", "verify").code == 0)
    #expect(try await program("places", "list", "--json").document["places"].items.count == 11)
  }

  @Test(arguments: Stores.persistent)
  func `A picture of a place is skipped and reported if its download was killed twice`(store: Stores) async throws {
    let service = try MadridService(shops: 10)
    let fatal = "/media/shop7.jpg"
    let program = try program(service, store)
    for _ in 0..<2 {
      let victim = try await stopped(at: fatal, of: service, program, by: ["places", "download"])
      victim.kill()
      _ = try await victim.end()
    }
    service.whenAsked(fatal) {}
    let asked = try service.asked.count { $0 == fatal }
    #expect(asked == 2)
    let third = try await program("places", "download")
    #expect(third.code == 0)
    #expect(third.output.contains("Tienda 7: No picture: the program stopped twice while downloading it."))
    for _ in 0..<2 { #expect(try await program("places", "list").code == 0) }
    #expect(try service.asked.count { $0 == fatal } == asked)
    #expect(try await program("places", "refresh").code == 0)
    #expect(try service.asked.count { $0 == fatal } == asked + 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.placeFolder).count == service.pictures.count + 1)
  }

  @Test(arguments: Stores.persistent)
  func `A download of places that can't write the pictures fails and can be repeated later`(store: Stores) async throws
  {
    let service = try MadridService(shops: 4)
    let program = try program(service, store)
    #expect(try await program("store", "info").code == 0)
    // A file in place of the picture folder prevents writing.
    let place = URL(fileURLWithPath: program.placeFolder)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: place)
    let first = try await program("places", "list")
    #expect(first.code == 73 || first.code == 74, "\(first.errors)")
    try FileManager.default.removeItem(atPath: program.placeFolder)
    #expect(try await program("places", "list").code == 0)
  }

  @Test(arguments: Stores.persistent)
  func `Two concurrent downloads of places request each document and each picture only once`(store: Stores) async throws
  {
    let service = try MadridService(shops: 10)
    let program = try program(service, store)
    let both = try [program.start(["places", "download"]), program.start(["places", "download"])]
    var codes: [Int32?] = []
    for process in both { codes.append(try await process.end().code) }
    // One download is refused if it starts while the other one is running.
    #expect(codes.contains(0))
    #expect(codes.allSatisfy { $0 == 0 || $0 == 75 })
    #expect(try service.asked.sorted() == service.paths.sorted())
    #expect(try await program("places", "verify").code == 0)
  }
}

extension Binary {
  /// The folder where the store keeps the pictures of places.
  var placeFolder: String {
    location.hasPrefix("json:") ? location.dropFirst(5) + "/places" : location.dropFirst(7) + ".places"
  }
}
