public import Entities

extension RecipeDraft: FormDraft {
  public static let fields: [FormField<RecipeDraft>] = [
    FormField(.title, "el título", "title", \.title), field(.summary, "el resumen", "summary"),
    field(.minutes, "los minutos en total", "total minutes"),
    field(.preparationMinutes, "los minutos de preparación", "minutes of preparation"),
    field(.cookingMinutes, "los minutos de cocción", "minutes of cooking"),
    field(.servings, "las raciones", "servings"),
    field(.pieces, "las piezas", "pieces") { $0.say("por ejemplo, 24 galletas", "for example, 24 cookies") },
    field(.ingredients, "los ingredientes", "ingredients") { $0.say("separados por |", "separated by |") },
    field(.steps, "los pasos", "steps") {
      $0.say("separados por |; # inicia una parte", "separated by |; # starts a part")
    },
    labels(.diets, "las dietas", "diets") { $0.say("separadas por |", "separated by |") },
    labels(.cuisines, "las cocinas", "cuisines") { $0.say("separadas por |", "separated by |") },
    labels(.dishTypes, "los tipos de plato", "types of dish") { $0.say("separados por |", "separated by |") },
    labels(.keywords, "las etiquetas", "keywords") { $0.say("separadas por |", "separated by |") },
    field(.image, "la fotografía", "photograph") { $0.say("su dirección web", "its web address") },
    field(.sourceName, "la fuente", "source"),
    field(.sourceAddress, "la página de la fuente", "source page") { $0.say("su dirección web", "its web address") },
  ]

  private static func field(
    _ field: Field, _ spanish: String, _ english: String, hint: @escaping @Sendable (Texts) -> String? = { _ in nil }
  ) -> FormField<RecipeDraft> {
    FormField(
      field, FieldName(spanish, english), hint: hint, text: { draft, _ in draft[field] },
      fill: { $0[field] = $1 })
  }

  /// Returns a form field for recipe labels. The labels are shown in the user's language and accepted in Spanish and English.
  private static func labels(
    _ field: Field, _ spanish: String, _ english: String, hint: @escaping @Sendable (Texts) -> String?
  ) -> FormField<RecipeDraft> {
    FormField(
      field, FieldName(spanish, english), hint: hint,
      text: { draft, texts in joined(draft.labels(field).map { texts.label(RecipeLabel($0)) }) },
      fill: { $0[field] = $1 })
  }

  public init() { self.init(title: "") }

  public static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String {
    switch problem {
    case .text(let error): name.sentence(error, in: texts)
    case .number(let text, let range):
      name.remark(
        texts.say(
          "«\(text)» no es un número entero del \(texts.number(range.lowerBound)) al \(texts.number(range.upperBound))",
          "“\(text)” is not a whole number from \(texts.number(range.lowerBound)) to \(texts.number(range.upperBound))"),
        in: texts)
    case .partWithoutSteps(let part):
      name.remark(texts.say("la parte «\(part)» no tiene pasos", "the part “\(part)” has no steps"), in: texts)
    case .address(let text):
      name.remark(texts.say("«\(text)» no es una dirección web", "“\(text)” is not a web address"), in: texts)
    case .tooLongForAnID: name.tooLongSentence(in: texts)
    }
  }
}
