import Foundation
import Gateways
import TestSupport
import Testing
import UseCases

@testable import recetas_cli

@Suite struct `A download of Madrid that is killed` {
  private func program(_ service: MadridService, _ store: Stores) throws -> Binary {
    try Binary(store, environment: ["MADRID_SHOPS_URL": service.base])
  }

  /// Waits until so many pictures are kept, and a download is under way.
  private func settled(_ count: Int, of program: Binary) async throws {
    let files = FolderPlaceFiles(folder: program.placeFolder)
    var hasBegun = false
    while true {
      let found = try await files.unfinished()
      if found?.settled == count { return }
      hasBegun = hasBegun || found != nil
      try #require(!hasBegun || found != nil, "the download is over")
      await Task.yield()
    }
  }

  @Test(arguments: Stores.lasting)
  func `answers 75 until it is gone on with, which asks only for what is missing`(store: Stores) async throws {
    let service = try MadridService(shops: 10)
    // The last one, as the program waits for it a while only.
    let late = "/media/activity1.jpg"
    service.answer(late, with: .never)
    let program = try program(service, store)
    let victim = try program.start(["places", "list"])
    try await settled(service.pictures.count - 1, of: program)

    let meanwhile = try await program("places", "list")
    #expect(meanwhile.code == 75)
    #expect(meanwhile.errors.contains("Another program is downloading the places: 21 of 22 pictures."))
    victim.kill()
    _ = try await victim.end()
    let afterwards = try await program("places", "list")
    #expect(afterwards.code == 75)
    #expect(afterwards.errors.contains("The download of the places was interrupted: 21 of 22 pictures."))

    service.answer(late, with: nil)
    let asked = try service.asked.count
    let next = try await program("places", "download")
    #expect(next.code == 0, "\(next.errors)")
    #expect(Array(try service.asked.dropFirst(asked)) == [late])
    #expect(try await program("places", "verify").code == 0)
    #expect(try await program("places", "list", "--json").document["places"].items.count == 11)
  }

  @Test(arguments: Stores.lasting)
  func `by a disk without room says so, and goes on when there is some`(store: Stores) async throws {
    let service = try MadridService(shops: 4)
    let program = try program(service, store)
    #expect(try await program("store", "info").code == 0)
    // The folder of the pictures is a file: nothing can be kept in it.
    let place = URL(fileURLWithPath: program.placeFolder)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: place)
    let first = try await program("places", "list")
    #expect(first.code == 73 || first.code == 74, "\(first.errors)")
    try FileManager.default.removeItem(atPath: program.placeFolder)
    #expect(try await program("places", "list").code == 0)
  }

  @Test(arguments: Stores.lasting)
  func `twice at once is done by one of both`(store: Stores) async throws {
    let service = try MadridService(shops: 10)
    let program = try program(service, store)
    let both = try [program.start(["places", "download"]), program.start(["places", "download"])]
    var codes: [Int32?] = []
    for process in both { codes.append(try await process.end().code) }
    // The other one finds it running, or done.
    #expect(codes.contains(0))
    #expect(codes.allSatisfy { $0 == 0 || $0 == 75 })
    #expect(try service.asked.sorted() == service.paths.sorted())
    #expect(try await program("places", "verify").code == 0)
  }
}

extension Binary {
  /// Where the store keeps the pictures of places.
  var placeFolder: String {
    location.hasPrefix("json:") ? location.dropFirst(5) + "/places" : location.dropFirst(7) + ".places"
  }
}
