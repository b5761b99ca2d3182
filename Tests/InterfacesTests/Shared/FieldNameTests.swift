import Entities
@testable import Interfaces
import Testing
import UseCases

/// A form field, and sentences about the field in each language.
private struct NamedField: Sendable, CustomTestStringConvertible {
  let spanishLabel: String
  let sentences: @Sendable (TextError, Texts) -> String
  var testDescription: String { spanishLabel }

  static let all =
    fields(DishDraft.self) + fields(RecipeDraft.self) + fields(ManufacturerDraft.self) + fields(BeerDraft.self)
    + fields(ReviewDraft.self)

  private static func fields<Draft: FormDraft>(_ draft: Draft.Type) -> [NamedField] {
    Draft.fields.map { field in
      NamedField(spanishLabel: field.label(Texts(.spanish))) { field.name.sentence($0, in: $1) }
    }
  }
}

@Suite struct `The name of a field` {
  @Test(arguments: NamedField.all)
  fileprivate func `A Spanish sentence about a form field has an article and agrees in gender and number`(
    field: NamedField
  ) throws {
    let sentence = field.sentences(.empty, Texts(.spanish))
    let article = try #require(sentence.split(separator: " ").first)
    let ends = [
      "El": "puede estar vacío.", "La": "puede estar vacía.", "Los": "pueden estar vacíos.",
      "Las": "pueden estar vacías.",
    ]
    let end = try #require(ends[String(article)], "\(sentence)")
    #expect(sentence == "\(article) \(field.spanishLabel) no \(end)")
    let long = field.sentences(.tooLong(9, limit: 8), Texts(.spanish))
    #expect(long.contains(article.hasSuffix("s") ? " tienen 9" : " tiene 9"))
  }

  @Test(arguments: NamedField.all)
  fileprivate func `Every English sentence about a form field has the field as its subject`(field: NamedField) {
    let sentence = field.sentences(.empty, Texts(.english))
    #expect(sentence.first?.isUppercase == true && sentence.hasSuffix(" can't be empty.") && !sentence.hasPrefix("It"))
  }

  @Test func `The message about an invalid dish has a sentence for each invalid field`() {
    let error = SaveError<DishDraft>.invalid(FormError([.kind: .text(.empty), .price: .text(.empty)]))
    BothLanguages.check(
      { $0.problem(error).message }, "La sección no puede estar vacía. El precio no puede estar vacío.",
      "Section can't be empty. Price can't be empty.")
  }

  @Test func `A Spanish field name without an article is treated as masculine`() {
    let name = FieldName("amargor", "bitterness")
    #expect(name.sentence("es alto", "is high", in: Texts(.spanish)) == "Amargor es alto.")
    #expect(name.remark("9", in: Texts(.english)) == "Bitterness: 9.")
  }
}
