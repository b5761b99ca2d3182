import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A recorded session` {
  private let cli: CLI
  private let file: String

  init() throws {
    cli = try CLI()
    file = cli.folder.path + "/session.jsonl"
  }

  private func lines() throws -> [String] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `A replay reproduces ids, dates, screens and exit codes`() async throws {
    let answer = await cli("menu", "list", "--record", file)
    #expect(answer.code == .ok && answer.output.hasPrefix("Menu"))
    _ = await cli("order", "add", "1", "--record=\(file)")
    _ = await cli("order", "place", "--address", "Calle del Pez, 3", "--phone", "915551234", "--record", file)
    _ = await cli("interactive", "--record", file, piping: ["1", "+ 2", "o", "q"])
    #expect(await cli("order", "show", "order-x", "--record", file).code == .noInput)
    let orders = try await cli("order", "history", "--json").document["orders"]

    let replay = await cli("replay", file)
    replay.expect(.ok, output: "5 commands: the same as recorded.\n")
    #expect(try await cli("order", "history", "--json").document["orders"] == orders)
  }

  @Test(arguments: Stores.allCases)
  func `A replay reproduces the size of a store`(store: Stores) async throws {
    let cli = try CLI(store)
    let file = cli.folder.path + "/session.jsonl"
    _ = await cli("order", "add", "dish-tiramisu")
    for words in [
      ["store", "info"], ["store", "info", "--json"], ["order", "add", "dish-tiramisu"], ["store", "info"],
    ] {
      await cli.run(words + ["--record", file]).expect(.ok)
    }
    await cli("replay", file).expect(.ok, output: "4 commands: the same as recorded.\n")
  }

  @Test func `A recording contains the initial content of the store`() async throws {
    _ = await cli("order", "add", "dish-tiramisu")
    _ = await cli("order", "show", "--record", file)
    #expect(await cli("replay", file).output == "1 command: the same as recorded.\n")
    #expect(try lines()[0].contains("dish-tiramisu"))
  }

  @Test(arguments: ["?page=12345678", "?u=ana&p=secret", "?q=Pa%20el", "?token=abc%2Fd1234&x", "?some-recipe"])
  func `A recorded import from an address with secrets can be replayed`(query: String) async throws {
    let page = #"<script type="application/ld+json">{"@type": "Recipe", "name": "Flan"}</script>"#
    let service = try LoopbackServer { _ in LoopbackServer.Answer(200, headers: ["Content-Type": "text/html"], page) }
    await cli("recipes", "import", service.address("/flan" + query), "--record", file).expect(.ok)
    await cli("recipes", "list", "--record", file).expect(.ok)
    await cli("recipes", "show", "1", "--json", "--record", file).expect(.ok)
    service.stop()
    await cli("replay", file).expect(.ok, output: "3 commands: the same as recorded.\n")
  }

  @Test(arguments: [
    ("access_token", true), ("X-Amz-Signature", true), ("apiKey", true), ("code", true), ("sig", true),
    ("author", false), ("keyword", false), ("design", false), ("postcode", false), ("page", false),
  ])
  func `A recording omits the values of parameters whose names suggest a secret`(name: String, isSecret: Bool) {
    for text in [
      "https://example.org/?a=1&\(name)=VALUE&b", "x;\(name)=VALUE", "web-e.org_3f_\(name)_3d_VALUE_26_b",
      "web-e.org_3f_\(name)_3d_VALUE_23_flan",
    ] {
      let left = SecretParameters.removed(from: Array(text.utf8), placeholder: Array("-".utf8))
      let expected = isSecret ? text.replacing("VALUE", with: "-") : text
      #expect(String(decoding: left, as: UTF8.self) == expected)
    }
  }

  @Test func `A replay doesn't depend on responses that were cached before the recording`() async throws {
    let service = try LoopbackSpoonacular()
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    cli.environment["SPOONACULAR_URL"] = service.server.address("")
    for _ in 1...2 { await cli("recipes", "list", "--search", "pasta").expect(.ok) }
    await cli("recipes", "list", "--search", "pasta", "--record", file).expect(.ok, outputContains: "Pasta & Tuna")
    service.server.stop()
    await cli("replay", file).expect(.ok, output: "1 command: the same as recorded.\n")
  }

  @Test func `A replay lists every line of two long outputs that have no lines in common`() async throws {
    _ = await cli("menu", "list", "--record", file)
    let (start, count) = ("\"written\":{\"isError\":false,\"text\":\"", 60_000)
    let text = (1...count).map { "line \($0)\\n" }.joined()
    let changed = try lines().map { line in
      line.contains(start)
        ? line.prefix(upTo: try #require(line.firstRange(of: start)).upperBound) + text + "\"}}" : line
    }
    try changed.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    let replay = await cli("replay", file)
    #expect(replay.lines.count { $0.hasPrefix("- line ") } == count)
    #expect(replay.lines.contains { $0.hasPrefix("+ ") && $0.hasSuffix("Albóndigas de la abuela") })
  }

  @Test func `A replay refuses a recording without commands`() async throws {
    _ = try cli.folder.file("session.jsonl", "")
    await cli("replay", file).expect(.data, output: "", errorsContain: "contains no commands", "--record FILE")
  }

  @Test func `A recording keeps option values that look like the recording option`() async throws {
    _ = await cli("order", "add", "dish-tiramisu", "--note", "--record", "--record", file)
    #expect(try lines()[0].contains(#""words":["order","add","dish-tiramisu","--note","--record"]"#))
    #expect(try await cli("order", "show", "--json").document["order"]["lines"][0]["note"].text == "--record")
    await cli("replay", file).expect(.ok, output: "1 command: the same as recorded.\n")
  }

  @Test(arguments: [
    ("Menu at d/rows.json, d/recetas", "d", "Menu at DATA/rows.json, DATA/recetas"), ("bad d", "d", "bad d"),
    ("/home/ana/d/x d/x", "d", "/home/ana/d/x DATA/x"), ("«/a/b» /a/bc /a/b/c", "/a/b", "«DATA» /a/bc DATA/c"),
    ("json:d json:data", "x", "STORE json:data"),
  ])
  func `Placeholders in a recording replace only whole paths`(text: String, folder: String, result: String) {
    #expect(Recorder.withoutPlaces(text, "json:d", folder) == result)
  }

  @Test func `A replay lists each output line that differs and fails with exit code 65`() async throws {
    _ = await cli("menu", "list", "--limit", "1", "--record", file)
    let changed = try lines().map { $0.replacing("Albóndigas", with: "Croquetas") }
    try changed.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    let replay = await cli("replay", file)
    #expect(replay.code == .data)
    #expect(
      replay.lines == [
        "$ recetas-cli menu list --limit 1", "-    1  €10.90  Croquetas de la abuela",
        "+    1  €10.90  Albóndigas de la abuela", "1 command, 1 with differences.",
      ])
    let document = try await cli("replay", file, "--json").document
    #expect(document["differences"][0]["words"][0] == "menu")
  }

  @Test func `A recording with responses from a service can be replayed and contains no key`() async throws {
    let service = try LoopbackSpoonacular()
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    cli.environment["SPOONACULAR_URL"] = service.server.address("")
    let list = await cli("recipes", "list", "--search", "pasta", "--record", file)
    #expect(list.output.contains("Pasta & Tuna"))
    service.server.stop()
    #expect(await cli("replay", file).output == "1 command: the same as recorded.\n")
    #expect(try !lines().joined().contains(LoopbackSpoonacular.key))
    #expect(try lines().contains { $0.contains("complexSearch") })
  }

  @Test func `Only the owner can read a recording`() async throws {
    _ = await cli("menu", "list", "--record", file)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(await cli("--store", "firestore:demo", "menu", "list", "--record", file).code == .usage)
    #expect(await cli("replay", file + "x").code == .noInput)
    try "nonsense\n".write(toFile: file, atomically: true, encoding: .utf8)
    let replay = await cli("replay", file)
    #expect(replay.code == .data && replay.errors.contains(file + ":1"))
  }

  @Test func `A truncated recording is replayed up to the point where it was truncated`() async throws {
    _ = await cli("menu", "list", "--limit", "1", "--record", file)
    let whole = try lines()
    let cut = (whole.dropLast() + [String(whole[whole.count - 1].prefix(9))]).joined(separator: "\n")
    try cut.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(await cli("replay", file).code == .ok)
  }
}

@MainActor @Suite struct `The stored sessions` {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sessions").path
  nonisolated static let files = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []

  /// After an intended change to the output, delete the file and record its commands again.
  @Test(.group(.heavy), arguments: files)
  func `The recorded sessions in the repository are replayed without differences`(file: String) async throws {
    let replay = try await CLI()("replay", "\(Self.folder)/\(file)")
    #expect(replay.code == .ok, "\(replay.output)")
  }

  @Test func `The repository contains at least four recorded sessions`() { #expect(Self.files.count >= 4) }
}
