import UseCases

/// A JSON object that commands print with `--json`. Members without a value are left out.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [(name: String, value: (any Encodable)?)]
  /// A document whose members are added to the object.
  private var rest: (any Encodable)?

  init(dictionaryLiteral members: (String, (any Encodable)?)...) { self.members = members }

  /// Creates an object with the members of both objects.
  init(_ document: any Encodable, adding more: JSONObject) {
    members = more.members
    rest = document
  }

  /// Returns a page of a list: its rows, their offset, the limit, and whether more rows follow.
  static func page(_ name: String, _ rows: [some Encodable], _ page: Page, hasMore: Bool) -> JSONObject {
    [name: rows, "offset": page.offset, "limit": page.limit, "hasMore": hasMore]
  }

  func encode(to encoder: any Encoder) throws {
    try rest?.encode(to: encoder)
    var object = encoder.container(keyedBy: Name.self)
    for (name, value) in members {
      if let value { try object.encode(value, forKey: Name(stringValue: name)) }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
