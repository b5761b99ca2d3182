import Entities
import Hummingbird

/// The fields of a form that was sent, or of a query; what is not there is empty.
struct Form: Sendable {
  /// No form of these pages is longer, in bytes.
  static let limit = 64 << 10

  private var fields: [String: String]

  /// Of the body; HTTP's 413 where it is too long, 400 where it is no form.
  init(_ request: Request) async throws {
    var request = request
    let body = try await request.collectBody(upTo: Self.limit)
    do { fields = try Self.decode(String(buffer: body)) } catch { throw Hummingbird.HTTPError(.badRequest) }
  }

  /// Of a query such as `q=pan&from=50`; one that can't be understood is empty.
  init(query: String?) { fields = (try? Self.decode(query ?? "")) ?? [:] }

  private static func decode(_ text: String) throws -> [String: String] {
    text.isEmpty ? [:] : try URLEncodedFormDecoder().decode([String: String].self, from: text)
  }

  subscript(_ name: String) -> String { fields[name] ?? "" }

  /// As a link continues with it, this field being that: `?from=50&q=pan`, or nothing.
  func query(_ name: String, _ value: String?) -> String {
    let fields = fields.merging([name: value ?? ""]) { $1 }.filter { !$0.value.isEmpty }
    guard !fields.isEmpty, let text = try? URLEncodedFormEncoder().encode(fields) else { return "" }
    return "?" + text.split(separator: "&").sorted().joined(separator: "&")
  }

  /// Whether the page on which the form was showed this.
  func saw(_ value: some Hashable) -> Bool { self["seen"] == Self.mark(value) }
  /// Stands for a value in a form: SHA-256 in hexadecimal digits.
  static func mark(_ value: some Hashable) -> String {
    String(Photo.ID(ofBytes: Array(String(reflecting: value).utf8)).text.dropFirst("photo-".count))
  }
}
