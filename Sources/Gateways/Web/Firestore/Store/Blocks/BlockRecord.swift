import Entities
import Gateways
import UseCases

/// A record that only imports and managers change, so that many records share a block.
protocol BlockRecord: ListedRecord {
  associatedtype Document: Codable

  /// The title that users see.
  var title: String { get }
  /// A string whose UTF-8 bytes sort in the order of the records' positions.
  var positionKey: String { get }
  /// The section of the record. `nil` if the domain has no sections.
  var section: String? { get }
  /// The id that is derived from the record's name, if the record can have a different id. `nil` if ids don't depend on names.
  var namedKey: String? { get }
  var document: Document { get }

  init(_ document: Document) throws
}

/// Separates the parts of a key. It sorts before every character in the parts.
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
