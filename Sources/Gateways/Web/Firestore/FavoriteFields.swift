import Entities
import Gateways

/// A favorite as a document of Firestore: `id`, `title`, `image`, `minutes`, `servings`, `addedAt`, and the whole recipe in `details`;
/// what is unknown is left out. Details that can't be read, or are of another state of the recipe, count as left out.
enum FavoriteFields {
  /// A document holds up to 1 MiB, of which the other fields and its name take some kilobytes. Longer details are left out.
  static let maximumDetails = 900_000

  /// Whatever else is in a document is not asked for, and stays when the document is replaced.
  static let mask = [
    FirestoreFieldPath("id"), FirestoreFieldPath("title"), FirestoreFieldPath("image"), FirestoreFieldPath("minutes"),
    FirestoreFieldPath("servings"), FirestoreFieldPath("addedAt"), FirestoreFieldPath("details"),
  ]

  /// The fields of a favorite.
  static func fields(_ favorite: Favorite) -> [String: FirestoreValue] {
    let recipe = favorite.recipe
    var fields: [String: FirestoreValue] = [
      "id": .string(recipe.id.text), "title": .string(recipe.title),
      "addedAt": .timestamp(Timestamp.text(favorite.addedAt)),
    ]
    fields["image"] = recipe.image.map { .string($0.text) }
    fields["minutes"] = recipe.minutes.map { .integer(Int64($0)) }
    fields["servings"] = recipe.servings.map { .integer(Int64($0)) }
    if let details = RecipeDetailsDocument(keptWith: favorite),
      let text = try? JSONDocument.encode(details, isPretty: false), text.count <= maximumDetails
    {
      fields["details"] = .string(String(decoding: text, as: UTF8.self))
    }
    return fields
  }

  /// The favorite of a document; `nil`: it is none that the kit understands.
  static func favorite(_ document: FirestoreDocument) -> Favorite? { favorite(document.fields, id: document.id) }

  /// The favorite of a document with this id.
  static func favorite(_ fields: [String: FirestoreValue], id document: String) -> Favorite? {
    guard case .string(let id) = fields["id"], id == document, case .string(let title) = fields["title"],
      case .timestamp(let time) = fields["addedAt"], let addedAt = FirestoreTimestamp.date(time),
      let image = optional(fields["image"], address), let minutes = optional(fields["minutes"], integer),
      let servings = optional(fields["servings"], integer), let id = try? Recipe.ID(id),
      let recipe = try? Recipe(id: id, title: title, image: image, minutes: minutes, servings: servings)
    else { return nil }
    // An older kit leaves those that were there as they are, whatever else it writes.
    guard let details = fields["details"].flatMap(details), details.recipe == recipe else {
      return Favorite(recipe, addedAt: addedAt)
    }
    return Favorite(details, addedAt: addedAt)
  }

  /// What may be missing: `.some(nil)`; what is there must be right.
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
