public import Entities

extension ManufacturerDraft: PhotoDraft {
  public static let fields: [FormField<ManufacturerDraft>] = [
    FormField(.name, "el nombre", "name", \.name), FormField(.address, "la dirección", "address", \.address),
    FormField(
      .origin, FieldName("el origen", "origin"), hint: { $0.say("nacional o importado", "national or imported") },
      text: { draft, texts in draft.origin.map(texts.word) ?? "" }, fill: { $0.origin = .init(typed: $1) }),
  ]

  public init() { self.init(name: "") }

  /// An album that contains only the logo. Setting an album makes its last picture the logo.
  public var album: PhotoAlbum {
    get { logo.flatMap { try? PhotoAlbum([$0]) } ?? .empty }
    set { logo = newValue.photos.last }
  }

  public mutating func add(_ photo: Photo.ID) { logo = photo }

  public static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String {
    switch problem {
    case .text(let error): name.sentence(error, in: texts)
    case .missing: name.remark(texts.say("elige nacional o importado", "choose national or imported"), in: texts)
    case .tooLongForAnID: name.tooLongSentence(" junto con el nombre", " together with the name", in: texts)
    }
  }

  /// Returns whether the problem is that the id is too long. The id is derived from two fields, so a change to either field can resolve
  /// this problem.
  public static func concernsOtherFields(_ problem: Problem) -> Bool { problem == .tooLongForAnID }
}

extension BeerDraft: PhotoDraft {
  public static let fields: [FormField<BeerDraft>] =
    [FormField(.name, "el nombre", "name", \.name), FormField(.type, "el tipo", "type", \.type)]
    + BeerMeasure.allCases.map { measure in
      FormField(
        .measure(measure), measure.fieldName, text: { $1.decimals($0[.measure(measure)]) },
        fill: { $0[.measure(measure)] = $1 })
    }

  public init() { self.init(name: "") }

  public static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String {
    switch problem {
    case .text(let error): name.sentence(error, in: texts)
    case .measure(let measure, let error): name.remark(texts.words(error, of: measure), in: texts)
    }
  }
}

extension ReviewDraft: PhotoDraft {
  public static let fields: [FormField<ReviewDraft>] = [
    FormField(.score, "la nota", "score", \.score), FormField(.text, "el texto", "text", \.text, isLong: true),
  ]

  public init() { self.init(score: "") }

  public static func words(_ problem: Problem, of name: FieldName, in texts: Texts) -> String {
    switch problem {
    case .text(let error): name.sentence(error, in: texts)
    case .score:
      name.sentence("debe ser un número entero del 1 al 5", "must be a whole number from 1 to 5", in: texts)
    }
  }
}

extension Manufacturer.Origin {
  /// Parses an origin in Spanish or English, regardless of the user's language. Returns `nil` if the text is not an origin.
  init?(typed text: String) {
    switch SearchText(text).folded {
    case "national", "nacional", "n": self = .national
    case "imported", "importado", "importada", "i": self = .imported
    default: return nil
    }
  }
}
