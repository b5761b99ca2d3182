import Entities
import Foundation
import Hummingbird

/// The fields of a submitted form or of a query. Missing fields are empty.
struct Form: Sendable {
  /// The maximum size of a form in bytes. It is generous, since the order form contains each note twice.
  static let limit = 1 << 20
  /// The maximum size of a query in bytes. A longer query counts as empty.
  static let queryLimit = 4_000
  /// The fields that a page's links copy from the page's address. Copying other fields would only make the page longer.
  private static let linked: Set = ["added", "from", "kind", "q", "sort"]

  private var fields: [String: String]

  /// Reads the body of a request. Throws HTTP status 413 if the body is too long, and 400 if the body isn't a form.
  init(_ request: Request) async throws {
    var request = request
    do { fields = try Self.decode(String(buffer: try await request.collectBody(upTo: Self.limit))) } catch {
      throw (error as? any HTTPResponseError) ?? Hummingbird.HTTPError(.badRequest)
    }
  }

  /// Reads a query such as `q=pan&from=50`. A malformed query is empty.
  init(query: String?) {
    let query = query ?? ""
    fields = query.utf8.count > Self.queryLimit ? [:] : (try? Self.decode(query)) ?? [:]
  }

  private static func decode(_ text: String) throws -> [String: String] {
    text.isEmpty ? [:] : try URLEncodedFormDecoder().decode([String: String].self, from: text)
  }

  subscript(_ name: String) -> String { fields[name] ?? "" }

  /// Returns the text in a field if the user changed it. `nil` if it is unchanged. The text that the page originally showed is in the field
  /// `was.…`.
  func typed(_ name: String) -> String? { fields[name].flatMap { $0 == self["was." + name] ? nil : $0 } }

  /// The dishes whose quantity or note was changed by the user.
  var dishes: [Dish.ID] {
    let names = fields.keys.filter { typed($0) != nil }.compactMap { name in
      ["quantity.", "note."].first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
    }
    return Set(names).sorted().compactMap { try? Dish.ID($0) }
  }

  /// Returns the query of a link with one field changed, such as `?from=50&q=pan`, or an empty string if there are no fields.
  func query(_ name: String, _ value: String?) -> String {
    let fields = fields.filter { Self.linked.contains($0.key) }.merging([name: value ?? ""]) { $1 }
    let parts = fields.compactMap { name, value in
      // A plus sign would be decoded as a space.
      value.isEmpty ? nil : value.addingPercentEncoding(withAllowedCharacters: Self.plain).map { "\(name)=\($0)" }
    }
    return parts.isEmpty ? "" : "?" + parts.sorted().joined(separator: "&")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  /// Returns whether the page with the form showed this value.
  func saw(_ value: some Hashable) -> Bool { self["seen"] == Self.mark(value) }
  /// Returns the digest of a value, which a form contains to detect changes: SHA-256 in hexadecimal digits.
  static func mark(_ value: some Hashable) -> String {
    String(Photo.ID(ofBytes: Array(String(reflecting: value).utf8)).text.dropFirst("photo-".count))
  }

  /// The secret that the page put into its form. Both submissions of a form that is sent twice contain the same secret.
  var token: String? { Secret.isValid(self["form"]) ? self["form"] : nil }
}

/// Creates and validates secrets, which are 128 random bits in hexadecimal digits.
enum Secret {
  /// Returns a new secret from the system's random number generator.
  static func random() -> String { (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined() }

  /// Returns whether a string has the format of a secret.
  static func isValid(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
