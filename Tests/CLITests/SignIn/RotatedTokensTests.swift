import Foundation
import GatewayTesting
import Synchronization
import TestSupport
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@testable import recetas_cli

@Suite struct `A sign-in whose refresh token is replaced` {
  /// A service that accepts each refresh token only once.
  private final class Service: Sendable {
    private let count = Mutex(0)
    var renewals: Int { count.withLock { $0 } }

    func tokens() throws -> SecureTokens {
      let http = ScriptedHTTPClient { [self] (request) throws(HTTPError) in
        let number = count.withLock { count -> Int? in
          guard String(decoding: request.body, as: UTF8.self).hasSuffix("refresh-\(count)") else { return nil }
          count += 1
          return count
        }
        guard let number else {
          let refusal = #"{"error": {"code": 400, "message": "INVALID_REFRESH_TOKEN", "status": "INVALID_ARGUMENT"}}"#
          return HTTPResponse(status: 400, body: Array(refusal.utf8))
        }
        let answer = """
          {"expires_in": 3600, "refresh_token": "refresh-\(number)", "id_token": "id-\(number)", "user_id": "ana"}
          """
        return HTTPResponse(status: 200, body: Array(answer.utf8))
      }
      return try SecureTokens(key: "k", http: http, now: { SignInFile.testTime })
    }
  }

  @Test func `Commands that renew a sign-in at the same time share one renewal`() async throws {
    let (folder, service) = (try TemporaryFolder(), Service())
    let file = SignInFile(folder: folder.path)
    let old = SignIn(user: "ana", refreshToken: "refresh-0", idToken: "id-0", expires: SignInFile.testTime)
    let kept = SignInFile.Saved(signIn: old, key: "k", place: "google")
    try file.write(kept)
    let commands = try (0..<8).map { _ in file.tokens(kept, from: try service.tokens()) { SignInFile.testTime } }
    let found = try await withThrowingTaskGroup(of: String?.self) { group in
      for command in commands { group.addTask { try await command.token(replacing: nil) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(found) == ["id-1"] && service.renewals == 1)
    #expect(try file.read()?.signIn.refreshToken == "refresh-1")
    // These commands started with the old sign-in, and the service now rejects a renewal with the old token.
    #expect(try await commands[0].token(replacing: "id-1") == "id-2")
    #expect(try await commands[1].token(replacing: "id-1") == "id-2")
    #expect(service.renewals == 2)
  }
}

extension SignInFile {
  fileprivate static let testTime = Date(timeIntervalSince1970: 1_800_000_000)
}
