import Interfaces
import Testing

/// Checks that messages are written in both languages.
enum BothLanguages {
  static let spanish = Texts(.spanish)
  static let english = Texts(.english)

  /// Expects that the message and the advice are sentences, that they differ between the languages, and that the message names `things`.
  static func check(
    _ problem: (Texts) -> Problem, names things: [String], at location: SourceLocation = #_sourceLocation
  ) {
    let (here, there) = (problem(spanish), problem(english))
    #expect(here.message != there.message, sourceLocation: location)
    #expect(here.advice != there.advice, sourceLocation: location)
    for text in [here.message, here.advice, there.message, there.advice] {
      #expect(text.hasSuffix(".") && text.count > 5, "a sentence", sourceLocation: location)
    }
    for text in [here.message, here.advice] { #expect(!text.contains { "“”".contains($0) }, sourceLocation: location) }
    for text in [there.message, there.advice] {
      #expect(!text.contains { "«»".contains($0) }, sourceLocation: location)
    }
    for thing in things {
      #expect(here.message.contains(thing), sourceLocation: location)
      #expect(there.message.contains(thing), sourceLocation: location)
    }
  }

  static func check(
    _ text: (Texts) -> String, _ inSpanish: String, _ inEnglish: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(text(spanish) == inSpanish, sourceLocation: location)
    #expect(text(english) == inEnglish, sourceLocation: location)
  }
}

/// Returns the text of the lines, with ordinary spaces in place of no-break spaces.
func written(_ lines: [Line]) -> String {
  lines.map { $0.text().replacing("\u{A0}", with: " ") }.joined(separator: "\n")
}
