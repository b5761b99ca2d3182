import Entities

/// A favorite as a document of Firestore: `id`, `title`, `image`, `minutes`, `servings`, `addedAt`; what is unknown is left out.
enum FavoriteFields {
  /// Whatever else is in a document is not asked for, and stays when the document is replaced.
  static let mask = [
    FirestoreFieldPath("id"), FirestoreFieldPath("title"), FirestoreFieldPath("image"), FirestoreFieldPath("minutes"),
    FirestoreFieldPath("servings"), FirestoreFieldPath("addedAt"),
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
    return fields
  }

  /// The favorite of a document; `nil`: it is none that the kit understands.
  static func favorite(_ document: FirestoreDocument) -> Favorite? {
    let fields = document.fields
    guard case .string(let id) = fields["id"], id == document.id, case .string(let title) = fields["title"],
      case .timestamp(let time) = fields["addedAt"], let addedAt = FirestoreTimestamp.date(time),
      let image = optional(fields["image"], address), let minutes = optional(fields["minutes"], integer),
      let servings = optional(fields["servings"], integer), let id = try? Recipe.ID(id),
      let recipe = try? Recipe(id: id, title: title, image: image, minutes: minutes, servings: servings)
    else { return nil }
    return Favorite(recipe, addedAt: addedAt)
  }

  /// What may be missing: `.some(nil)`; what is there must be right.
  private static func optional<Answer>(
    _ value: FirestoreValue?, _ read: (FirestoreValue) -> Answer?
  ) -> Answer?? {
    guard let value, value != .null else { return .some(nil) }
    return read(value).map { .some($0) }
  }

  private static func address(_ value: FirestoreValue) -> WebAddress? {
    if case .string(let text) = value { try? WebAddress(text) } else { nil }
  }

  private static func integer(_ value: FirestoreValue) -> Int? {
    if case .integer(let number) = value { Int(exactly: number) } else { nil }
  }
}
