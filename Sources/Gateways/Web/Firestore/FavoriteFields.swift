import Entities
import Gateways

/// The Firestore document of a favorite: `id`, `title`, `image`, `minutes`, `servings`, `addedAt`, and the whole recipe in `details`.
/// Unknown values are left out. Details are ignored if they are unreadable, or if they contradict the other fields.
enum FavoriteFields {
  /// The maximum size of `details`, in bytes. A document holds up to 1 MiB, including its name and some kilobytes of other fields. Longer
  /// details are left out.
  static let maximumDetails = 900_000

  /// The fields that are read and written. Replacing a document keeps its other fields.
  static let mask = [
    FirestoreFieldPath("id"), FirestoreFieldPath("title"), FirestoreFieldPath("image"), FirestoreFieldPath("minutes"),
    FirestoreFieldPath("servings"), FirestoreFieldPath("addedAt"), FirestoreFieldPath("details"),
  ]

  /// Returns the fields of a favorite.
  static func fields(_ favorite: Favorite) -> [String: FirestoreValue] {
    let recipe = favorite.recipe
    var fields: [String: FirestoreValue] = [
      "id": .string(recipe.id.text), "title": .string(recipe.title),
      "addedAt": .timestamp(Timestamp.text(favorite.addedAt)),
    ]
    fields["image"] = recipe.image.map { .string($0.text) }
    fields["minutes"] = recipe.minutes.map { .integer(Int64($0)) }
    fields["servings"] = recipe.servings.map { .integer(Int64($0)) }
    if let details = RecipeDetailsDocument(storedWith: favorite),
      let text = try? JSONDocument.encode(details, isPretty: false), text.count <= maximumDetails
    {
      fields["details"] = .string(String(decoding: text, as: UTF8.self))
    }
    return fields
  }

  /// Returns the favorite in a document. `nil` if the document is not a readable favorite.
  static func favorite(_ document: FirestoreDocument) -> Favorite? { favorite(document.fields, id: document.id) }

  /// Returns the favorite in the fields of a document. `nil` if the fields don't form a readable favorite.
  static func favorite(_ fields: [String: FirestoreValue], id document: String) -> Favorite? {
    guard case .string(let id) = fields["id"], id == document, case .string(let title) = fields["title"],
      case .timestamp(let time) = fields["addedAt"], let addedAt = FirestoreTimestamp.date(time),
      let image = optional(fields["image"], address), let minutes = optional(fields["minutes"], integer),
      let servings = optional(fields["servings"], integer), let id = try? Recipe.ID(id),
      let recipe = try? Recipe(id: id, title: title, image: image, minutes: minutes, servings: servings)
    else { return nil }
    // An older version of the kit can change the other fields without updating the details.
    guard let details = fields["details"].flatMap(details), details.recipe == recipe else {
      return Favorite(recipe, addedAt: addedAt)
    }
    return Favorite(details, addedAt: addedAt)
  }

  /// Reads a value that can be missing. A missing value is `.some(nil)`, and an invalid one is `nil`.
  private static func optional<Answer>(
    _ value: FirestoreValue?, _ read: (FirestoreValue) -> Answer?
  ) -> Answer?? {
    guard let value, value != .null else { return .some(nil) }
    return read(value).map { .some($0) }
  }

  private static func details(_ value: FirestoreValue) -> RecipeDetails? {
    guard case .string(let text) = value else { return nil }
    return try? JSONDocument.decode(RecipeDetailsDocument.self, Array(text.utf8), from: "details").details()
  }

  private static func address(_ value: FirestoreValue) -> WebAddress? {
    if case .string(let text) = value { try? WebAddress(text) } else { nil }
  }

  private static func integer(_ value: FirestoreValue) -> Int? {
    if case .integer(let number) = value { Int(exactly: number) } else { nil }
  }
}
