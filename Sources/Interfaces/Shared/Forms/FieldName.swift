import Entities

/// The name of a form field in Spanish and English, from which sentences about the field are formed.
public struct FieldName: Sendable, Hashable {
  private let spanish: Substring
  private let article: Substring
  private let english: String

  /// Creates the name of a field.
  ///
  /// - Parameters:
  ///   - spanish: the name with its article, so that sentences can agree with its gender and number: `la sección`.
  ///   - english: the name without an article: `section`.
  public init(_ spanish: String, _ english: String) {
    let noun = spanish.drop { $0 != " " }.dropFirst()
    let article = spanish.prefix { $0 != " " }
    let isArticle = ["el", "la", "los", "las"].contains(article)
    (self.article, self.spanish) = isArticle ? (article, noun) : ("", spanish[...])
    self.english = english
  }

  private var isFeminine: Bool { article.hasPrefix("la") }
  private var isPlural: Bool { article.hasSuffix("s") }

  /// Returns the name in the user's language, without an article.
  func label(_ texts: Texts) -> String { texts.say(String(spanish), english) }

  /// Returns a sentence that explains why the text of the field is invalid.
  func sentence(_ error: TextError, in texts: Texts) -> String {
    switch error {
    case .empty:
      let empty = "vací\(isFeminine ? "a" : "o")\(isPlural ? "s" : "")"
      return sentence("no \(isPlural ? "pueden" : "puede") estar \(empty)", "can't be empty", in: texts)
    case .tooLong(let length, let limit):
      return sentence(
        "\(isPlural ? "tienen" : "tiene") \(texts.number(length)) caracteres; el máximo es \(texts.number(limit))",
        "\(isPlural ? "have" : "has") \(texts.number(length)) characters; the limit is \(texts.number(limit))",
        in: texts)
    case .unclean:
      return sentence(
        "\(isPlural ? "tienen" : "tiene") caracteres invisibles o espacios de más",
        "\(isPlural ? "have" : "has") invisible characters or extra spaces", in: texts)
    }
  }

  /// Returns a sentence that explains that an id derived from the field would be too long.
  ///
  /// - Parameters:
  ///   - spanish: the end of the sentence in Spanish, with a leading space.
  ///   - english: the end of the sentence in English, with a leading space.
  func tooLongSentence(_ spanish: String = "", _ english: String = "", in texts: Texts) -> String {
    let long = "larg\(isFeminine ? "a" : "o")\(isPlural ? "s" : "")"
    return sentence(
      "\(isPlural ? "son" : "es") demasiado \(long)\(spanish)", "\(isPlural ? "are" : "is") too long\(english)",
      in: texts)
  }

  /// Returns a sentence whose subject is the name of the field.
  ///
  /// - Parameters:
  ///   - spanish: the rest of the Spanish sentence, without the period.
  ///   - english: the rest of the English sentence, without the period.
  package func sentence(_ spanish: String, _ english: String, in texts: Texts) -> String {
    let subject = article.isEmpty ? self.spanish : "\(article) \(self.spanish)"
    return texts.say("\(Self.capitalized(subject)) \(spanish).", "\(Self.capitalized(self.english[...])) \(english).")
  }

  /// Returns a sentence with the name of the field, a colon and a remark.
  ///
  /// - Parameter text: the remark in the user's language, without the period.
  package func remark(_ text: String, in texts: Texts) -> String {
    Self.capitalized(label(texts)[...]) + ": " + text + "."
  }

  private static func capitalized(_ text: Substring) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
