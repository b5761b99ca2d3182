import UseCases

/// A JSON object as commands answer with `--json`: its members are named where it is made, once. What has no value is left out.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [(name: String, value: (any Encodable)?)]
  /// What has more members of the same object.
  private var rest: (any Encodable)?

  init(dictionaryLiteral members: (String, (any Encodable)?)...) { self.members = members }

  /// The members of a document, and more.
  init(_ document: any Encodable, adding more: JSONObject) {
    members = more.members
    rest = document
  }

  /// A page of a list: its rows, and where they are in the list.
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
