import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@testable import recetas_cli

@MainActor @Suite struct `Downloading Madrid` {
  private let service: MadridService
  private let cli: CLI

  init() throws {
    service = try MadridService()
    cli = try Self.cli(service)
  }

  private static func cli(_ service: MadridService, _ store: Stores = .standard, _ language: String = "en") throws
    -> CLI
  {
    let cli = try CLI(store, language)
    cli.environment["MADRID_SHOPS_URL"] = try service.base
    cli.clock = RecordingClock()
    return cli
  }

  @Test(arguments: Stores.lasting)
  func `is done by the first command, asks for everything once, and then for nothing ever`(store: Stores) async throws {
    let service = try MadridService()
    let cli = try Self.cli(service, store)
    let list = await cli("places", "list")
    list.expect(.ok, errorsContain: "Downloaded 4 places")
    #expect(try service.asked.sorted() == service.paths.sorted())

    let sent = cli.ledger.entries.count
    #expect(sent == service.paths.count)
    try service.running.stop()
    for words in [
      ["list"], ["list", "--search", "tienda 2"], ["list", "--here", "40.4,-3.7", "--sort", "distance"], ["show", "1"],
      ["map"], ["map", "--svg", cli.folder.path + "/m.svg", "--html", cli.folder.path + "/m.html"], ["export"],
      ["verify"], ["download"],
    ] {
      let answer = await cli.run(["places"] + words)
      #expect(answer.code == .ok, "\(words): \(answer.errors)")
    }
    #expect(cli.ledger.entries.count == sent)
  }

  @Test func `without a setting takes what the kit brings along, and asks nobody`() async throws {
    for (language, notice, called) in [
      ("en", "28 sample places added.", "Sample data"),
      ("es", "28 lugares de muestra añadidos.", "Datos de muestra"),
    ] {
      let cli = try CLI(.standard, language)
      let list = await cli("places", "list", "--offline")
      list.expect(.ok, errorsContain: notice)
      #expect(list.lines[1] == called)
      #expect(try await cli("places", "list", "--json").document["samples"] == .bool(true))
      #expect(cli.ledger.entries == [])
      #expect(await cli("places", "verify").code == .ok)
    }
  }

  @Test func `without a connection says so, and nothing is there`() async throws {
    #expect(await cli("places", "list", "--offline").code == .unavailable)
    try service.running.stop()
    await cli("places", "list").expect(.unavailable, errorsContain: "Can't reach 127.0.0.1.")
    #expect(try await cli("store", "info", "--json").document["places"] == .number(0))
  }

  @Test func `without a connection shows what is there`() async throws {
    #expect(await cli("places", "list").code == .ok)
    try service.running.stop()
    #expect(await cli("places", "list").code == .ok)
    #expect(await cli("places", "list", "--offline").code == .ok)
    await cli("places", "refresh").expect(.unavailable)
    #expect(await cli("places", "verify").code == .ok)
  }

  @Test func `is refused while it is running elsewhere`() async throws {
    let files = FolderPlaceFiles(folder: cli.folder.path + "/recetas.sqlite.places")
    guard cli.location.hasPrefix("sqlite") else { return }
    let other = try await files.begin()
    for words in [["list"], ["download"], ["show", "shop-1"]] {
      await cli.run(["places"] + words).expect(.notReady, errorsContain: "Another program is downloading the places")
    }
    await other.end()
    #expect(await cli("places", "list").code == .ok)
  }

  @Test func `anew keeps the old whole when the new is nothing`() async throws {
    #expect(await cli("places", "list").code == .ok)
    let before = await cli.dump()
    for (answer, code) in [
      (LoopbackServer.Answer.json(#"{"result":[]}"#), ExitCode.data), (.json(#"{"result":null}"#), .data),
      (.json("{}"), .data), (.json(#"{"result":[{id:1}]}"#), .data), (.init(500), .unavailable),
      (.init("<html>Sorry</html>"), .data), (.init(""), .unavailable), (.init(404), .noInput), (.dropped, .unavailable),
    ] {
      for path in ["/json_new/getShops.php", "/json_new/getActivities.php"] { service.answer(path, with: answer) }
      let refresh = await cli("places", "refresh")
      #expect(refresh.code == code, "\(refresh.errors)")
      #expect(await cli.dump() == before)
      #expect(await cli("places", "verify").code == .ok)
    }
  }

  @Test func `tells records that are wrong or repaired, and takes the others`() async throws {
    let host = try service.running.address("")
    let records = [
      MadridService.record("1", "Tienda 1", "shop1", host), MadridService.record("1", "Otra", "shop1", host),
      #"{"id":"3"}"#, #"{"name":"Sin número"}"#,
    ]
    service.answer("/json_new/getShops.php", with: .json(MadridService.feed(records)))
    let download = await cli("places", "download")
    #expect(download.code == .ok)
    #expect(download.output.hasPrefix("Downloaded 2 places (2 repaired, 3 rejected)."))
    let document = try await cli("places", "refresh", "--json").document
    #expect(document["rejected"] == .number(3))
  }

  @Test func `gives up pictures that are none, each for its reason`() async throws {
    let service = try MadridService(shops: 6)
    let cli = try Self.cli(service)
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
    #expect(try await picture(1, "logo")["absence"] == .text("notAPicture"))
    #expect(try await picture(1, "image")["absence"] == .text("notThere"))
    #expect(try await picture(2, "logo")["absence"] == .text("notAPicture"))
    #expect(try await picture(2, "image")["absence"] == .text("incomplete"))
    #expect(try await picture(3, "logo")["absence"] == .text("failed"))
    #expect(try await picture(3, "image")["absence"] == .text("failed"))
    #expect(try await picture(4, "logo")["absence"] == .text("tooLarge"))
    #expect(try await picture(4, "image")["absence"] == .missing)
    #expect(try await picture(5, "logo")["absence"] == .text("failed"))
    // All but the one that is not there may come yet.
    let verify = await cli("places", "verify")
    verify.expect(.data, errorsContain: "7 pictures are missing or damaged.", "recetas-cli places download")
    #expect(verify.output.contains("14 pictures, "))
    #expect(verify.output.contains("7 of 14 pictures are missing."))
    #expect(verify.output.contains("1 picture no longer exists at the source."))
    let list = await cli("places", "list")
    list.expect(.ok, errorsContain: "7 of 14 pictures are missing.")
    #expect(await cli("store", "info").output.contains("14 pictures. 7 of 14 pictures are missing."))
    for document in [
      try await cli("places", "verify", "--json").document["pictures"],
      try await cli("store", "info", "--json").document["pictures"],
      try await cli("places", "download", "--json").document["pictures"],
    ] {
      #expect(document == .object(["total": .number(14), "missing": .number(7), "givenUp": .number(1)]))
    }
  }

  @Test(arguments: Stores.lasting)
  func `asks for the missing pictures alone the next time`(store: Stores) async throws {
    let service = try MadridService()
    let cli = try Self.cli(service, store)
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

  @Test(arguments: Stores.lasting)
  func `takes the place of samples`(store: Stores) async throws {
    let cli = try CLI(store)
    cli.clock = RecordingClock()
    await cli("places", "download", "--from", "/nowhere").expect(.noInput)
    #expect(try await cli("places", "list", "--json").document["places"].items.count == 28)
    await cli("places", "download", "--from", "/nowhere").expect(.noInput)
    let download = await cli("places", "download", "--from", try service.base)
    #expect(download.lines[0].hasPrefix("Downloaded 4 places"))
    let list = try await cli("places", "list", "--json").document
    #expect((list["samples"], list["places"].items.count) == (.bool(false), 4))
  }

  @Test func `takes the place of samples by itself, where a setting says so, as soon as it can`() async throws {
    let base = cli.environment["MADRID_SHOPS_URL"]
    cli.environment["MADRID_SHOPS_URL"] = nil
    #expect(await cli("places", "list").code == .ok)
    cli.environment["MADRID_SHOPS_URL"] = base
    service.answer("/json_new/getShops.php", with: .init(500))
    let list = await cli("places", "list")
    list.expect(.ok, errorsContain: "Still using the sample data.")
    #expect(list.lines[1] == "Sample data")
    service.answer("/json_new/getShops.php", with: nil)
    #expect(try await cli("places", "list", "--json").document["places"].items.count == 4)
  }

  @Test func `brings a picture of every map, whose address is kept nowhere`() async throws {
    let map = SampleImages.jpeg("map")
    service.answer("/map", with: .init(200, body: map))
    cli.environment["PLACES_MAP_URL"] = try service.running.address("/map?at={lat},{lon}&key=verysecret")
    #expect(await cli("places", "list").code == .ok)
    let asked = try service.running.requests.map(\.target)
    #expect(asked.contains("/map?at=40.412,-3.702&key=verysecret"), "\(asked)")
    let picture = try await cli("places", "show", "shop-2", "--json").document["pictures"]["map"]
    #expect(picture == .object(["photo": .text("photo-" + SHA256.hex(of: map)), "bytes": .number(map.count)]))
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

  @Test func `waits for no map when the service for them is named no more`() async throws {
    service.answer("/map", with: .init(500))
    cli.environment["PLACES_MAP_URL"] = try service.running.address("/map?at={lat},{lon}")
    #expect(await cli("places", "list").code == .ok)
    await cli("places", "verify").expect(.data)
    cli.environment["PLACES_MAP_URL"] = nil
    let download = await cli("places", "download")
    #expect(!download.output.contains("missing"), "\(download.output)")
    await cli("places", "verify").expect(.ok)
  }

  @Test func `from a folder, and again from there`() async throws {
    let cli = try CLI()
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "getShops.json", MadridService.feed([MadridService.record("7", "Una", "x", "https://m.example")]))
    try FileManager.default.createDirectory(atPath: folder.path + "/media", withIntermediateDirectories: true)
    try Data(SampleImages.png).write(to: URL(fileURLWithPath: folder.path + "/media/x.jpg"))
    try Data(SampleImages.png).write(to: URL(fileURLWithPath: folder.path + "/media/x-logo.jpg"))
    let download = await cli("places", "download", "--from", folder.path)
    #expect(download.code == .ok, "\(download.errors)")
    #expect(cli.ledger.entries == [])
    try FileManager.default.removeItem(atPath: folder.path + "/media/x.jpg")
    #expect(await cli("places", "refresh", "--offline").code == .ok)
    let pictures = try await cli("places", "show", "shop-7", "--json").document["pictures"]
    // Without a connection nobody can say that it is gone.
    #expect(pictures["image"]["photo"] != .missing)
    #expect(pictures["logo"]["photo"] != .missing)
    #expect(await cli("places", "verify").code == .ok)
    #expect(await cli("places", "download", "--from", "/nowhere").code == .noInput)
    #expect(await cli("places", "refresh", "--from", "/nowhere").code == .noInput)
  }

  @Test func `finds what is damaged, and mends it by asking anew`() async throws {
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
    let sent = cli.ledger.entries.count
    #expect(await cli("places", "download").lines == ["Downloaded 2 missing pictures."])
    #expect(cli.ledger.entries.count == sent + 2)
    #expect(await cli("places", "verify").code == .ok)
  }

  @Test func `tells of the one picture that is gone, and how it comes back`() async throws {
    let cli = try CLI()
    #expect(await cli("places", "list").code == .ok)
    let photo = try #require(
      try await cli("places", "show", "shop-1", "--json").document["pictures"]["image"]["photo"].text)
    try FileManager.default.removeItem(atPath: StoreFolder.places(cli) + "/" + photo)
    let verify = await cli("places", "verify")
    #expect((verify.code, verify.errors.contains("1 picture is missing or damaged.")) == (.data, true))
    let show = await cli("places", "show", "shop-1", "--image", cli.folder.path + "/a.png")
    #expect((show.code, show.errors.contains("recetas-cli places download")) == (.noInput, true))
  }

  @Test func `of the bundled places brings maps from the web, where somebody has them`() async throws {
    let service = try MadridService()
    let cli = try CLI()
    service.answer("/map", with: .init(200, body: SampleImages.jpeg("map")))
    cli.environment["PLACES_MAP_URL"] = try service.running.address("/map?at={lat},{lon}")
    #expect(await cli("places", "list").code == .ok)
    #expect(try await cli("places", "show", "shop-1", "--json").document["pictures"]["map"]["photo"] != .missing)
  }

  #if SQLite
    @Test func `is of the database, whatever link leads there`() async throws {
      let cli = try CLI(.sqlite)
      #expect(await cli("places", "list").code == .ok)
      let link = cli.folder.path + "/link.db"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: String(cli.location.dropFirst("sqlite:".count)))
      #expect(await cli("--store", "sqlite:" + link, "places", "verify").code == .ok)
    }
  #endif

  @Test func `is not begun for a list that can't be sorted`() async throws {
    let cli = try CLI()
    #expect(await cli("places", "list", "--sort", "distance").code == .usage)
    // What comes first says so.
    #expect(await cli("places", "verify").errors.contains("28 sample places"))
  }

  @Test func `says what is not in a folder`() async throws {
    let cli = try CLI()
    let refused = await cli("places", "download", "--from", cli.folder.path)
    #expect((refused.code, refused.errors.contains(cli.folder.path + "/getShops.json")) == (.noInput, true))
    cli.environment["MADRID_SHOPS_URL"] = "ftp://madrid.example"
    let wrong = await cli("places", "list")
    #expect((wrong.code, wrong.errors.contains("https://madrid-shops.com/json_new")) == (.usage, true))
  }
}

/// Where a store keeps the pictures of places.
enum StoreFolder {
  @MainActor static func places(_ cli: CLI) -> String {
    cli.location.hasPrefix("json:") ? cli.location.dropFirst(5) + "/places" : cli.location.dropFirst(7) + ".places"
  }
}
