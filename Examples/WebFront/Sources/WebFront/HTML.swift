import Interfaces

/// Markup. What is interpolated is text and is escaped, unless it is markup itself: nothing can be forgotten.
struct HTML: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// `Markup` replaces line breaks as it does all controls, but they are what separates paragraphs.
    mutating func appendInterpolation(_ words: String) {
      let lines = words.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      text += lines.map { Markup.escaped(String($0)) }.joined(separator: "\n")
    }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ html: HTML) { text += html.text }
    /// Nothing where there is nothing.
    mutating func appendInterpolation(_ html: HTML?) { text += html?.text ?? "" }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
  }
}
