import Foundation
@testable import Gateways
import TestGroups
import Testing
import UseCases

@Suite struct `An invalid document is refused as corrupt` {
  /// An invalid value that replaces a value in the document of a used store.
  struct Nonsense: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (inout [String: Any]) -> Void

    init(_ description: String, _ apply: @escaping @Sendable (inout [String: Any]) -> Void) {
      testDescription = description
      self.apply = apply
    }

    init(_ description: String, _ path: [String], _ value: @autoclosure @escaping @Sendable () -> Any?) {
      self.init(description) { document in
        document = replaced(path, in: document, by: value()) as? [String: Any] ?? [:]
      }
    }
  }

  private static let placed = ["users", "ana", "orders", "0"]
  private static let line = placed + ["lines", "0"]

  @Test(
    .group(.heavy),
    arguments: [
      Nonsense("an unknown domain", ["seeded"], ["weather"]),
      Nonsense("empty samples of a domain", ["samples"], ["restaurant": [String: String]()]),
      Nonsense("samples of an unknown domain", ["samples"], ["weather": ["a": "b"]]),
      Nonsense("samples that don't exist", ["samples"], ["restaurant": ["dish-otro": "b"]]),
      Nonsense("a dish with the id of an order", ["dishes", "0", "id"], "order-otro"),
      Nonsense("a dish with an uncleaned name", ["dishes", "0", "name"], " Piña"),
      Nonsense("a dish without a name", ["dishes", "0", "name"], ""),
      Nonsense("a dish with a negative price", ["dishes", "0", "price", "minorUnits"], -1),
      Nonsense("a price with a fraction of a cent", ["dishes", "0", "price", "minorUnits"], 0.5),
      Nonsense("an invalid currency", ["dishes", "0", "price", "currency"], "euro"),
      Nonsense("a duplicate dish") { document in
        guard let dishes = document["dishes"] as? [Any] else { return }
        document["dishes"] = dishes + dishes.prefix(1)
      },
      Nonsense("a user with an invalid id") { document in document["users"] = ["-7": ["orders": [Any]()]] },
      Nonsense("an order with an invalid id", placed + ["id"], "orden uno"),
      Nonsense("a total that differs from the sum", placed + ["total", "minorUnits"], 1),
      Nonsense("a total in another currency", placed + ["total", "currency"], "USD"),
      Nonsense("a wrong count of pieces", placed + ["units"], 1),
      Nonsense("a line with a wrong total", line + ["total", "minorUnits"], 1),
      Nonsense("a line without pieces", line + ["quantity"], 0),
      Nonsense("too many pieces", line + ["quantity"], 101),
      Nonsense("a line with an invalid dish", line + ["dish"], "7"),
      Nonsense("a dish in two lines", placed + ["lines", "1", "dish"], "dish-chuleton"),
      Nonsense("a placed order without lines", placed + ["lines"], [Any]()),
      Nonsense("a placement without a date", placed + ["placedAt"], nil),
      Nonsense("a placement without an address", placed + ["address"], nil),
      Nonsense("a placement without a phone", placed + ["phone"], nil),
      Nonsense("an invalid phone number", placed + ["phone"], "llámame"),
      Nonsense("a blank address", placed + ["address"], " "),
      Nonsense("a date in another format", placed + ["placedAt"], "21/11/2026"),
      Nonsense("an impossible date", placed + ["placedAt"], "2026-02-30T10:15:30.123Z"),
      Nonsense("a date in another time zone", placed + ["placedAt"], "2026-02-20T10:15:30.123+01"),
      Nonsense("a draft in the history") { document in
        for key in ["placedAt", "address", "phone"] {
          document = replaced(placed + [key], in: document, by: nil) as? [String: Any] ?? [:]
        }
      },
      Nonsense("a placed order as the draft") { document in
        document =
          replaced(["users", "ana", "draft"], in: document, by: value(placed, in: document)) as? [String: Any]
          ?? [:]
        document = replaced(["users", "ana", "orders"], in: document, by: [Any]()) as? [String: Any] ?? [:]
      },
      Nonsense("a duplicate order", ["users", "ana", "orders", "1", "id"], "order-1"),
      Nonsense("a draft with the id of a placed order", ["users", "ana", "draft", "id"], "order-2"),
    ])
  func `A JSON document with an invalid value is reported as corrupt`(nonsense: Nonsense) async throws {
    let file = try StoreFile()
    try await UsedStore.fill(file.store())
    var document = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file.url)) as? [String: Any])
    // The document can be read without the invalid value, so the invalid value is the reason for the error.
    try JSONSerialization.data(withJSONObject: document).write(to: file.url)
    let store = file.store()
    _ = try await store.contents()

    nonsense.apply(&document)
    let damaged = try JSONSerialization.data(withJSONObject: document)
    try damaged.write(to: file.url, options: .atomic)
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt }
    await #expect { try await store.reset() } throws: { $0.isCorrupt }
    #expect(try Data(contentsOf: file.url) == damaged)
  }
}

@Suite struct `The location of an error in a document` {
  @Test(arguments: [
    (#"{"format":1,"seeded":[],"users":{}}"#, "no dishes in the document"),
    (#"{"format":1,"dishes":[{"id":7}],"seeded":[],"users":{}}"#, "wrong value at dishes.[0].id"),
    (#"{"format":1,"dishes":[],"seeded":[null],"users":{}}"#, "wrong value at seeded.[0]"),
    (
      #"{"format":1,"dishes":[],"seeded":["weather"],"users":{}}"#,
      "a seeded domain is weather, not restaurant or recipes or beers or places"
    ),
    (#"{"format":1,"#, "it is not whole JSON"), (#"{"format":0}"#, "there is no format 0"),
  ])
  func `The error for an invalid JSON document names the location of the problem`(document: String, why: String) {
    #expect(throws: GatewayError.corrupt(what: "a.json", why: why)) {
      try StoreDocument.decode(Array(document.utf8), from: "a.json")
    }
  }
}

/// Returns the value at a path of keys and indices.
private func value(_ path: [String], in whole: Any) -> Any? {
  path.reduce(whole as Any?) { part, step in
    if let array = part as? [Any] { Int(step).map { array[$0] } } else { (part as? [String: Any])?[step] }
  }
}

/// Returns `whole` with the value at a path of keys and indices replaced or removed.
private func replaced(_ path: [String], in whole: Any, by value: Any?) -> Any? {
  guard let step = path.first else { return value }
  let rest = Array(path.dropFirst())
  if var array = whole as? [Any], let index = Int(step) {
    array[index] = replaced(rest, in: array[index], by: value) ?? NSNull()
    return array
  }
  var fields = whole as? [String: Any] ?? [:]
  fields[step] = replaced(rest, in: fields[step] ?? [String: Any](), by: value)
  return fields
}
