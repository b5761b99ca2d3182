/// A labeled property of a record, formatted for display.
public struct Fact: Sendable, Hashable {
  /// The label of the property, for example `Type`.
  public var label: String
  /// The formatted value, for example `Lager`.
  public var value: String

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - label: the label of the property in the user's language.
  ///   - value: the formatted value in the user's language.
  package init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
