public import Entities

/// A beer, and the form that changes it, as a screen shows them.
public struct BeerFormModel: Sendable, Hashable {
  /// As it is kept; `nil`: it is new.
  public let beer: BeerModel?
  /// What stands in the form: what is typed is put in here, and handed back.
  public let draft: BeerDraft
  /// The same with its labels, and with what is wrong.
  public let form: FormModel
  /// Whether something is typed that was not saved.
  public let isChanged: Bool
  /// What just happened.
  public let notice: Notice?
}
