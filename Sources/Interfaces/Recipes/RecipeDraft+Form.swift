public import Entities

extension RecipeDraft: EditingDraft, DraftWithoutPhotos {
  public static let fields: [FormField<RecipeDraft>] = [
    FormField(.title, "título", "title", \.title), field(.summary, "resumen", "summary"),
    field(.minutes, "minutos en total", "minutes in all"),
    field(.preparationMinutes, "minutos de preparación", "minutes of preparation"),
    field(.cookingMinutes, "minutos de cocción", "minutes of cooking"), field(.servings, "raciones", "servings"),
    field(.pieces, "piezas", "pieces") { $0.say("por ejemplo, 24 galletas", "for example, 24 cookies") },
    field(.ingredients, "ingredientes", "ingredients") { $0.say("separados por |", "separated by |") },
    field(.steps, "pasos", "steps") {
      $0.say("separados por |; # empieza una parte", "separated by |; # begins a part")
    },
    labels(.diets, "dietas", "diets") { $0.say("separadas por |", "separated by |") },
    labels(.cuisines, "cocinas", "cuisines") { $0.say("separadas por |", "separated by |") },
    labels(.dishTypes, "tipos de plato", "types of dish") { $0.say("separados por |", "separated by |") },
    labels(.keywords, "etiquetas", "keywords") { $0.say("separadas por |", "separated by |") },
    field(.image, "fotografía", "photograph") { $0.say("su dirección web", "its web address") },
    field(.sourceName, "fuente", "source"),
    field(.sourceAddress, "página de la fuente", "source page") { $0.say("su dirección web", "its web address") },
  ]

  private static func field(
    _ field: Field, _ spanish: String, _ english: String, hint: @escaping @Sendable (Texts) -> String? = { _ in nil }
  ) -> FormField<RecipeDraft> {
    FormField(
      field, label: { $0.say(spanish, english) }, hint: hint, text: { draft, _ in draft[field] },
      fill: { $0[field] = $1 })
  }

  /// Labels are shown in the user's language, and accepted in both.
  private static func labels(
    _ field: Field, _ spanish: String, _ english: String, hint: @escaping @Sendable (Texts) -> String?
  ) -> FormField<RecipeDraft> {
    FormField(
      field, label: { $0.say(spanish, english) }, hint: hint,
      text: { draft, texts in joined(draft.labels(field).map { texts.label(RecipeLabel($0)) }) },
      fill: { $0[field] = $1 })
  }

  public init() { self.init(title: "") }

  public static func words(_ problem: Problem, in texts: Texts) -> String {
    switch problem {
    case .text(let error): texts.words(error)
    case .number(let text, let range):
      texts.say(
        "«\(text)» no es un número entero del \(range.lowerBound) al \(range.upperBound)",
        "“\(text)” is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    case .partWithoutSteps(let name): texts.say("la parte «\(name)» no tiene pasos", "the part “\(name)” has no steps")
    case .address(let text):
      texts.say("«\(text)» no es una dirección web", "“\(text)” is not a web address")
    case .tooLongForAnID: texts.say("es demasiado largo", "it is too long")
    }
  }
}
