/// The languages that the kit speaks.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// Spanish of Spain.
  case spanish = "es"
  /// American English.
  case english = "en"

  /// Spanish if the first of these says something and says `es` (`es`, `es_ES.UTF-8`, `es-MX`), otherwise English. It reads locales,
  /// not the weights of an `Accept-Language` header.
  public init(preferences: [String?]) {
    let first = preferences.lazy.compactMap(\.self).first { !$0.isEmpty }?.lowercased() ?? ""
    let code = first.prefix { $0.isLetter }
    self = code == "es" ? .spanish : .english
  }
}
