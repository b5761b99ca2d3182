import Entities

/// What is wrong with the fields of a form.
extension Texts {
  func words(_ error: TextError) -> String {
    switch error {
    case .empty: say("no puede estar vacío", "it can't be empty")
    case .tooLong(let length, let limit):
      say("tiene \(length) caracteres; caben \(limit)", "it has \(length) characters; \(limit) fit")
    case .unclean: say("tiene caracteres que no se ven", "it has characters that can't be seen")
    }
  }
}
