import Foundation
@testable import Gateways
import Testing
@testable import WebGateways

@Suite struct `Values of Firestore` {
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

  @Test(arguments: both) func `are written as the service wants them`(value: FirestoreValue, json: String) throws {
    #expect(try Self.text(value) == json)
  }

  @Test(arguments: both) func `are read as they were written`(value: FirestoreValue, json: String) throws {
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
  ]) func `are read in every form that the service has for them`(json: String, value: FirestoreValue) throws {
    #expect(try Self.value(json) == value)
  }

  @Test func `that are not a number are read and written, too`() throws {
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
  ]) func `that can't be understood are unknown, and leave the others readable`(json: String) throws {
    let fields = try JSONDecoder().decode(
      [String: FirestoreValue].self, from: Data(#"{"a":\#(json),"b":{"booleanValue":true}}"#.utf8))
    #expect(fields == ["a": .unknown, "b": .boolean(true)])
  }

  @Test func `of no known kind are not written`() {
    #expect(throws: EncodingError.self) { _ = try JSONEncoder().encode(FirestoreValue.unknown) }
  }

  @Test func `that are nested without end are refused, or unknown`() throws {
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
