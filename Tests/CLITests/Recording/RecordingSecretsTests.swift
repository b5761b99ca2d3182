import Foundation
import TestSupport
import Testing
import WebGateways

@testable import recetas_cli

@MainActor @Suite struct `Secrets in a recording` {
  private static let key = LoopbackSpoonacular.key
  private static let token = "tok/en+of=ana"
  private static let secrets = [
    key, token, "web-key-1", "url/key&2", "SECRET-refresh", "SECRET-id", "map-key-3",
  ]
  /// Those that only the command line has which sends them.
  private static let passwords = ["p@ss \"word\"", "secreta"]

  /// The forms in which a server may return a secret.
  private static func forms(_ secret: String) -> [String] {
    let bytes = (try? JSONEncoder().encode(secret)) ?? Data()
    return [
      secret, secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
      // Without the quotation marks around it.
      String(String(decoding: bytes, as: UTF8.self).dropFirst().dropLast()), secret.replacing("&", with: "&amp;"),
      // As .NET writes JSON, and as pages may.
      secret.map { "<>&'\"+`".contains($0) ? escaped($0, "\\u%04X") : String($0) }.joined(),
      secret.map { $0.isLetter || $0.isNumber ? String($0) : escaped($0, "\\u%04x") }.joined(),
      secret.map { $0.isLetter || $0.isNumber ? String($0) : escaped($0, "&#%d;") }.joined(),
    ] + inBase64(secret)
  }

  /// The digits that a reader can decode, wherever in a text the secret began.
  private static func inBase64(_ secret: String) -> [String] {
    ["user:", "user1:", "user12:"].map { user in
      let bytes = Data((user + secret).utf8)
      return String(bytes.base64EncodedString().prefix(bytes.count * 8 / 6).dropFirst((user.utf8.count * 8 + 5) / 6))
    }.filter { $0.count >= 8 }
  }

  private static func escaped(_ character: Character, _ format: String) -> String {
    character.unicodeScalars.map { String(format: format, $0.value) }.joined()
  }

  /// The recording with all bodies as texts.
  private static func contents(of file: String) throws -> String {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let bodies = text.matches(of: #/"body":"([^"]*)"/#).compactMap { Data(base64Encoded: String($0.1)) }
    return text + bodies.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  @Test func `No secret is in a recording, whatever header, body or address quotes it`() async throws {
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

  @Test func `A secret in an address that was imported earlier is not in a recording of the store`() async throws {
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
