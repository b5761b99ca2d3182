package import Entities

/// What is wrong with the fields of a form, and why a change was not made.
extension Texts {
  package func words(_ problem: ManufacturerDraft.Problem) -> String {
    switch problem {
    case .text(let error): words(error)
    case .missing: say("elige nacional o importado", "choose national or imported")
    case .tooLongForAnID: say("es demasiado largo junto con el nombre", "it is too long together with the name")
    }
  }

  package func words(_ problem: BeerDraft.Problem) -> String {
    switch problem {
    case .text(let error): words(error)
    case .measure(let measure, let error): words(error, of: measure)
    }
  }

  package func words(_ problem: ReviewDraft.Problem) -> String {
    switch problem {
    case .text(let error): words(error)
    case .score: say("un número entero del 1 al 5", "a whole number from 1 to 5")
    }
  }

  func words(_ error: TextError) -> String {
    switch error {
    case .empty: say("no puede estar vacío", "it can't be empty")
    case .tooLong(let length, let limit):
      say("tiene \(length) caracteres; caben \(limit)", "it has \(length) characters; \(limit) fit")
    case .unclean: say("tiene caracteres que no se ven", "it has characters that can't be seen")
    }
  }
}
