import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A sign-in that fails` {
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
      spanish: "Valor no válido de FIREBASE_AUTH_EMULATOR_HOST"),
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
  func `says why, keeps nothing, and repeats no token`(index: Int) async throws {
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

  @Test func `at a terminal says that the token would be visible`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli()
    await cli.atTerminal("login", typing: ["SECRET-0"]).expect(
      .usage, output: "", errorsContain: "would be visible", "--file FILE")
  }

  @Test func `later, because its file is damaged, says so without what is in it`() async throws {
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
