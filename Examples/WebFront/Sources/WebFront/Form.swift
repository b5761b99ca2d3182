import Hummingbird

/// The fields of a form that was sent, or of a query; what is not there is empty.
struct Form: Sendable {
  /// No form of these pages is longer, in bytes.
  static let limit = 64 << 10

  private let fields: [String: String]

  /// Of the body; ``Hummingbird/HTTPError`` 413 where it is too long, 400 where it is no form.
  init(_ request: Request) async throws {
    var request = request
    let body = try await request.collectBody(upTo: Self.limit)
    do { fields = try Self.decode(String(buffer: body)) } catch { throw Hummingbird.HTTPError(.badRequest) }
  }

  /// Of a query such as `q=pan&from=50`; one that can't be understood is empty.
  init(query: String?) { fields = (try? Self.decode(query ?? "")) ?? [:] }

  private init(_ fields: [String: String]) { self.fields = fields }

  private static func decode(_ text: String) throws -> [String: String] {
    text.isEmpty ? [:] : try URLEncodedFormDecoder().decode([String: String].self, from: text)
  }

  subscript(_ name: String) -> String { fields[name] ?? "" }

  /// The same fields, but for this one.
  func with(_ name: String, _ value: String?) -> Form { Form(fields.merging([name: value ?? ""]) { $1 }) }

  /// As a link continues with it: `?from=50&q=pan`, or nothing.
  var query: String {
    let pairs = fields.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    return pairs.isEmpty ? "" : "?" + pairs.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
  }

  /// As it can stand in a path or a query.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
