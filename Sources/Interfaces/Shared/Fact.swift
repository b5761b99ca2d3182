/// A labeled property of an item, as a screen shows it.
public struct Fact: Sendable, Hashable {
  /// The name of the property, for example `Type`.
  public var label: String
  /// The formatted value, for example `Lager`.
  public var value: String

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - label: the name of the property in the user's language.
  ///   - value: the formatted value in the user's language.
  package init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
