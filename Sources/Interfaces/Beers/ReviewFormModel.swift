public import Entities

/// A review, and the form that changes it, as a screen shows them.
public struct ReviewFormModel: Sendable, Hashable {
  /// The name of the beer.
  public let beer: String
  /// As it is kept; `nil`: it is new.
  public let review: ReviewRow?
  /// What stands in the form: what is typed is put in here, and handed back.
  public let draft: ReviewDraft
  /// The same with its labels, and with what is wrong.
  public let form: FormModel
  /// Whether something is typed that was not saved.
  public let isChanged: Bool
  /// What just happened.
  public let notice: Notice?
}
