import Entities
import Foundation
import Hummingbird

/// The fields of a form that was sent, or of a query; what is not there is empty.
struct Form: Sendable {
  /// No form of these pages is longer, in bytes: that of an order has each note twice.
  static let limit = 1 << 20
  /// No query of these pages is longer, in bytes; a longer one counts as empty.
  static let queryLimit = 4_000
  /// The fields that links of a page take over from its address. Any other would only make the page long.
  private static let linked: Set = ["added", "from", "kind", "q", "sort"]

  private var fields: [String: String]

  /// Of the body; HTTP's 413 where it is too long, 400 where it is no form.
  init(_ request: Request) async throws {
    var request = request
    do { fields = try Self.decode(String(buffer: try await request.collectBody(upTo: Self.limit))) } catch {
      throw (error as? any HTTPResponseError) ?? Hummingbird.HTTPError(.badRequest)
    }
  }

  /// Of a query such as `q=pan&from=50`; one that can't be understood is empty.
  init(query: String?) {
    let query = query ?? ""
    fields = query.utf8.count > Self.queryLimit ? [:] : (try? Self.decode(query)) ?? [:]
  }

  private static func decode(_ text: String) throws -> [String: String] {
    text.isEmpty ? [:] : try URLEncodedFormDecoder().decode([String: String].self, from: text)
  }

  subscript(_ name: String) -> String { fields[name] ?? "" }

  /// The text typed in a field over the one that the page showed, which is in the field `was.…`. `nil` if it was left as it was.
  func typed(_ name: String) -> String? { fields[name].flatMap { $0 == self["was." + name] ? nil : $0 } }

  /// The dishes whose quantity or note was typed over.
  var dishes: [Dish.ID] {
    let names = fields.keys.filter { typed($0) != nil }.compactMap { name in
      ["quantity.", "note."].first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
    }
    return Set(names).sorted().compactMap { try? Dish.ID($0) }
  }

  /// As a link continues with it, this field being that: `?from=50&q=pan`, or nothing.
  func query(_ name: String, _ value: String?) -> String {
    let fields = fields.filter { Self.linked.contains($0.key) }.merging([name: value ?? ""]) { $1 }
    let parts = fields.compactMap { name, value in
      // A plus sign would be read as a blank.
      value.isEmpty ? nil : value.addingPercentEncoding(withAllowedCharacters: Self.plain).map { "\(name)=\($0)" }
    }
    return parts.isEmpty ? "" : "?" + parts.sorted().joined(separator: "&")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  /// Whether the page on which the form was showed this.
  func saw(_ value: some Hashable) -> Bool { self["seen"] == Self.mark(value) }
  /// Stands for a value in a form: SHA-256 in hexadecimal digits.
  static func mark(_ value: some Hashable) -> String {
    String(Photo.ID(ofBytes: Array(String(reflecting: value).utf8)).text.dropFirst("photo-".count))
  }

  /// The secret that the page gave its form: a form that is sent twice has the same.
  var token: String? { Secret.isValid(self["form"]) ? self["form"] : nil }
}

/// A secret: 128 random bits in hexadecimal digits.
enum Secret {
  /// A new secret, from the system's generator.
  static func random() -> String { (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined() }

  /// Whether a text has the form of a secret.
  static func isValid(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
