import Entities

/// What is wrong with the fields of a form.
extension Texts {
  func words(_ error: TextError) -> String {
    switch error {
    case .empty: say("no puede estar vacío", "it can't be empty")
    case .tooLong(let length, let limit):
      say("tiene \(length) caracteres; el máximo es \(limit)", "it has \(length) characters; the limit is \(limit)")
    case .unclean: say("tiene caracteres invisibles", "it has invisible characters")
    }
  }
}
