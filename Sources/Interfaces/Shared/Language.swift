/// A language of the user interface.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// Spanish, as used in Spain.
  case spanish = "es"
  /// English, as used in the United States.
  case english = "en"

  /// Creates the language of the first nonempty preference (`es`, `es_ES.UTF-8`, `es-MX`), or English if that language is not supported.
  package init(preferences: [String?]) {
    let first = preferences.lazy.compactMap(\.self).first { !$0.isEmpty }?.lowercased() ?? ""
    self = Language(rawValue: String(first.prefix { $0.isLetter })) ?? .english
  }

  /// Creates the language with the greatest weight in an `Accept-Language` header (RFC 9110, 12.5.4), for example `es;q=0.9, en`. If
  /// weights are equal, the first language wins. If the header names neither language, or gives both the weight 0, the language is English.
  public init(acceptLanguage header: String) {
    let preferences = header.split(separator: ",").compactMap { preference -> (language: Language, weight: Double)? in
      let parts = preference.lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return Language(rawValue: String(parts.first?.prefix { $0.isLetter } ?? "")).map { ($0, weight) }
    }
    self = preferences.reduce((.english, 0)) { best, preference in best.1 < preference.weight ? preference : best }.0
  }
}
