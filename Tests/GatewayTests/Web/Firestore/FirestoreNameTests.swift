import Entities
import GatewayTesting
import Testing
import UseCases
import WebGatewayTesting
@testable import WebGateways
@testable import Gateways

@Suite struct `Names of Firestore` {
  @Test func `are escaped in addresses, and stand as they are in documents`() throws {
    let name = try FirestoreName.documents(of: "kit").appending("users").appending("a:commit?b#c%d+e ñ\n")
    #expect(name.text == "projects/kit/databases/(default)/documents/users/a:commit?b#c%d+e ñ\n")
    #expect(
      name.path
        == "projects/kit/databases/%28default%29/documents/users/a%3Acommit%3Fb%23c%25d%2Be%20%C3%B1%0A")
  }

  @Test func `that are unreserved stay as they are`() {
    let unreserved = "azAZ09-._~"
    #expect(unreserved.percentEncoded() == unreserved)
  }

  @Test(arguments: ["", ".", "..", "a/b", "__a__", "____", String(repeating: "ñ", count: 751)])
  func `that the service does not take are refused before anything is sent`(name: String) async throws {
    let http = ScriptedHTTPClient(answers: [])
    let store = FirestoreFavorites(project: "kit", http: http, documentID: { _ in name })
    await #expect { _ = try await store.remoteFavorites(of: .local) } throws: { $0.isUnavailable }
    #expect(http.requests == [])
  }

  @Test(arguments: ["__a", "a__", "...", String(repeating: "ñ", count: 750)])
  func `that only look like those are taken`(name: String) throws {
    #expect(try FirestoreName(segments: ["a"]).appending(name).segments == ["a", name])
  }

  @Test(arguments: ["", "a/b", "Kit", "..", "a b", "1a"])
  func `of projects are checked, too`(project: String) {
    #expect(throws: GatewayError.self) { try FirestoreName.documents(of: project) }
  }

  @Test(arguments: [
    (FirestoreFieldPath("title"), "title"), (FirestoreFieldPath("_a9", "B"), "_a9.B"),
    (FirestoreFieldPath("a-b", "c"), "`a-b`.c"), (FirestoreFieldPath("9"), "`9`"), (FirestoreFieldPath("ñ"), "`ñ`"),
    (FirestoreFieldPath("a`b\\c"), "`a\\`b\\\\c`"), (FirestoreFieldPath("a.b"), "`a.b`"),
  ]) func `of fields are quoted where they are no plain words`(path: FirestoreFieldPath, text: String) {
    #expect(path.text == text)
  }
}
