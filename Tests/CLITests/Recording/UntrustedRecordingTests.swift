import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A recording from an untrusted source` {
  private let cli: CLI
  private let outside: TemporaryFolder

  init() throws { (cli, outside) = try CLI.withPrivateFile() }

  /// Each command in the table, with as many operands as it requires.
  nonisolated private static let commands = (Command.all.map(\.spec) + [Command.complete.spec]).map { spec in
    spec.name + spec.operands.filter { !$0.isOptional }.map { $0.choices.first?.word ?? "1" }
  }

  /// Each command in the table, once for each operand and option that is a path. `FILE` or `FOLDER` stands for the path.
  nonisolated private static let paths = Command.all.map(\.spec).flatMap { spec -> [[String]] in
    let options = spec.options.filter { $0.value?.hasPrefix("F") == true }.map { option in
      spec.name + spec.operands.filter { !$0.isOptional }.map { _ in "1" } + ["--" + option.name, option.value ?? ""]
    }
    let operands = spec.operands.contains { $0.name.hasPrefix("F") } ? [spec.name + spec.operands.map(\.name)] : []
    return options + operands
  }

  /// The commands to run first, so that row number 1 exists in each list.
  nonisolated private static let lists = [
    "order": [["menu", "list"], ["order", "add", "1"]], "recipes": [["recipes", "list"]],
    "beers": [["beers", "makers", "list"], ["beers", "list"], ["beers", "reviews", "add", "1", "--score", "3"]],
    "places": [["places", "list"]],
  ]

  @Test(.group(.heavy), arguments: ["store", "data", "record"])
  func `A replay refuses commands that specify a store, a data folder or a recording`(option: String) async throws {
    _ = await cli("order", "add", "dish-tiramisu")
    let value = ["store": cli.location, "data": cli.folder.path, "record": outside.path + "/file"][option] ?? ""
    _ = try cli.folder.file("stranger.jsonl", "")
    let (before, own) = (try outside.fingerprints(), await cli.dump())
    for words in Self.commands {
      for choice in [["--" + option, value], ["--\(option)=\(value)"]] {
        let replay = try await cli.replay(words + choice + ["--yes"])
        replay.expect(.data, output: "", errorsContain: "--" + option)
      }
    }
    #expect(try outside.fingerprints() == before)
    #expect(await cli.dump() == own)
  }

  @Test func `A replay can't reset the user's store, replace a file or delete the sign-in`() async throws {
    _ = await cli("order", "add", "dish-tiramisu")
    let signIn = try cli.folder.file("sign-in.json", "{}")
    let own = await cli.dump()
    for words in [
      ["store", "reset", "--yes", "--store", cli.location], ["logout", "--data", cli.folder.path], ["logout"],
      ["menu", "export", "--html", outside.path + "/file", "--yes"],
    ] { _ = try await cli.replay(words) }
    #expect(await cli.dump() == own)
    #expect(FileManager.default.fileExists(atPath: signIn))
    #expect(try String(contentsOfFile: outside.path + "/file", encoding: .utf8) == "private")
  }

  @Test(.group(.heavy), arguments: paths)
  func `A replay reads only recorded files and writes only into its own folder`(words: [String]) async throws {
    let words = words.map { word in
      word.hasPrefix("FILE") ? outside.path + "/file" : word.hasPrefix("FOLDER") ? outside.path + "/folder" : word
    }
    let before = try outside.fingerprints()
    var lines = RecordingLines()
    for list in Self.lists[words[0], default: []] { lines.add(list) }
    lines.add(words + ["--yes"])
    let replay = await cli("replay", try cli.folder.file("stranger.jsonl", lines.text))
    #expect(replay.code == .data)
    let isWritten = ["--html", "--svg", "--image", "--map-image", "export"].contains { words.contains($0) }
    let refusals = [" is not in the recording.", "can't be replayed"]
    #expect(isWritten || refusals.contains { (replay.output + replay.errors).contains($0) }, "\(replay)")
    #expect(try outside.fingerprints() == before)
  }

  @Test(arguments: [["/etc/passwd"], ["../../../../../../../../../../etc/passwd"], ["-"]])
  func `A replay reads no file outside its folder`(path: [String]) async throws {
    for words in [["menu", "import"] + path, ["beers", "add", "maker-x", "--name", "A", "--photo"] + path] {
      let replay = try await cli.replay(words)
      #expect(!replay.output.contains("root:") && replay.code == .data)
    }
  }

  @Test func `A replay doesn't read a file whose path was typed in a form`() async throws {
    let form = try await cli.replay(
      ["interactive"], typed: ["6", "+", "Oso", "Soria", "national", outside.path + "/file", "", "q"])
    #expect(form.output.contains("\(outside.path)/file is not in the recording."), "\(form.output)")
  }

  @Test func `A replay writes only into its folder, even if a recorded path leads out of the folder`() async throws {
    let path = "../../../../../../../../../../../../.." + outside.path
    for folder in [path, outside.path] {
      var lines = RecordingLines()
      lines.add(["menu", "export", "--html", folder + "/new.html", "--quiet"])
      lines.add(["store", "export", folder + "/copy", "--quiet"])
      _ = await cli("replay", try cli.folder.file("stranger.jsonl", lines.text))
    }
    #expect(try outside.fingerprints().keys.sorted() == ["file"])
  }

  @Test func `A replay sends no requests`() async throws {
    let server = try LoopbackServer(answers: .json("[]"))
    let host = "127.0.0.1:\(server.port)"
    let environment = [
      "RECETAS_LANG": "en", "SPOONACULAR_API_KEY": "recorded", "SPOONACULAR_URL": server.origin,
      "BEERS_URL": server.address("/beers.json"), "MADRID_SHOPS_URL": server.origin, "FIRESTORE_PROJECT": "kit",
      "FIRESTORE_EMULATOR_HOST": host,
    ]
    let signingIn = environment.merging(["FIREBASE_API_KEY": "key", "FIREBASE_AUTH_EMULATOR_HOST": host]) { $1 }
    for words in [
      ["doctor", "--remote"], ["recipes", "list"], ["recipes", "favorites", "sync"], ["beers", "list"],
      ["beers", "import", server.address("/b.json")], ["recipes", "import", server.address("/r.json")],
      ["places", "download", "--from", server.origin], ["places", "refresh"], ["login"],
    ] {
      for variables in [environment, signingIn] {
        _ = try await cli.replay(words, ["environment": variables], typed: ["token"])
      }
    }
    #expect(server.requests.map(\.path) == [])
  }

  @Test(arguments: [["login"], ["replay", "other.jsonl"], ["complete", "order", "show", "1"]])
  func `A recording is refused before any command runs if one of its commands can't be replayed`(words: [String])
    async throws
  {
    var lines = RecordingLines()
    lines.add(["menu", "list"])
    lines.add(words)
    let replay = await cli("replay", try cli.folder.file("stranger.jsonl", lines.text))
    replay.expect(.data, output: "", errorsContain: "\(words[0]) can't be replayed")
    await cli.run(words + ["--record", cli.folder.path + "/new.jsonl"])
      .expect(.usage, output: "", errorsContain: "--record does not record \(words[0])")
  }

  @Test func `A recording can't set environment variables that are never recorded`() async throws {
    for name in ["RECETAS_HOME", "PATH", "EDITOR", "HOME", "TMPDIR"] {
      try await cli.replay(["menu", "list"], ["environment": [name: outside.path]])
        .expect(.data, output: "", errorsContain: name)
    }
  }

  /// For each new placeholder, decide whether it stands for a path. Only placeholders that start with `FILE` or `FOLDER` do.
  @Test func `A placeholder in a command's syntax is a path only if it starts with FILE or FOLDER`() {
    let specs = Command.all.map(\.spec)
    let names = specs.flatMap { $0.operands.map(\.name) + $0.options.compactMap(\.value) }
    let paths = names.filter { $0.hasPrefix("FILE") || $0.hasPrefix("FOLDER") }
    #expect(Set(paths) == ["FILE", "FILE-OR-URL", "FOLDER", "FOLDER|URL"])
    let others = Set(names).subtracting(paths).filter { $0.contains { $0.isUppercase } }
    #expect(
      others.sorted() == [
        "A", "AMOUNT", "COMMAND…", "DAY", "DIET", "DISH", "DISH…", "ID", "ID…", "KIND", "LAT,LON", "LINE", "MAKER",
        "MINUTES",
        "N", "NAME", "N|+N|-N", "P", "TEXT", "TEXT…", "URL",
      ])
  }
}
