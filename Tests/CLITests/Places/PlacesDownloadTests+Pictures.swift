import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli
import WebGateways

@MainActor @Suite struct `Downloading the pictures of places` {
  private let service: MadridService
  private let cli: CLI

  init() throws {
    service = try MadridService()
    cli = try service.cli()
  }

  @Test(.group(.heavy)) func `A download skips invalid pictures of places and stores the reason for each of them`()
    async throws
  {
    let service = try MadridService(shops: 6)
    let cli = try service.cli()
    let png = SampleImages.png
    service.answer("/media/shop1-logo.jpg", with: .init("<html></html>"))
    service.answer("/media/shop1.jpg", with: .init(404))
    service.answer("/media/shop2-logo.jpg", with: .init(200, body: []))
    service.answer("/media/shop2.jpg", with: .init(200, body: Array(png.dropLast(9))))
    service.answer("/media/shop3-logo.jpg", with: .init(500))
    let cutOff = LoopbackServer.Answer(200, body: png).changed {
      ($0.framing, $0.end) = (.claimedLength(9999), .closes)
    }
    service.answer("/media/shop3.jpg", with: cutOff)
    let long = png + [UInt8](repeating: 0, count: 30 << 20)
    service.answer("/media/shop4-logo.jpg", with: .init(200, body: long))
    service.answer("/media/shop4.jpg", with: .redirect(to: "/media/shop5.jpg"))
    service.answer("/media/shop5-logo.jpg", with: .redirect(to: "http://elsewhere.example/logo.png"))
    await cli("places", "download").expect(.ok)
    func picture(_ shop: Int, _ role: String) async throws -> JSON {
      try await cli("places", "show", "shop-\(shop)", "--json").document["pictures"][role]
    }
    #expect(try await picture(1, "logo")["absence"] == "notAPicture")
    #expect(try await picture(1, "image")["absence"] == "notThere")
    #expect(try await picture(2, "logo")["absence"] == "notAPicture")
    #expect(try await picture(2, "image")["absence"] == "incomplete")
    #expect(try await picture(3, "logo")["absence"] == "failed")
    #expect(try await picture(3, "image")["absence"] == "failed")
    #expect(try await picture(4, "logo")["absence"] == "tooLarge")
    #expect(try await picture(4, "image")["absence"] == .missing)
    #expect(try await picture(5, "logo")["absence"] == "failed")
    // All pictures except the one that doesn't exist can still be downloaded.
    let verify = await cli("places", "verify")
    verify.expect(.data, errorsContain: "7 pictures are missing or damaged.", "recetas-cli places download")
    #expect(verify.output.contains("6 of 14 pictures ("))
    #expect(verify.output.contains("7 of 14 pictures are missing."))
    #expect(verify.output.contains("1 picture could not be downloaded from its address."))
    let list = await cli("places", "list")
    list.expect(.ok, errorsContain: "7 of 14 pictures are missing.")
    #expect(await cli("store", "info").output.contains("14 pictures. 7 of 14 pictures are missing."))
    for document in [
      try await cli("places", "verify", "--json").document["pictures"],
      try await cli("store", "info", "--json").document["pictures"],
      try await cli("places", "download", "--json").document["pictures"],
    ] {
      #expect(document == ["total": 14, "missing": 7, "givenUp": 1])
    }
  }

  @Test(arguments: Stores.persistent)
  func `A second download of places requests only the pictures that are still missing`(store: Stores) async throws {
    let service = try MadridService()
    let cli = try service.cli(store)
    for path in service.pictures { service.answer(path, with: .init(500)) }
    let download = await cli("places", "download")
    download.expect(.ok)
    #expect(download.output.contains("8 of 8 pictures are missing."))
    await cli("places", "verify").expect(.data, errorsContain: "8 pictures are missing or damaged.")
    for path in service.pictures.dropLast() { service.answer(path, with: nil) }
    let asked = try service.asked.count
    #expect(await cli("places", "download").lines[0] == "Downloaded 7 missing pictures.")
    #expect(Set(try service.asked.dropFirst(asked)) == Set(service.pictures))
    service.answer(service.pictures.last ?? "", with: nil)
    #expect(await cli("places", "download").lines == ["Downloaded 1 missing picture."])
    await cli("places", "verify").expect(.ok)
  }

  @Test func `A download of places stores a map picture of each place but not the address of the map`() async throws {
    let map = SampleImages.jpeg("map")
    service.answer("/map", with: .init(200, body: map))
    cli.environment["PLACES_MAP_URL"] = try service.running.address("/map?at={lat},{lon}&key=verysecret")
    #expect(await cli("places", "list").code == .ok)
    let asked = try service.running.requests.map(\.target)
    #expect(asked.contains("/map?at=40.412,-3.702&key=verysecret"), "\(asked)")
    let picture = try await cli("places", "show", "shop-2", "--json").document["pictures"]["map"]
    #expect(picture == ["photo": .text("photo-" + SHA256.hex(of: map)), "bytes": .number(map.count)])
    let file = cli.folder.path + "/map.jpg"
    #expect(await cli("places", "show", "shop-2", "--map-image", file).code == .ok)
    #expect(FileManager.default.contents(atPath: file).map(Array.init) == map)
    #expect(!(await cli.dump()).contains("verysecret"))
    let folder = StoreFolder.places(cli)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      #expect(!String(decoding: bytes, as: UTF8.self).contains("verysecret"), "\(file)")
    }
    cli.environment["PLACES_MAP_URL"] = "https://maps.example/{lat}?key=verysecret"
    let refused = await cli("places", "refresh")
    #expect(refused.code == .usage)
    #expect(!refused.errors.contains("verysecret"))
  }

  @Test func `Missing map pictures aren't reported if no map service is configured`() async throws {
    service.answer("/map", with: .init(500))
    cli.environment["PLACES_MAP_URL"] = try service.running.address("/map?at={lat},{lon}")
    #expect(await cli("places", "list").code == .ok)
    await cli("places", "verify").expect(.data)
    cli.environment["PLACES_MAP_URL"] = nil
    let download = await cli("places", "download")
    #expect(!download.output.contains("missing"), "\(download.output)")
    await cli("places", "verify").expect(.ok)
  }

  @Test func `A download of places restores damaged and missing pictures`() async throws {
    #expect(await cli("places", "list").code == .ok)
    let folder = StoreFolder.places(cli)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("photo-") }.sorted()
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: folder + "/" + files[0]))
    try FileManager.default.removeItem(atPath: folder + "/" + files[1])
    let verify = await cli("places", "verify")
    verify.expect(.data, errorsContain: "2 pictures are missing or damaged.")
    #expect(verify.errors.contains("\(files[0]) ("))
    #expect(verify.errors.contains("): damaged") && verify.errors.contains("): missing"))
    #expect(await cli("places", "list").code == .ok)
    #expect(await cli("places", "map", "--html", cli.folder.path + "/m.html").code == .ok)
    let sent = cli.requestLog.entries.count
    #expect(await cli("places", "download").lines == ["Downloaded 2 missing pictures."])
    #expect(cli.requestLog.entries.count == sent + 2)
    #expect(await cli("places", "verify").code == .ok)
  }

  @Test func `The error for a missing picture names the command that restores the picture`() async throws {
    let cli = try CLI()
    #expect(await cli("places", "list").code == .ok)
    let photo = try #require(
      try await cli("places", "show", "shop-1", "--json").document["pictures"]["image"]["photo"].text)
    try FileManager.default.removeItem(atPath: StoreFolder.places(cli) + "/" + photo)
    let verify = await cli("places", "verify")
    verify.expect(.data, errorsContain: "1 picture is missing or damaged.")
    let show = await cli("places", "show", "shop-1", "--image", cli.folder.path + "/a.png")
    show.expect(.noInput, errorsContain: "recetas-cli places download")
  }

  @Test func `Bundled places get map pictures if a map service is configured`() async throws {
    let service = try MadridService()
    let cli = try CLI()
    service.answer("/map", with: .init(200, body: SampleImages.jpeg("map")))
    cli.environment["PLACES_MAP_URL"] = try service.running.address("/map?at={lat},{lon}")
    #expect(await cli("places", "list").code == .ok)
    #expect(try await cli("places", "show", "shop-1", "--json").document["pictures"]["map"]["photo"] != .missing)
  }
}

/// The folder where a store keeps the pictures of places.
enum StoreFolder {
  @MainActor static func places(_ cli: CLI) -> String {
    cli.location.hasPrefix("json:") ? cli.location.dropFirst(5) + "/places" : cli.location.dropFirst(7) + ".places"
  }
}
