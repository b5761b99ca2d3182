import Entities
import Gateways
import UseCases

/// A record that only seeds and those who run the store change: many of them stand in a block.
protocol BlockRecord: ListedRecord {
  associatedtype Document: Codable

  /// As users know it.
  var title: String { get }
  /// Sorts like its position, byte by byte.
  var positionKey: String { get }
  /// What sections it stands in; `nil`: there are no sections.
  var section: String? { get }
  /// The id that its name would give it, where it may have another one; `nil`: names make no difference.
  var namedKey: String? { get }
  var document: Document { get }

  init(_ document: Document) throws
}

/// Stands between the parts of a key, lower than anything in them.
let keySeparator = "\u{1}"

extension Dish: BlockRecord {
  var title: String { name }
  var positionKey: String {
    let position = position
    return [position.kind.text, position.kindName, position.name.text, id.text].joined(separator: keySeparator)
  }
  var section: String? { kind.name }
  var namedKey: String? { namedID == id ? nil : namedID.text }
  var document: DishDocument { DishDocument(self) }

  init(_ document: DishDocument) throws { self = try document.dish() }
}

extension RecipeDetails: BlockRecord {
  var title: String { recipe.title }
  var positionKey: String { position.title.text + keySeparator + id.text }
  var section: String? { nil }
  var namedKey: String? { nil }
  var document: RecipeDetailsDocument { RecipeDetailsDocument(self) }

  init(_ document: RecipeDetailsDocument) throws { self = try document.details() }
}
