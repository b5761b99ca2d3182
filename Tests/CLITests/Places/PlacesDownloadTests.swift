import Foundation
import GatewayTesting
import Gateways
import TestGroups
import TestSupport
import Testing
import UseCases
import WebGateways

@testable import recetas_cli

@MainActor @Suite struct `Downloading the places of Madrid` {
  private let service: MadridService
  private let cli: CLI

  init() throws {
    service = try MadridService()
    cli = try service.cli()
  }

  @Test(arguments: Stores.persistent)
  func `Only the first command that needs places downloads them`(store: Stores) async throws {
    let service = try MadridService()
    let cli = try service.cli(store)
    let list = await cli("places", "list")
    list.expect(.ok, errorsContain: "Downloaded 4 places")
    #expect(try service.asked.sorted() == service.paths.sorted())

    let sent = cli.requestLog.entries.count
    #expect(sent == service.paths.count)
    try service.running.stop()
    for words in [
      ["list"], ["list", "--search", "tienda 2"], ["list", "--here", "40.4,-3.7", "--sort", "distance"], ["show", "1"],
      ["map"], ["map", "--svg", cli.folder.path + "/m.svg", "--html", cli.folder.path + "/m.html"], ["export"],
      ["verify"], ["download"],
    ] {
      await cli.run(["places"] + words).expect(.ok)
    }
    #expect(cli.requestLog.entries.count == sent)
  }

  @Test(.group(.heavy)) func `The bundled places are used without a request if no source is configured`() async throws {
    for (language, notice, called) in [
      ("en", "28 sample places added.", "Sample data"),
      ("es", "28 lugares de muestra añadidos.", "Datos de muestra"),
    ] {
      let cli = try CLI(.standard, language)
      let list = await cli("places", "list", "--offline")
      list.expect(.ok, errorsContain: notice)
      #expect(list.lines[1] == called)
      #expect(try await cli("places", "list", "--json").document["samples"] == true)
      #expect(cli.requestLog.entries == [])
      #expect(await cli("places", "verify").code == .ok)
    }
  }

  @Test(arguments: [
    ("en", "places far from Madrid, kept as is: Cero (0, 0), Cambiados (-3.7, 40.4)"),
    ("es", "lugares lejos de Madrid, guardados tal cual: Cero (0, 0), Cambiados (-3.7, 40.4)"),
  ]) func `A download reports places far from Madrid in text and in JSON`(language: String, line: String)
    async throws
  {
    let cli = try CLI(.standard, language)
    let copy = try cli.folder.folder("copia")
    let places = [("Bien", "40.4", "-3.7"), ("Cero", "0", "0"), ("Cambiados", "-3.7", "40.4")].enumerated().map {
      #"{"id": "\#($0)", "name": "\#($1.0)", "gps_lat": "\#($1.1)", "gps_lon": "\#($1.2)"}"#
    }
    _ = try cli.folder.file("copia/getShops.json", "[\(places.joined(separator: ","))]")
    _ = try cli.folder.file("copia/getActivities.json", "[]")
    let answer = await cli("places", "download", "--from", copy)
    answer.expect(.ok)
    #expect(answer.lines.filter { $0.contains("Cero") } == [line])
    let document = try await cli("places", "refresh", "--from", copy, "--json").document
    #expect(document["details"]["doubts"].items.map { $0["name"].text } == ["Cero", "Cambiados"])
    #expect(document["details"]["doubtCount"] == 2)
    #expect(document["accepted"] == 3)
  }

  @Test func `Without a connection, a download of places fails and stores nothing`() async throws {
    #expect(await cli("places", "list", "--offline").code == .unavailable)
    try service.running.stop()
    await cli("places", "list").expect(.unavailable, errorsContain: "Can't reach 127.0.0.1.")
    #expect(try await cli("store", "info", "--json").document["places"] == 0)
  }

  @Test func `Downloaded places are shown without a connection`() async throws {
    #expect(await cli("places", "list").code == .ok)
    try service.running.stop()
    #expect(await cli("places", "list").code == .ok)
    #expect(await cli("places", "list", "--offline").code == .ok)
    await cli("places", "refresh").expect(.unavailable)
    #expect(await cli("places", "verify").code == .ok)
  }

  @Test func `A download of places is refused while another process is downloading`() async throws {
    let files = FolderPlaceFiles(folder: cli.folder.path + "/recetas.sqlite.places")
    guard cli.location.hasPrefix("sqlite") else { return }
    let other = try await files.begin()
    for words in [["list"], ["download"], ["show", "shop-1"]] {
      await cli.run(["places"] + words).expect(.notReady, errorsContain: "Another program is downloading the places")
    }
    await other.end()
    #expect(await cli("places", "list").code == .ok)
  }

  @Test func `If refreshing the places fails, all existing places are kept`() async throws {
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

  @Test func `A download of places reports invalid and repaired records and accepts the valid ones`() async throws {
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
    #expect(document["rejected"] == 3)
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `A download of places replaces the sample places`(store: Stores) async throws {
    let cli = try CLI(store)
    cli.clock = RecordingClock()
    await cli("places", "download", "--from", "/nowhere").expect(.noInput)
    #expect(try await cli("places", "list", "--json").document["places"].items.count == 28)
    await cli("places", "download", "--from", "/nowhere").expect(.noInput)
    let download = await cli("places", "download", "--from", try service.base)
    #expect(download.lines[0].hasPrefix("Downloaded 4 places"))
    let list = try await cli("places", "list", "--json").document
    #expect((list["samples"], list["places"].items.count) == (false, 4))
  }

  @Test(.group(.heavy))
  func `Sample places are replaced automatically as soon as the configured source responds`() async throws {
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

  @Test func `Places can be downloaded from a folder, and later refreshed from it`() async throws {
    let cli = try CLI()
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "getShops.json", MadridService.feed([MadridService.record("7", "Una", "x", "https://m.example")]))
    try FileManager.default.createDirectory(atPath: folder.path + "/media", withIntermediateDirectories: true)
    try Data(SampleImages.png).write(to: URL(fileURLWithPath: folder.path + "/media/x.jpg"))
    try Data(SampleImages.png).write(to: URL(fileURLWithPath: folder.path + "/media/x-logo.jpg"))
    let download = await cli("places", "download", "--from", folder.path)
    #expect(download.code == .ok, "\(download.errors)")
    #expect(cli.requestLog.entries == [])
    try FileManager.default.removeItem(atPath: folder.path + "/media/x.jpg")
    #expect(await cli("places", "refresh", "--offline").code == .ok)
    let pictures = try await cli("places", "show", "shop-7", "--json").document["pictures"]
    // Without a connection, the program can't detect that the picture was deleted.
    #expect(pictures["image"]["photo"] != .missing)
    #expect(pictures["logo"]["photo"] != .missing)
    #expect(await cli("places", "verify").code == .ok)
    #expect(await cli("places", "download", "--from", "/nowhere").code == .noInput)
    #expect(await cli("places", "refresh", "--from", "/nowhere").code == .noInput)
  }

  @Test func `The pictures of places are found if the database is reached through a link`() async throws {
    let cli = try CLI(.sqlite)
    #expect(await cli("places", "list").code == .ok)
    let link = cli.folder.path + "/link.db"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: String(cli.location.dropFirst("sqlite:".count)))
    #expect(await cli("--store", "sqlite:" + link, "places", "verify").code == .ok)
  }

  @Test func `An invalid sort order is refused before a download starts`() async throws {
    let cli = try CLI()
    #expect(await cli("places", "list", "--sort", "distance").code == .usage)
    // The download is reported by the first valid command.
    #expect(await cli("places", "verify").errors.contains("28 sample places"))
  }

  @Test func `The error for an invalid source of places names the missing file or an example`() async throws {
    let cli = try CLI()
    await cli("places", "download", "--from", cli.folder.path).expect(
      .noInput, errorsContain: cli.folder.path + "/getShops.json")
    cli.environment["MADRID_SHOPS_URL"] = "ftp://madrid.example"
    await cli("places", "list").expect(.usage, errorsContain: "https://madrid-shops.com/json_new")
  }
}

@MainActor @Suite struct `Ignored fields in the feed of places` {
  @Test func `A download of places lists ignored fields in text and in JSON`() async throws {
    let cli = try CLI()
    let copy = try cli.folder.folder("copia")
    let shops = (1...3).map { #"{"id": "\#($0)", "name": "Tienda \#($0)", "fax": "91\#($0)", "zone": null}"# }
    _ = try cli.folder.file("copia/getShops.json", #"{"result": [\#(shops.joined(separator: ","))], "total": 3}"#)
    _ = try cli.folder.file("copia/getActivities.json", "[]")
    let answer = await cli("places", "download", "--from", copy)
    answer.expect(.ok)
    #expect(answer.lines.filter { $0.contains("fax") } == ["ignored fields (records): fax (3)"])
    let document = try await cli("places", "refresh", "--from", copy, "--json").document
    #expect(document["details"]["ignored"].items == [["field": "fax", "count": 3]])
    #expect(document["accepted"] == 3)
  }
}
