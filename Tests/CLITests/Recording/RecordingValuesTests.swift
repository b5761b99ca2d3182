import Foundation
import Gateways
import TestGroups
import TestSupport
import Testing
import WebGateways

@testable import recetas_cli

@MainActor @Suite struct `Values in a recording` {
  nonisolated private static let starts = [
    #""width":-9223372036854775808"#, #""width":0"#, #""width":9223372036854775807"#, #""height":4611686018427387904"#,
    #""height":-1"#, #""store":"redis""#,
  ]
  nonisolated private static let entries = [
    #"{"offset":{"seconds":9223372036854775807}}"#, #"{"offset":{"seconds":-9223372036854775808}}"#,
    #"{"offset":{"seconds":90000}}"#, #"{"size":{"bytes":-1}}"#, #"{"date":{"seconds":1e300}}"#,
    #"{"date":{"seconds":-1e18}}"#,
    #"{"identifier":{"text":"no id"}}"#, #"{"answered":{"_0":{"request":"GET x","status":-1}}}"#,
    #"{"answered":{"_0":{"request":"GET x","status":200,"body":"?"}}}"#,
    #"{"answered":{"_0":{"request":"GET x","failure":["tooLarge","-9223372036854775808"]}}}"#,
    #"{"answered":{"_0":{"request":"GET x","failure":["unknown"]}}}"#,
    #"{"file":{"_0":{"path":"a","kind":"file","body":"?"}}}"#,
  ]

  @Test(.group(.processes), .smoke, arguments: [starts[0]])
  func `An impossible terminal width in a recording doesn't crash a replay`(_ member: String) async throws {
    let program = try Binary()
    let file = try program.folder.file("stranger.jsonl", try Self.recording(member, nil))
    try await program("replay", file).expect(.data, output: "", errorsContain: file + ":1")
  }

  nonisolated private static let wrong: [(String?, String?, Int)] =
    starts.map { ($0, nil, 1) } + entries.map { (nil, $0, 2) }

  @Test(.group(.processes), arguments: wrong)
  func `The error for an invalid value in a recording gives the line number`(member: String?, entry: String?, line: Int)
    async throws
  {
    let program = try Binary()
    let file = try program.folder.file("stranger.jsonl", try Self.recording(member, entry))
    try await program("replay", file).expect(.data, output: "", errorsContain: "\(file):\(line)")
  }

  /// Returns a recording of the command `order history`, with a changed member or an additional line.
  private static func recording(_ member: String?, _ entry: String?) throws -> String {
    var lines = RecordingLines()
    lines.add(["order", "history"], ["isOutputTerminal": true], entries: [entry].compactMap(\.self))
    guard let member else { return lines.text }
    let name = member.prefix { $0 != ":" }
    let text = lines.text.replacing(try Regex(name + #":[^,}]*,?"#), with: "", maxReplacements: 1)
    return text.replacing(#""words""#, with: member + #","words""#)
  }
}

@MainActor @Suite struct `A replay that does not end by itself` {
  @Test(.group(.processes)) func `A recording of a watch command that was ended by Ctrl-C can be replayed`()
    async throws
  {
    let program = try Binary()
    let file = program.folder.path + "/watch.jsonl"
    let watch = try await program.shell(
      """
      cd '\(program.folder.path)'; mkfifo pipe
      '\(Binary.path)' --store '\(program.location)' menu watch --limit 1 --record '\(file)' >pipe 2>errors & exec 3<pipe
      read -r line <&3; until grep -q '"isError":false' '\(file)'; do :; done; kill $!; wait $!; true
      """)
    #expect(watch.code == 0)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("ended"))
    try await program("replay", file).expect(.ok, output: "1 command: the same as recorded.\n")
  }

  @Test(.group(.processes)) func `A replay deletes only folders left behind by killed replays`() async throws {
    let place = try TemporaryFolder()
    let program = try Binary(environment: ["TMPDIR": place.path])
    var lines = RecordingLines()
    lines.add(["order", "history"])
    let file = try program.folder.file("short.jsonl", lines.text)
    // When a process is killed, the system releases the lock on its folder.
    _ = try place.folder("recetas-replay-left/data")
    let other = try place.folder("other")
    let running = try ScratchFolder("recetas-replay-", in: place.path)
    // The recording contains no output, so the replay differs.
    try await program("replay", file).expect(.data, outputContains: "1 with differences")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(Set(names.map { place.path + "/" + $0 }) == [other, running.path])
  }
}

@MainActor @Suite struct `Secrets in a recording` {
  private static let key = LoopbackSpoonacular.key
  private static let token = "tok/en+of=ana"
  private static let secrets = [key, token, "web-key-1", "url/key&2", "SECRET-refresh", "SECRET-id", "map-key-3"]
  /// The secrets that only a command line contains.
  private static let passwords = ["p@ss \"word\"", "secreta"]

  /// Returns the encodings in which a server may quote a secret.
  private static func forms(_ secret: String) -> [String] {
    let bytes = (try? JSONEncoder().encode(secret)) ?? Data()
    return [
      secret, secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
      // The expression removes the quotation marks around the JSON string.
      String(String(decoding: bytes, as: UTF8.self).dropFirst().dropLast()), secret.replacing("&", with: "&amp;"),
      // The next two encodings use escapes as in .NET's JSON and in web pages.
      secret.map { "<>&'\"+`".contains($0) ? escaped($0, "\\u%04X") : String($0) }.joined(),
      secret.map { $0.isLetter || $0.isNumber ? String($0) : escaped($0, "\\u%04x") }.joined(),
      secret.map { $0.isLetter || $0.isNumber ? String($0) : escaped($0, "&#%d;") }.joined(),
    ] + inBase64(secret)
  }

  /// Returns the Base64 digits that reveal the secret at each possible offset.
  private static func inBase64(_ secret: String) -> [String] {
    ["user:", "user1:", "user12:"].map { user in
      let bytes = Data((user + secret).utf8)
      return String(bytes.base64EncodedString().prefix(bytes.count * 8 / 6).dropFirst((user.utf8.count * 8 + 5) / 6))
    }.filter { $0.count >= 8 }
  }

  private static func escaped(_ character: Character, _ format: String) -> String {
    character.unicodeScalars.map { String(format: format, $0.value) }.joined()
  }

  /// Returns the text of a recording, with all bodies decoded.
  private static func contents(of file: String) throws -> String {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let bodies = text.matches(of: #/"body":"([^"]*)"/#).compactMap { Data(base64Encoded: String($0.1)) }
    return text + bodies.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  @Test func `A recording contains no secrets, even those quoted in a header, a body or an address`() async throws {
    let known = Self.secrets.flatMap(Self.forms).joined(separator: " ")
    let all = (Self.secrets + Self.passwords).flatMap(Self.forms).joined(separator: " ")
    let service = try LoopbackServer { request in
      let quoted = request.target.contains("example.org") ? all : known
      return LoopbackServer.Answer(
        400,
        headers: [
          "X-Quoted": quoted.filter { $0 != "\n" }, "Set-Cookie": "session=COOKIE-secret",
          "Location": "/x?\(quoted.filter { !$0.isWhitespace })",
        ], #"{"error": "\#(quoted)"}"#)
    }
    let cli = try CLI()
    let file = cli.folder.path + "/session.jsonl"
    let host = "127.0.0.1:\(service.port)"
    cli.environment.merge([
      "SPOONACULAR_API_KEY": Self.key, "SPOONACULAR_URL": service.origin, "FIRESTORE_TOKEN": Self.token,
      "FIRESTORE_PROJECT": "kit", "FIRESTORE_EMULATOR_HOST": host, "FIREBASE_API_KEY": "web-key-1",
      "BEERS_URL": service.address("/beers.json?key=url%2Fkey%262&page=2"),
      "PLACES_MAP_URL": "https://maps.example.org/{latitude},{longitude}?k=map-key-3&z={zoom}",
    ]) { $1 }
    let signIn = SignIn(
      user: "ana", refreshToken: "SECRET-refresh", idToken: "SECRET-id", expires: cli.now.addingTimeInterval(3600))
    try SignInFile(folder: cli.folder.path).write(.init(signIn: signIn, key: "web-key-1", place: host))
    let addresses = [
      service.address("/r.json?api_key=url%2Fkey%262"), "https://ana:secreta@example.org/b.json",
      "https://ana:p%40ss%20%22word%22@example.org/b.json",
    ]
    for words in [
      ["recipes", "list", "--search", addresses.joined(separator: " ")], ["recipes", "favorites", "sync"],
      ["beers", "list"],
      ["doctor", "--remote"],
    ] { _ = await cli.run(words + ["--record", file]) }
    for address in addresses {
      for group in ["recipes", "beers"] { _ = await cli(group, "import", address, "--record", file) }
    }
    _ = await cli("interactive", "--record", file, piping: ["4", "/" + addresses[0], "q"])
    let recorded = try Self.contents(of: file)
    #expect(recorded.contains("complexSearch") && recorded.contains("beers.json"))
    for secret in (Self.secrets + Self.passwords).flatMap(Self.forms) + [
      "COOKIE-secret", Data("ana:secreta".utf8).base64EncodedString(),
    ] {
      #expect(!recorded.contains(secret), "\(secret)")
    }
  }

  @Test func `A recording contains no secrets from the addresses of recipes that were imported earlier`() async throws {
    let page = #"""
      <script type="application/ld+json">
      {"@type": "Recipe", "name": "Flan", "recipeIngredient": ["4 huevos"],
       "image": "https://ana:contra@example.org/flan.jpg?a=1&session=SESSION1"}
      </script>
      """#
    let service = try LoopbackServer { _ in LoopbackServer.Answer(200, headers: ["Content-Type": "text/html"], page) }
    let cli = try CLI()
    await cli("recipes", "import", service.address("/flan?b=2&token=TOKEN123&c=3")).expect(.ok)
    #expect(await cli.dump().contains("TOKEN123"))
    let file = cli.folder.path + "/session.jsonl"
    for words in [["list"], ["show", "1"], ["show", "1", "--json"], ["list", "--json"]] {
      await cli.run(["recipes"] + words + ["--record", file]).expect(.ok)
    }
    let recorded = try Self.contents(of: file)
    #expect(recorded.contains("Flan"))
    for secret in ["TOKEN123", "SESSION1", "contra"] { #expect(!recorded.contains(secret), "\(secret)") }
    await cli("replay", file).expect(.ok, output: "4 commands: the same as recorded.\n")
  }
}
