public import Entities

/// The one catalog of what the kit says. Each text stands in both languages in one place, so none can be missing.
///
/// Every feature adds its texts in an extension, through ``say(_:_:)``.
public struct Texts: Sendable {
  /// The language of every text.
  public let language: Language
  /// How far the user's clock is ahead of UTC at an instant, in seconds.
  public let utcOffset: @Sendable (Instant) -> Int

  /// - Parameter utcOffset: UTC by default.
  public init(_ language: Language, utcOffset: @escaping @Sendable (Instant) -> Int = { _ in 0 }) {
    self.language = language
    self.utcOffset = utcOffset
  }

  /// The text of the user's language.
  public func say(_ spanish: String, _ english: String) -> String { choose(spanish, english) }

  /// What isn't a text but depends on the language: a separator, an order, a list of words.
  package func choose<Value>(_ spanish: Value, _ english: Value) -> Value {
    switch language {
    case .spanish: spanish
    case .english: english
    }
  }

  /// A number of things: one, or many; large numbers in the groups of the language.
  public func count(
    _ number: Int, _ spanish: (one: String, many: String), _ english: (one: String, many: String)
  ) -> String {
    let words = choose(spanish, english)
    return "\(grouped("\(number)")) \(number == 1 ? words.one : words.many)"
  }

  /// The title of a list: what it is of, and what is searched for, unless that is blank.
  func title(_ list: String, searching query: String) -> String {
    SearchText(query).isBlank ? list : say("\(list): «\(query)»", "\(list): “\(query)”")
  }
}
