public import Entities

extension ManufacturerDraft: EditingDraft {
  public static let fields: [FormField<ManufacturerDraft>] = [
    FormField(.name, "nombre", "name", \.name), FormField(.address, "dirección", "address", \.address),
    FormField(
      .origin, label: { $0.say("origen", "origin") }, hint: { $0.say("nacional o importado", "national or imported") },
      text: { draft, texts in draft.origin.map(texts.word) ?? "" }, fill: { $0.origin = .init(typed: $1) }),
  ]

  public init() { self.init(name: "") }

  /// The logo alone: the last picture that it is given.
  public var album: PhotoAlbum {
    get { logo.flatMap { try? PhotoAlbum([$0]) } ?? .empty }
    set { logo = newValue.photos.last }
  }

  public mutating func add(_ photo: Photo.ID) { logo = photo }

  public static func words(_ problem: Problem, in texts: Texts) -> String {
    switch problem {
    case .text(let error): texts.words(error)
    case .missing: texts.say("elige nacional o importado", "choose national or imported")
    case .tooLongForAnID: texts.say("es demasiado largo junto con el nombre", "it is too long together with the name")
    }
  }

  /// An id is made of two fields.
  public static func concernsOthers(_ problem: Problem) -> Bool { problem == .tooLongForAnID }
}

extension BeerDraft: EditingDraft {
  public static let fields: [FormField<BeerDraft>] =
    [FormField(.name, "nombre", "name", \.name), FormField(.type, "tipo", "type", \.type)]
    + BeerMeasure.allCases.map { measure in
      FormField(
        .measure(measure), label: { $0.label(measure) }, text: { $1.decimals($0[.measure(measure)]) },
        fill: { $0[.measure(measure)] = $1 })
    }

  public init() { self.init(name: "") }

  public static func words(_ problem: Problem, in texts: Texts) -> String {
    switch problem {
    case .text(let error): texts.words(error)
    case .measure(let measure, let error): texts.words(error, of: measure)
    }
  }
}

extension ReviewDraft: EditingDraft {
  public static let fields: [FormField<ReviewDraft>] = [
    FormField(.score, "nota", "score", \.score), FormField(.text, "texto", "text", \.text, isLong: true),
  ]

  public init() { self.init(score: "") }

  public static func words(_ problem: Problem, in texts: Texts) -> String {
    switch problem {
    case .text(let error): texts.words(error)
    case .score: texts.say("un número entero del 1 al 5", "a whole number from 1 to 5")
    }
  }
}
