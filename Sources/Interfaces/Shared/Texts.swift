public import Entities

/// The one catalog of what the kit says. Each text stands in both languages in one place, so none can be missing.
///
/// Every feature adds its texts in an extension, through ``say(_:_:)``.
public struct Texts: Sendable {
  /// The language of every text.
  public let language: Language
  /// How far the user's clock is ahead of UTC at an instant, in seconds.
  public let utcOffset: @Sendable (Instant) -> Int
  /// The advice for a service that can't be reached. If `nil`, to try again online: an interface may know a better one.
  package var offlineAdvice: String?

  /// - Parameter utcOffset: UTC by default.
  public init(_ language: Language, utcOffset: @escaping @Sendable (Instant) -> Int = { _ in 0 }) {
    self.language = language
    self.utcOffset = utcOffset
  }

  /// The text of the user's language.
  public func say(_ spanish: String, _ english: String) -> String { choose(spanish, english) }

  /// A text in the quotation marks of the language.
  package func quoted(_ text: String) -> String { say("«\(text)»", "“\(text)”") }

  /// Texts in quotation marks as a list in running text: `“a”, “b” and “c”`.
  package func quoted(_ texts: [String]) -> String { list(texts.map(quoted)) }

  /// A reason after a message without its period. What the system and the gateways report is in English: in Spanish it is quoted.
  package func detail(_ why: String) -> String { say(" (detalle técnico: «\(why)»)", ": \(why)") }

  /// A list in running text: `a, b and c`.
  package func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + say(" y ", " and ") + last
  }

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
    return "\(self.number(number)) \(number == 1 ? words.one : words.many)"
  }

  /// The title of a list: what it is of, and what is searched for, unless that is blank.
  func title(_ list: String, searching query: String) -> String {
    SearchText(query).isBlank ? list : say("\(list): «\(query)»", "\(list): “\(query)”")
  }
}
