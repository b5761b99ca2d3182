import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Signing in` {
  /// Whatever was written, no token is in it.
  private func expectNoSecret(_ answers: Answer..., at location: SourceLocation = #_sourceLocation) {
    for answer in answers { #expect(!(answer.output + answer.errors).contains("SECRET"), sourceLocation: location) }
  }

  private func mode(_ cli: CLI) throws -> Int {
    let path = cli.folder.path + "/sign-in.json"
    return try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test
  func `takes a refresh token from a pipe or a file, alone or in Firebase's answer, and keeps it for the user alone`()
    async throws
  {
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
    // Whatever it was made before.
    let path = cli.folder.path + "/sign-in.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    for file in files { await cli("login", "--file", file).expect(.ok, output: said, errors: "") }
    #expect(try mode(cli) == 0o600)
    let requests = service.tokens.requests
    #expect(Set(requests.map(\.text)) == ["grant_type=refresh_token&refresh_token=SECRET-0"])
    #expect(Set(requests.map(\.target)) == ["/securetoken.googleapis.com/v1/token?key=web-key"])
    #expect(requests.count == 6)
  }

  @Test func `says who is signed in, without asking, until they sign out`() async throws {
    let service = try SignInService([SignInService.signIn(1, role: "manager")])
    let cli = try service.cli()
    await cli("whoami").expect(
      .noInput, output: "", errors: "Not signed in.\nSign in with: recetas-cli login --file FILE\n")
    _ = await cli("login", piping: ["SECRET-0"])
    let who = await cli("whoami")
    who.expect(.ok, output: "User     ana\nEmail    ana@example.org\nRole     manager\nProject  kit\n", errors: "")
    let document = await cli("whoami", "--json")
    #expect(try document.document["role"] == .text("manager"))
    expectNoSecret(who, document)
    await cli("logout").expect(.ok, output: "Signed out.\n", errors: "")
    await cli("logout").expect(.ok, output: "Not signed in.\n", errors: "")
    #expect(await cli("whoami").code == .noInput)
    #expect(!FileManager.default.fileExists(atPath: cli.folder.path + "/sign-in.json"))
    #expect(service.tokens.requests.count == 1)
  }

  @Test func `gives commands a token, renewed when it ends`() async throws {
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
    // Each renewal takes the refresh token of the one before.
    #expect(service.tokens.requests.map { $0.text.suffix(10) } == ["n=SECRET-0", "-refresh-1"])
  }

  @Test func `is renewed without a trace in a recording, which runs again without it`() async throws {
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

  @Test func `gives another token when the service refuses one, and says when it refuses that, too`() async throws {
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
  func `ends when the token is revoked`(language: String, says: String, advice: String) async throws {
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

  @Test func `makes the user of a shared store`() async throws {
    let service = try SignInService([SignInService.signIn(1, user: "bea")])
    let cli = try service.cli(store: "firestore:kit")
    _ = await cli("login", piping: ["SECRET-0"])
    _ = await cli("order", "show")
    #expect(service.firestore.requests.contains { ($0.target + $0.text).contains("users/bea") })
    // What the environment says holds first.
    cli.environment["FIRESTORE_TOKEN"] = "other"
    cli.environment["FIRESTORE_USER"] = "eva"
    _ = await cli("order", "show")
    let last = try #require(service.firestore.requests.last)
    #expect(last.header("Authorization") == "Bearer other")
    #expect((last.target + last.text).contains("users/eva"))
    #expect(await cli("whoami").output.hasPrefix("User  eva\n"))
  }

  @Test func `is good where it was made only: no token goes elsewhere`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli()
    cli.environment["FIRESTORE_PROJECT"] = "kit"
    _ = await cli("login", piping: ["SECRET-0"])
    for host in [nil, "127.0.0.1:1"] {
      cli.environment["FIREBASE_AUTH_EMULATOR_HOST"] = host
      _ = await cli("recipes", "favorites", "sync")
    }
    #expect(service.firestore.requests.count == 2)
    // Who asks an emulator without a token is its owner.
    #expect(service.firestore.requests.allSatisfy { $0.header("Authorization") == "Bearer owner" })
  }
}
