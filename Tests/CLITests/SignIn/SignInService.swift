import Foundation
import Synchronization
import TestSupport

/// Local servers in place of Firebase's Secure Token service and Firestore.
final class SignInService: Sendable {
  let tokens: LoopbackServer
  let firestore: LoopbackServer

  /// - Parameters:
  ///   - answers: the responses from the token service. The last response is repeated.
  ///   - documents: a closure that returns the responses to Firestore requests.
  init(_ answers: [LoopbackServer.Answer], documents: @escaping LoopbackServer.Handler = { _ in .json("{}") }) throws {
    let left = Mutex(answers[...])
    tokens = try LoopbackServer { _ in left.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .dropped } }
    firestore = try LoopbackServer(documents)
  }

  /// Returns a response from the token service.
  ///
  /// - Parameter number: a number that makes the tokens unique.
  static func signIn(_ number: Int, seconds: Int = 3600, user: String = "ana", role: String? = nil)
    -> LoopbackServer.Answer
  {
    let claim = role.map { #", "role": "\#($0)""# } ?? ""
    let claims = #"{"sub":"\#(user)","email":"\#(user)@example.org","aud":"kit","number":\#(number)\#(claim)}"#
    let part = Data(claims.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
    return .json(
      """
      {"expires_in": "\(seconds)", "token_type": "Bearer", "refresh_token": "SECRET-refresh-\(number)",
      "id_token": "e30.\(part).SECRET-id-\(number)", "user_id": "\(user)", "project_id": "1"}
      """)
  }

  static func refusal(_ message: String, status: Int = 400, _ name: String = "INVALID_ARGUMENT")
    -> LoopbackServer.Answer
  {
    .json(#"{"error": {"code": \#(status), "message": "\#(message)", "status": "\#(name)"}}"#, status: status)
  }

  /// Returns a program that is configured to use both services.
  @MainActor func cli(_ language: String = "en", store: String? = nil) throws -> CLI {
    let cli = try store.map { store in try CLI(language) { _ in store } } ?? CLI(.standard, language)
    cli.environment["FIREBASE_API_KEY"] = "web-key"
    cli.environment["FIREBASE_AUTH_EMULATOR_HOST"] = "127.0.0.1:\(tokens.port)"
    cli.environment["FIRESTORE_EMULATOR_HOST"] = "127.0.0.1:\(firestore.port)"
    return cli
  }
}
