import Entities
public import UseCases

extension Texts {
  /// A changed record with the names of the fields that an import overwrites, as a line.
  public func words(_ change: SeedChange) -> String {
    let (name, fields) = (name(of: change), fields(of: change).joined(separator: ", "))
    return say("«\(name)» cambia: \(fields)", "“\(name)” changes: \(fields)")
  }

  /// The name of the record before the import.
  public func name(of change: SeedChange) -> String { change.before.name }

  /// The names of the fields that an import overwrites.
  public func fields(of change: SeedChange) -> [String] {
    let fields =
      switch (change.before, change.after) {
      case (.dish(let old), .dish(let new)): self.fields(DishDraft(old), DishDraft(new))
      case (.manufacturer(let old, _), .manufacturer(let new, _)):
        self.fields(ManufacturerDraft(old), ManufacturerDraft(new))
      case (.beer(let old, _), .beer(let new, _)):
        self.fields(BeerDraft(old), BeerDraft(new))
          + [old.manufacturer == new.manufacturer ? nil : say("fabricante", "manufacturer")].compactMap(\.self)
      case (.recipe(let old), .recipe(let new)):
        self.fields(RecipeDraft(old), RecipeDraft(new))
          + [
            old.nutrition == new.nutrition ? nil : say("valores nutricionales", "nutrition"),
            old.rating == new.rating ? nil : say("valoración", "rating"),
          ].compactMap(\.self)
      default: [String]()
      }
    // Nothing in a form: the license of a recipe, for example.
    return fields.isEmpty ? [say("otros datos", "other data")] : fields
  }

  private func fields<Draft: EditingDraft>(_ old: Draft, _ new: Draft) -> [String] {
    Draft.fields.filter { $0.text(old, self) != $0.text(new, self) }.map { $0.name.label(self) }
      + (old.album == new.album ? [] : [say("fotos", "photos")])
  }
}
