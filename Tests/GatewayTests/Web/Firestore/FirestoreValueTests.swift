import Entities
import Foundation
import GatewayTesting
import Testing
import UseCases
import WebGatewayTesting

@testable import Gateways
@testable import WebGateways

@Suite struct `Firestore values` {
  private static let both: [(FirestoreValue, String)] = [
    (.null, #"{"nullValue":null}"#),
    (.boolean(true), #"{"booleanValue":true}"#),
    (.boolean(false), #"{"booleanValue":false}"#),
    (.integer(42), #"{"integerValue":"42"}"#),
    (.integer(.max), #"{"integerValue":"9223372036854775807"}"#),
    (.integer(.min), #"{"integerValue":"-9223372036854775808"}"#),
    (.double(1.5), #"{"doubleValue":1.5}"#),
    (.double(3), #"{"doubleValue":3}"#),
    (.double(.infinity), #"{"doubleValue":"Infinity"}"#),
    (.double(-.infinity), #"{"doubleValue":"-Infinity"}"#),
    (.timestamp("2024-01-02T03:04:05.123456Z"), #"{"timestampValue":"2024-01-02T03:04:05.123456Z"}"#),
    (.string("Piña «1/2» \u{1F34D}"), #"{"stringValue":"Piña «1/2» \#u{1F34D}"}"#),
    (.string(""), #"{"stringValue":""}"#),
    (.bytes([0, 255, 254]), #"{"bytesValue":"AP/+"}"#),
    (
      .reference("projects/p/databases/(default)/documents/c/d"),
      #"{"referenceValue":"projects/p/databases/(default)/documents/c/d"}"#
    ),
    (.geoPoint(latitude: 1.5, longitude: -2), #"{"geoPointValue":{"latitude":1.5,"longitude":-2}}"#),
    (
      .array([.integer(1), .map(["a": .null])]),
      #"{"arrayValue":{"values":[{"integerValue":"1"},{"mapValue":{"fields":{"a":{"nullValue":null}}}}]}}"#
    ),
    (.map(["a": .array([])]), #"{"mapValue":{"fields":{"a":{"arrayValue":{"values":[]}}}}}"#),
  ]

  @Test(arguments: both) func `Firestore values are written in the service's format`(
    value: FirestoreValue, json: String
  ) throws {
    #expect(try Self.text(value) == json)
  }

  @Test(arguments: both) func `Firestore values are read back as they were written`(value: FirestoreValue, json: String)
    throws
  {
    #expect(try Self.value(json) == value)
  }

  @Test(arguments: [
    (#"{"integerValue":42}"#, FirestoreValue.integer(42)),
    (#"{"doubleValue":3.0}"#, .double(3)),
    (#"{"nullValue":"NULL_VALUE"}"#, .null),
    (#"{"geoPointValue":{}}"#, .geoPoint(latitude: 0, longitude: 0)),
    (#"{"geoPointValue":{"longitude":7}}"#, .geoPoint(latitude: 0, longitude: 7)),
    (#"{"mapValue":{}}"#, .map([:])),
    (#"{"arrayValue":{}}"#, .array([])),
    (#"{"bytesValue":"AP_-"}"#, .bytes([0, 255, 254])),
    (#"{"bytesValue":"AA"}"#, .bytes([0])),
    (#"{"bytesValue":""}"#, .bytes([])),
  ]) func `Firestore values are read in every format that the service uses`(json: String, value: FirestoreValue) throws
  {
    #expect(try Self.value(json) == value)
  }

  @Test func `A Firestore double that isn't a number is read and written`() throws {
    guard case .double(let number) = try Self.value(#"{"doubleValue":"NaN"}"#) else {
      Issue.record("not a double")
      return
    }
    #expect(number.isNaN)
    #expect(try Self.text(.double(.nan)) == #"{"doubleValue":"NaN"}"#)
  }

  @Test(arguments: [
    "{}", "null", "3", "[]", #""text""#, #"{"pipelineValue":{"stages":[]}}"#, #"{"integerValue":1.5}"#,
    #"{"integerValue":"9223372036854775808"}"#, #"{"integerValue":"x"}"#, #"{"booleanValue":"true"}"#,
    #"{"doubleValue":"1.5"}"#, #"{"stringValue":3}"#, #"{"bytesValue":"*"}"#, #"{"geoPointValue":"here"}"#,
    #"{"stringValue":"a","integerValue":"1"}"#, #"{"arrayValue":[]}"#,
  ]) func `An unreadable Firestore value is read as unknown without affecting other values`(json: String) throws {
    let fields = try JSONDecoder().decode(
      [String: FirestoreValue].self, from: Data(#"{"a":\#(json),"b":{"booleanValue":true}}"#.utf8))
    #expect(fields == ["a": .unknown, "b": .boolean(true)])
  }

  @Test func `An unknown Firestore value can't be written`() {
    #expect(throws: EncodingError.self) { _ = try JSONEncoder().encode(FirestoreValue.unknown) }
  }

  @Test func `Firestore values that are nested too deeply are refused`() throws {
    let depth = 100_000
    let deep = String(repeating: #"{"arrayValue":{"values":["#, count: depth)
    #expect(throws: DecodingError.self) { _ = try Self.value(deep) }
  }

  private static func value(_ json: String) throws -> FirestoreValue {
    try JSONDecoder().decode(FirestoreValue.self, from: Data(json.utf8))
  }

  private static func text(_ value: FirestoreValue) throws -> String {
    String(decoding: try JSONDocument.encode(value, isPretty: false).dropLast(), as: UTF8.self)
  }
}

@Suite struct `Firestore names` {
  @Test func `Firestore names are escaped in addresses but not in documents`() throws {
    let name = try FirestoreName.documents(of: "kit").appending("users").appending("a:commit?b#c%d+e ñ\n")
    #expect(name.text == "projects/kit/databases/(default)/documents/users/a:commit?b#c%d+e ñ\n")
    #expect(name.path == "projects/kit/databases/%28default%29/documents/users/a%3Acommit%3Fb%23c%25d%2Be%20%C3%B1%0A")
  }

  @Test func `Unreserved characters of Firestore names are not escaped`() {
    let unreserved = "azAZ09-._~"
    #expect(unreserved.percentEncoded() == unreserved)
  }

  @Test(arguments: ["", ".", "..", "a/b", "__a__", "____", String(repeating: "ñ", count: 751)])
  func `An invalid Firestore name is refused before a request is sent`(name: String) async throws {
    let http = ScriptedHTTPClient(answers: [])
    let store = FirestoreFavorites(project: "kit", http: http, documentID: { _ in name })
    await #expect { _ = try await store.remoteFavorites(of: .local) } throws: { $0.isUnavailable }
    #expect(http.requests == [])
  }

  @Test(arguments: ["__a", "a__", "...", String(repeating: "ñ", count: 750)])
  func `A Firestore name that only resembles an invalid name is accepted`(name: String) throws {
    #expect(try FirestoreName(segments: ["a"]).appending(name).segments == ["a", name])
  }

  @Test(arguments: ["", "a/b", "Kit", "..", "a b", "1a"])
  func `An invalid Firestore project id is refused`(project: String) {
    #expect(throws: GatewayError.self) { try FirestoreName.documents(of: project) }
  }

  @Test(arguments: [
    (FirestoreFieldPath("title"), "title"), (FirestoreFieldPath("_a9", "B"), "_a9.B"),
    (FirestoreFieldPath("a-b", "c"), "`a-b`.c"), (FirestoreFieldPath("9"), "`9`"), (FirestoreFieldPath("ñ"), "`ñ`"),
    (FirestoreFieldPath("a`b\\c"), "`a\\`b\\\\c`"), (FirestoreFieldPath("a.b"), "`a.b`"),
  ]) func `Firestore field names are quoted unless they are plain words`(path: FirestoreFieldPath, text: String) {
    #expect(path.text == text)
  }
}

@Suite struct `Firestore timestamps` {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2024-01-02T03:04:05Z", 1_704_164_645),
    ("2024-01-02T03:04:05.123Z", 1_704_164_645.123), ("2024-01-02T03:04:05.123456Z", 1_704_164_645.123456),
    ("2024-01-02T03:04:05.123456789Z", 1_704_164_645.123456789), ("2024-01-02T03:04:05.5Z", 1_704_164_645.5),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799.999),
    ("1969-12-31T23:59:59.250Z", -0.75),
  ]) func `Firestore timestamps are read with any number of digits`(text: String, seconds: Double) throws {
    let date = try #require(FirestoreTimestamp.date(text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_05)
  }

  @Test(arguments: [
    "", "Z", "2024-01-02", "2024-01-02T03:04:05", "2024-01-02T03:04:05.Z", "2024-01-02T03:04:05.1234567890Z",
    "2024-02-30T03:04:05Z", "2024-01-02T25:04:05Z", "2024-01-02T03:04:05.12aZ", "2024-01-02T03:04:05+01:00",
    "2024-01-02 03:04:05Z", "2024-01-02T03:04:05,123Z", "ñ024-01-02T03:04:05.123Z",
  ]) func `A malformed Firestore timestamp is refused`(text: String) {
    #expect(FirestoreTimestamp.date(text) == nil)
  }
}
