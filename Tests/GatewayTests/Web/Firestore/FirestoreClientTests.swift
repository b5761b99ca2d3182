import Entities
import Foundation
import GatewayTesting
import Testing
import UseCases
import WebGatewayTesting
import WebGateways

@Suite struct `Requests to Firestore` {
  private static func document(_ id: String, _ fields: String) -> String {
    #"{"name":"projects/kit/databases/(default)/documents/users/local/favorites/\#(id)","fields":{\#(fields)},"#
      + #""createTime":"2027-01-15T08:00:00Z","updateTime":"2027-01-15T08:00:01.123456Z"}"#
  }
  private static let pan = document(
    "local-pan",
    #""id":{"stringValue":"local-pan"},"title":{"stringValue":"Pan"},"addedAt":{"timestampValue":"2027-01-15T08:00:00.5Z"}"#
  )

  @Test func `Listing favorites requests every page from Firestore`() async throws {
    let cake = Self.document(
      "local-tarta",
      #""id":{"stringValue":"local-tarta"},"title":{"stringValue":"Tarta"},"image":{"stringValue":"https://a.es/t.jpg"},"#
        + #""minutes":{"integerValue":"45"},"servings":{"integerValue":8},"addedAt":{"timestampValue":"2027-01-15T08:00:00Z"}"#
    )
    let service = ScriptedFirestore(
      .json(#"{"documents":[\#(Self.pan)],"nextPageToken":"a+b/c=="}"#), .json(#"{"nextPageToken":"2"}"#),
      .json(#"{"documents":[\#(cake)],"nextPageToken":""}"#))
    let there = try await service.list()
    let tarta = Favorite(
      try Recipe(
        id: Recipe.ID("local-tarta"), title: "Tarta", image: WebAddress("https://a.es/t.jpg"), minutes: 45, servings: 8),
      addedAt: Date(timeIntervalSince1970: 1_800_000_000))
    let version = "2027-01-15T08:00:01.123456Z"
    #expect(
      try there.favorites == [
        Recipe.ID("local-pan"): RemoteFavorite(try ScriptedFirestore.pan(), version: version),
        tarta.id: RemoteFavorite(tarta, version: version),
      ])
    #expect(there.unreadable == [])

    let path =
      "https://\(ScriptedFirestore.place)/v1/projects/kit/databases/%28default%29/documents/users/local/favorites"
    let fields = ["id", "title", "image", "minutes", "servings", "addedAt", "details"]
    let query = fields.map { "mask.fieldPaths=\($0)" }.joined(separator: "&") + "&pageSize=300"
    #expect(
      service.http.requests.map(\.address.text)
        == ["\(path)?\(query)", "\(path)?\(query)&pageToken=a%2Bb%2Fc%3D%3D", "\(path)?\(query)&pageToken=2"])
    #expect(service.http.requests.map(\.method) == [.get, .get, .get])
    #expect(service.authorizations == Array(repeating: "Bearer secret", count: 3))
  }

  @Test func `Listing an empty collection of favorites in Firestore returns an empty list`() async throws {
    #expect(try await ScriptedFirestore(.json("{}")).list() == RemoteFavorites())
  }

  @Test(arguments: [1, 2])
  func `Listing favorites from Firestore stops when a page token repeats`(tokens: Int) async throws {
    let pages = (0..<5).map { Result<_, HTTPError>.success(HTTPResponse.json(#"{"nextPageToken":"\#($0 % tokens)"}"#)) }
    let service = ScriptedFirestore(pages)
    await #expect(throws: GatewayError.serviceFailed(what: ScriptedFirestore.place, why: .endless)) {
      _ = try await service.list()
    }
    #expect(service.http.requests.count == tokens + 1)
  }

  @Test func `Listing favorites from Firestore stops after a thousand pages`() async throws {
    let pages = (0..<1500).map { Result<_, HTTPError>.success(HTTPResponse.json(#"{"nextPageToken":"\#($0)"}"#)) }
    let service = ScriptedFirestore(pages)
    await #expect(throws: GatewayError.self) { _ = try await service.list() }
    #expect(service.http.requests.count == 1000)
  }

  @Test(arguments: [
    #""id":{"stringValue":"local-other"},"title":{"stringValue":"Pan"},"addedAt":{"timestampValue":"2027-01-15T08:00:00Z"}"#,
    #""id":{"stringValue":"local-odd"},"addedAt":{"timestampValue":"2027-01-15T08:00:00Z"}"#,
    #""id":{"stringValue":"local-odd"},"title":{"stringValue":""},"addedAt":{"timestampValue":"2027-01-15T08:00:00Z"}"#,
    #""id":{"stringValue":"local-odd"},"title":{"stringValue":"Pan"},"addedAt":{"stringValue":"2027-01-15T08:00:00Z"}"#,
    #""id":{"stringValue":"local-odd"},"title":{"stringValue":"Pan"},"addedAt":{"timestampValue":"yesterday"}"#,
    #""id":{"stringValue":"local-odd"},"title":{"stringValue":"Pan"},"minutes":{"integerValue":"0"},"addedAt":{"timestampValue":"2027-01-15T08:00:00Z"}"#,
    #""id":{"stringValue":"local-odd"},"title":{"stringValue":"Pan"},"servings":{"doubleValue":2},"addedAt":{"timestampValue":"2027-01-15T08:00:00Z"}"#,
    #""id":{"stringValue":"local-odd"},"title":{"stringValue":"Pan"},"image":{"stringValue":"ftp://a"},"addedAt":{"timestampValue":"2027-01-15T08:00:00Z"}"#,
    "",
  ]) func `Firestore documents other than favorites are reported and hide no favorites`(fields: String) async throws {
    let list = HTTPResponse.json(#"{"documents":[\#(Self.document("local-odd", fields)),\#(Self.pan)]}"#)
    let there = try await ScriptedFirestore(list).list()
    #expect(there.unreadable == ["local-odd"])
    #expect(there.favorites.values.map(\.favorite) == [try ScriptedFirestore.pan()])
    // A document that isn't a favorite doesn't hide the favorites in a list.
    let store = ScriptedFirestore(list, list).store
    #expect(try await store.favorites(of: .local, matching: SearchText(), page: .first).items.count == 1)
    #expect(try await store.favoriteCount(of: .local) == 1)
  }

  @Test func `Several favorites are fetched from Firestore in one request, without any missing ones`() async throws {
    let service = ScriptedFirestore(
      .json(#"[{"transaction":""},{"missing":"projects/kit/x","readTime":"t"},{"found":\#(Self.pan),"readTime":"t"}]"#))
    let ids = try Set(["local-pan", "local-nada"].map { try Recipe.ID($0) })
    let pan = try ScriptedFirestore.pan()
    #expect(try await service.store.favorites(ids, of: .local) == [pan.id: pan])
    #expect(service.http.requests.count == 1)
    #expect(service.http.requests[0].address.text.hasSuffix("/documents:batchGet"))
  }

  @Test func `Fetching an empty list of favorites sends no request to Firestore`() async throws {
    let service = ScriptedFirestore()
    #expect(try await service.store.favorites([], of: .local) == [:])
    try await service.store.commit([], of: .local)
    #expect(service.http.requests == [])
  }

  @Test func `An error in the middle of a streamed Firestore response is reported`() async throws {
    let refusal = #"{"error":{"code":403,"message":"no","status":"PERMISSION_DENIED"}}"#
    let service = ScriptedFirestore(.json(#"[{"found":\#(Self.pan)},\#(refusal)]"#))
    await #expect(throws: GatewayError.forbidden(what: ScriptedFirestore.place)) {
      _ = try await service.store.favorites([ScriptedFirestore.pan().id], of: .local)
    }
  }

  @Test func `Changes to favorites are sent to Firestore with their preconditions`() async throws {
    let service = ScriptedFirestore(
      .json(#"{"writeResults":[{"updateTime":"t"},{"updateTime":"t"},{}],"commitTime":"t"}"#))
    let pan = try ScriptedFirestore.pan()
    try await service.store.commit(
      [.create(pan), .replace(pan, version: "2027-01-15T08:00:01.123456Z"), .delete(pan.id, version: "v")], of: .local)
    let request = try #require(service.http.requests.first)
    #expect(request.method == .post)
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(
      request.address.text
        == "https://\(ScriptedFirestore.place)/v1/projects/kit/databases/%28default%29/documents:commit")
    let name = "projects/kit/databases/(default)/documents/users/local/favorites/local-pan"
    let update =
      #""update":{"fields":{"addedAt":{"timestampValue":"2027-01-15T08:00:00.500Z"},"id":{"stringValue":"local-pan"},"#
      + #""title":{"stringValue":"Pan"}},"name":"\#(name)"}"#
    let mask = #""updateMask":{"fieldPaths":["id","title","image","minutes","servings","addedAt","details"]}"#
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"writes":[{"currentDocument":{"exists":false},\#(update)},"#
        + #"{"currentDocument":{"updateTime":"2027-01-15T08:00:01.123456Z"},\#(update),\#(mask)},"#
        + #"{"currentDocument":{"updateTime":"v"},"delete":"\#(name)"}]}"# + "\n")
  }

  @Test func `Adding a favorite that another client has just added returns the existing favorite`() async throws {
    let service = ScriptedFirestore(.refusal(409, "ALREADY_EXISTS"), .json(#"[{"found":\#(Self.pan)}]"#))
    let mine = Favorite(try ScriptedFirestore.pan().recipe, addedAt: .distantFuture)
    #expect(try await service.store.addFavorite(mine, of: .local) == (try ScriptedFirestore.pan()))
  }

  @Test func `Adding a favorite is retried if the conflicting favorite was deleted`() async throws {
    let service = ScriptedFirestore(
      .refusal(409, "ALREADY_EXISTS"), .json(#"[{"missing":"x"}]"#), .json(#"{"writeResults":[{"updateTime":"t"}]}"#))
    let pan = try ScriptedFirestore.pan()
    #expect(try await service.store.addFavorite(pan, of: .local) == pan)
  }

  @Test func `Adding a favorite never overwrites an unreadable document in Firestore`() async throws {
    let odd = Self.document("local-pan", #""title":{"booleanValue":true}"#)
    let service = ScriptedFirestore(.refusal(409, "ALREADY_EXISTS"), .json(#"[{"found":\#(odd)}]"#))
    await #expect { _ = try await service.store.addFavorite(ScriptedFirestore.pan(), of: .local) } throws: {
      $0.isCorrupt
    }
    #expect(service.http.requests.count == 2)
  }
}

@Suite struct `The location of a Firestore database` {
  @Test func `The Firestore endpoint is Google's service if no emulator is named`() throws {
    #expect(try FirestoreEndpoint(emulatorHost: nil) == .google)
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:1", "[::1]:8080", "firestore:65535"])
  func `The endpoint of a Firestore emulator consists of the emulator's host and port`(host: String) throws {
    let endpoint = try FirestoreEndpoint(emulatorHost: host)
    #expect(endpoint.place == host)
    #expect(endpoint.isEmulator)
  }

  @Test(arguments: [
    "", "localhost", "localhost:", ":8080", "localhost:0", "localhost:65536", "http://localhost:8080", "a b:8080",
    "user@localhost:8080", "localhost:8080/v1", "localhost:+80",
  ]) func `The endpoint of a Firestore emulator must consist of only a host and a port`(host: String) {
    #expect(throws: GatewayError.self) { try FirestoreEndpoint(emulatorHost: host) }
  }

  @Test func `An emulator is accessed over plain HTTP, with owner rights unless a token is given`() async throws {
    let endpoint = try FirestoreEndpoint(emulatorHost: "127.0.0.1:8080")
    for (tokens, header) in [(nil, "Bearer owner"), (FixedToken("other"), "Bearer other")] {
      let http = ScriptedHTTPClient(answers: .success(.json("{}")))
      _ = try await FirestoreFavorites(project: "kit", http: http, tokens: tokens, endpoint: endpoint)
        .remoteFavorites(of: .local)
      #expect(http.requests[0].address.text.hasPrefix("http://127.0.0.1:8080/v1/projects/kit/"))
      #expect(http.requests.map { $0.headers["Authorization"] } == [header])
    }
  }

  @Test func `A request to Google's Firestore service is sent without a token if none is available`() async throws {
    let http = ScriptedHTTPClient(answers: .success(.json("{}")))
    _ = try await FirestoreFavorites(project: "kit", http: http).remoteFavorites(of: .local)
    #expect(http.requests[0].address.text.hasPrefix("https://firestore.googleapis.com/v1/projects/kit/"))
    #expect(http.requests.map { $0.headers["Authorization"] } == [nil])
  }
}
