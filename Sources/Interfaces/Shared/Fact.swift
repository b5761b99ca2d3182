/// Something that is known of a thing, as a screen shows it.
public struct Fact: Sendable, Hashable {
  /// Names what is known: `Type`.
  public var label: String
  /// Says it: `Lager`.
  public var value: String

  /// - Parameters:
  ///   - label: in the user's language.
  ///   - value: in the user's language.
  package init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
