public import Entities
public import UseCases

/// A record whose failed deletion can be explained to the user.
public protocol DeletedRecord: Identifiable {
  /// Returns the problem to report if no record has this id.
  static func missing(_ id: ID, in texts: Texts) -> Problem

  /// Returns a sentence stating that the record has changed since the user confirmed the deletion.
  func hasChanged(in texts: Texts) -> String
}

extension DeleteError: ExplainedError where Facts: DeletedRecord {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notYours(let review): texts.notYours(review)
    case .notThere(let id): Facts.missing(id, in: texts)
    case .changed(let now): Problem(.conflict, now.hasChanged(in: texts), texts.seeItAgain)
    case .store(let error): error.problem(in: texts)
    }
  }
}

/// A record whose failed save can be explained to the user.
public protocol SavedRecord: Identifiable {
  /// Returns the problem to report if no record has this id.
  static func missing(_ id: ID, in texts: Texts) -> Problem

  /// Returns a sentence stating that the record has changed in the meantime, so the user's changes were not saved.
  func notSaved(in texts: Texts) -> String

  /// Returns the problem to report if another record already has this name. By default, the problem is a general conflict, which suits
  /// records that can share a name.
  func alreadyExists(in texts: Texts) -> Problem
}

extension SavedRecord {
  public func alreadyExists(in texts: Texts) -> Problem { GatewayError.conflict.problem(in: texts) }
}

extension SaveError: ExplainedError where Draft: FormDraft, Draft.Saved: SavedRecord {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .invalid(let error): texts.invalid(error, in: Draft.self)
    case .tooLongForAnID(let name): texts.tooLongForAnID(name)
    case .alreadyThere(let other): other.alreadyExists(in: texts)
    case .noSuchManufacturer(let id): texts.noSuchManufacturer(id)
    case .noSuchBeer(let id): texts.noSuchBeer(id)
    case .notYours(let review): texts.notYours(review)
    case .changed(let now): Problem(.conflict, now.notSaved(in: texts), texts.seeItAgain)
    case .notThere(let original): Draft.Saved.missing(original.id, in: texts)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension Texts {
  var seeItAgain: String { say("Revísalo y decide de nuevo.", "Review it, then decide again.") }

  func notSaved(_ name: String) -> String {
    say(
      "«\(name)» ha cambiado mientras tanto; no se han guardado tus cambios.",
      "“\(name)” has changed in the meantime; your changes were not saved.")
  }

  /// Returns the problem to report if fields of a form are invalid, with a sentence for each field in the order of the form.
  fileprivate func invalid<Draft: FormDraft>(
    _ error: FormError<Draft.Field, Draft.Problem>, in form: Draft.Type
  ) -> Problem {
    let sentences = Draft.fields.compactMap { field in
      error.problems[field.field].map { Draft.words($0, of: field.name, in: self) }
    }
    return Problem(
      .refused, sentences.joined(separator: " "),
      say("No se ha guardado nada. Corrígelo.", "Nothing was saved. Correct this and try again."))
  }
}
