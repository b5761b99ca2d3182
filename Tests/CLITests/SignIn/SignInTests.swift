import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Signing in` {
  /// Expects the output to contain no tokens.
  private func expectNoSecret(_ answers: Answer..., at location: SourceLocation = #_sourceLocation) {
    for answer in answers { #expect(!(answer.output + answer.errors).contains("SECRET"), sourceLocation: location) }
  }

  private func mode(_ cli: CLI) throws -> Int {
    let path = cli.folder.path + "/sign-in.json"
    return try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test
  func `A refresh token can be read from a pipe or a file`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli()
    let files = [
      try cli.folder.file("token", " SECRET-0\n"),
      try cli.folder.file("ana.json", #"{"refreshToken": "SECRET-0", "localId": "ana"}"#),
      try cli.folder.file("google.json", #"{"access_token": "x", "expires_in": "3600", "refresh_token": "SECRET-0"}"#),
      try cli.folder.file("mark", "\u{FEFF}SECRET-0\r\n"),
      try cli.folder.file("mark.json", "\u{FEFF}{\"refreshToken\": \"SECRET-0\"}"),
    ]
    let said = "Signed in as ana@example.org (ana).\n"
    await cli("login", piping: ["SECRET-0"]).expect(.ok, output: said, errors: "")
    #expect(try mode(cli) == 0o600)
    // The permissions of an existing file are restricted again.
    let path = cli.folder.path + "/sign-in.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    for file in files { await cli("login", "--file", file).expect(.ok, output: said, errors: "") }
    #expect(try mode(cli) == 0o600)
    let requests = service.tokens.requests
    #expect(Set(requests.map(\.text)) == ["grant_type=refresh_token&refresh_token=SECRET-0"])
    #expect(Set(requests.map(\.target)) == ["/securetoken.googleapis.com/v1/token?key=web-key"])
    #expect(requests.count == 6)
  }

  @Test func `The signed-in user is shown without a request until sign-out`() async throws {
    let service = try SignInService([SignInService.signIn(1, role: "manager")])
    let cli = try service.cli()
    await cli("whoami").expect(
      .noInput, output: "", errors: "Not signed in.\nSign in with: recetas-cli login --file FILE\n")
    _ = await cli("login", piping: ["SECRET-0"])
    let who = await cli("whoami")
    who.expect(.ok, output: "User     ana\nEmail    ana@example.org\nRole     manager\nProject  kit\n", errors: "")
    let document = await cli("whoami", "--json")
    #expect(try document.document["role"] == "manager")
    expectNoSecret(who, document)
    await cli("logout").expect(.ok, output: "Signed out.\n", errors: "")
    await cli("logout").expect(.ok, output: "Not signed in.\n", errors: "")
    #expect(await cli("whoami").code == .noInput)
    #expect(!FileManager.default.fileExists(atPath: cli.folder.path + "/sign-in.json"))
    #expect(service.tokens.requests.count == 1)
  }

  @Test func `A sign-in provides tokens, which are renewed after they expire`() async throws {
    let service = try SignInService([1, 2, 3].map { SignInService.signIn($0) })
    let cli = try service.cli()
    cli.environment["FIRESTORE_PROJECT"] = "kit"
    _ = await cli("login", piping: ["SECRET-0"])
    for _ in 0..<2 { await cli("recipes", "favorites", "sync").expect(.ok, errors: "") }
    cli.wait(3601)
    for _ in 0..<2 { await cli("recipes", "favorites", "sync").expect(.ok, errors: "") }
    let tokens = service.firestore.requests.map { $0.header("Authorization") ?? "" }
    #expect(tokens.map { $0.suffix(11) } == ["SECRET-id-1", "SECRET-id-1", "SECRET-id-2", "SECRET-id-2"])
    #expect(service.firestore.requests.allSatisfy { $0.path.contains("/users/ana/") })
    // Each renewal uses the refresh token from the previous one.
    #expect(service.tokens.requests.map { $0.text.suffix(10) } == ["n=SECRET-0", "-refresh-1"])
  }

  @Test func `A recording contains no trace of a renewed sign-in`() async throws {
    let service = try SignInService([1, 2].map { SignInService.signIn($0) })
    let cli = try service.cli()
    cli.environment["FIRESTORE_PROJECT"] = "kit"
    _ = await cli("login", piping: ["SECRET-0"])
    cli.wait(3601)
    let file = cli.folder.path + "/session.jsonl"
    await cli("recipes", "favorites", "sync", "--record", file).expect(.ok, errors: "")
    #expect(service.tokens.requests.count == 2)
    let recording = try String(contentsOfFile: file, encoding: .utf8)
    #expect(recording.contains("/users/ana/"))
    for secret in ["SECRET", "e30.", "securetoken", "web-key"] { #expect(!recording.contains(secret), "\(secret)") }
    await cli("replay", file).expect(.ok, output: "1 command: the same as recorded.\n", errors: "")
    #expect(service.tokens.requests.count == 2)
  }

  @Test func `A rejected token is renewed only once`() async throws {
    let service = try SignInService([1, 2].map { SignInService.signIn($0) }) { request in
      request.header("Authorization")?.hasSuffix("-1") == true
        ? SignInService.refusal("expired", status: 401, "UNAUTHENTICATED") : .json("{}")
    }
    let cli = try service.cli()
    cli.environment["FIRESTORE_PROJECT"] = "kit"
    _ = await cli("login", piping: ["SECRET-0"])
    await cli("recipes", "favorites", "sync").expect(.ok, errors: "")
    let other = try SignInService([SignInService.signIn(1)]) { _ in
      SignInService.refusal("no", status: 401, "UNAUTHENTICATED")
    }
    let refused = try other.cli()
    refused.environment["FIRESTORE_PROJECT"] = "kit"
    _ = await refused("login", piping: ["SECRET-0"])
    await refused("recipes", "favorites", "sync").expect(.notAllowed, errorsContain: "Sign in again")
  }

  @Test(arguments: [
    ("en", "expired or was revoked", "Sign in again with"),
    ("es", "ha caducado o se ha revocado", "Vuelve a iniciar sesión con"),
  ])
  func `A revoked sign-in is reported with advice to sign in again`(language: String, says: String, advice: String)
    async throws
  {
    let service = try SignInService([SignInService.signIn(1), SignInService.refusal("TOKEN_EXPIRED: SECRET-refresh-1")])
    let cli = try service.cli(language, store: "firestore:kit")
    _ = await cli("login", piping: ["SECRET-0"])
    cli.wait(4000)
    for words in [["order", "show"], ["order", "show", "--json"]] {
      let answer = await cli.run(words)
      answer.expect(.notAllowed, output: "", errorsContain: says, advice)
      expectNoSecret(answer)
    }
    #expect(service.firestore.requests.isEmpty)
  }

  @Test func `The user of a shared store is the user who signed in`() async throws {
    let service = try SignInService([SignInService.signIn(1, user: "bea")])
    let cli = try service.cli(store: "firestore:kit")
    _ = await cli("login", piping: ["SECRET-0"])
    _ = await cli("order", "show")
    #expect(service.firestore.requests.contains { ($0.target + $0.text).contains("users/bea") })
    // The environment variable overrides the sign-in.
    cli.environment["FIRESTORE_TOKEN"] = "other"
    cli.environment["FIRESTORE_USER"] = "eva"
    _ = await cli("order", "show")
    let last = try #require(service.firestore.requests.last)
    #expect(last.header("Authorization") == "Bearer other")
    #expect((last.target + last.text).contains("users/eva"))
    #expect(await cli("whoami").output.hasPrefix("User  eva\n"))
  }

  @Test func `A sign-in token is sent only to the service that issued it`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli()
    cli.environment["FIRESTORE_PROJECT"] = "kit"
    _ = await cli("login", piping: ["SECRET-0"])
    for host in [nil, "127.0.0.1:1"] {
      cli.environment["FIREBASE_AUTH_EMULATOR_HOST"] = host
      _ = await cli("recipes", "favorites", "sync")
    }
    #expect(service.firestore.requests.count == 2)
    // An emulator treats requests without a token as requests from the project's owner.
    #expect(service.firestore.requests.allSatisfy { $0.header("Authorization") == "Bearer owner" })
  }
}

@MainActor @Suite struct `A failed sign-in` {
  struct Case: Sendable {
    var words = ["login"]
    var piped = ["SECRET-0"]
    var answer = SignInService.signIn(1)
    var environment: [String: String?] = [:]
    let code: ExitCode
    let english: String
    let spanish: String
  }

  nonisolated static let cases = [
    Case(
      answer: SignInService.refusal("TOKEN_EXPIRED"), code: .notAllowed,
      english: "does not accept this refresh token: it is wrong, expired or revoked.",
      spanish: "no acepta ese token de actualización: es incorrecto, ha caducado o se ha revocado."),
    Case(
      answer: SignInService.refusal("INVALID_REFRESH_TOKEN"), code: .notAllowed, english: "wrong, expired or revoked",
      spanish: "ha caducado o se ha revocado"),
    Case(
      answer: SignInService.refusal("API key not valid. Please pass a valid API key."), code: .notAllowed,
      english: "does not accept FIREBASE_API_KEY", spanish: "no acepta la clave de FIREBASE_API_KEY"),
    Case(answer: .json("{}"), code: .unavailable, english: "127.0.0.1:", spanish: "127.0.0.1:"),
    Case(
      environment: ["FIREBASE_API_KEY": nil], code: .usage,
      english: "FIREBASE_API_KEY, the project's Web API key, is not set.",
      spanish: "Falta FIREBASE_API_KEY"),
    Case(
      environment: ["FIREBASE_API_KEY": "SECRET KEY"], code: .usage, english: "FIREBASE_API_KEY contains a space",
      spanish: "FIREBASE_API_KEY contiene un espacio"),
    Case(
      environment: ["FIREBASE_AUTH_EMULATOR_HOST": "192.0.2.1:99"], code: .usage,
      english: "Invalid FIREBASE_AUTH_EMULATOR_HOST “192.0.2.1:99”",
      spanish: "Valor no válido para FIREBASE_AUTH_EMULATOR_HOST"),
    Case(
      piped: [], code: .data, english: "contains no refresh token.", spanish: "no contiene un token de actualización."),
    Case(
      piped: ["SECRET 0"], code: .data, english: "contains no refresh token.",
      spanish: "no contiene un token de actualización."),
    Case(
      piped: [#"{"error": {"code": 400, "message": "EMAIL_EXISTS"}}"#], code: .data,
      english: "contains no refresh token: EMAIL_EXISTS",
      spanish: "no contiene un token de actualización: EMAIL_EXISTS"),
    Case(
      words: ["login", "--file", "/nonexistent"], code: .noInput, english: "There is no file “/nonexistent”.",
      spanish: "No existe el archivo «/nonexistent»."),
    Case(words: ["login", "--offline"], code: .unavailable, english: "Can't reach", spanish: "No hay conexión"),
    Case(
      words: ["login", "--record", "session.jsonl"], code: .usage, english: "--record does not record login",
      spanish: "--record no graba login"),
  ]

  @Test(arguments: cases.indices)
  func `A failed sign-in is reported without storing or printing the token`(index: Int) async throws {
    let wrong = Self.cases[index]
    for (language, says) in [("en", wrong.english), ("es", wrong.spanish)] {
      let service = try SignInService([wrong.answer])
      let cli = try service.cli(language)
      for (name, value) in wrong.environment { cli.environment[name] = value }
      let answer = await cli.run(wrong.words, ScriptedConsole(wrong.piped))
      answer.expect(wrong.code, output: "", errorsContain: says)
      #expect(!answer.errors.contains("SECRET"))
      #expect(!FileManager.default.fileExists(atPath: cli.folder.path + "/sign-in.json"))
    }
  }

  @Test func `A sign-in in a terminal is refused, since the token would be visible`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli()
    await cli.atTerminal("login", typing: ["SECRET-0"]).expect(
      .usage, output: "", errorsContain: "would be visible", "--file FILE")
  }

  @Test func `A damaged sign-in file is reported without revealing its contents`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli(store: "firestore:kit")
    _ = try cli.folder.file("sign-in.json", #"{"refreshToken": "SECRET"#)
    for words in [["whoami"], ["order", "show"]] {
      let answer = await cli.run(words)
      answer.expect(.data, output: "", errorsContain: "sign-in.json")
      #expect(!answer.errors.contains("SECRET"))
    }
    await cli("logout").expect(.ok, output: "Signed out.\n")
  }
}
