import Entities
import UseCases

/// The form for a new manufacturer as it stands, and what was found wrong with it.
struct ManufacturerForm {
  private(set) var draft = ManufacturerDraft()
  /// The picture that the draft names.
  private(set) var logo: LoadedImage?
  private var fields: [ManufacturerDraft.Field: ManufacturerDraft.Problem] = [:]
  private var problem: Problem?

  /// What is typed now; what was wrong with what is changed by this is forgotten.
  mutating func fill(_ draft: ManufacturerDraft, logo: LoadedImage?) {
    var draft = draft
    if let logo {
      draft.logo = Photo.ID(of: logo)
      self.logo = logo
    } else if draft.logo != self.logo.map({ Photo.ID(of: $0) }) {
      self.logo = nil
    }
    if draft == self.draft { return }
    let old = self.draft
    fields = fields.filter { field, problem in
      // An id is made of two fields.
      problem != .tooLongForAnID && Self.isSame(field, old, draft)
    }
    problem = nil
    self.draft = draft
  }

  /// Why this form was not taken.
  mutating func refuse(_ error: AddManufacturerError, in texts: Texts) {
    if case .invalid(let error) = error {
      (fields, problem) = (error.problems, nil)
    } else {
      (fields, problem) = ([:], texts.problem(error))
    }
  }

  func model(in texts: Texts) -> FormModel {
    FormModel(
      title: texts.newManufacturer,
      fields: ManufacturerDraft.Field.allCases.map { field in
        FormModel.Field(
          label: texts.label(field), text: text(field, texts), problem: fields[field].map { texts.words($0) })
      },
      picture: draft.logo, problem: problem)
  }

  private func text(_ field: ManufacturerDraft.Field, _ texts: Texts) -> String {
    switch field {
    case .name: draft.name
    case .address: draft.address
    case .origin: draft.origin.map(texts.word) ?? ""
    }
  }

  private static func isSame(
    _ field: ManufacturerDraft.Field, _ old: ManufacturerDraft, _ new: ManufacturerDraft
  ) -> Bool {
    switch field {
    case .name: old.name == new.name
    case .address: old.address == new.address
    case .origin: old.origin == new.origin
    }
  }
}
