import Testing

@testable import recetas_cli

/// How the program ended, in this process or as one of its own.
protocol Ending: Sendable {
  var status: Int32? { get }
  var output: String { get }
  var errors: String { get }
}

extension Answer: Ending {
  var status: Int32? { code.rawValue }
}

extension Binary.Outcome: Ending {
  var status: Int32? { code }
}

extension Ending {
  /// Expects how the program ended, and what it wrote: all of a stream, or texts in it.
  func expect(
    _ code: ExitCode, output: String? = nil, outputContains shown: String..., errors: String? = nil,
    errorsContain told: String..., at location: SourceLocation = #_sourceLocation
  ) {
    #expect(status == code.rawValue, "\(self)", sourceLocation: location)
    if let output { #expect(self.output == output, sourceLocation: location) }
    for text in shown { #expect(self.output.contains(text), sourceLocation: location) }
    if let errors { #expect(self.errors == errors, sourceLocation: location) }
    for text in told { #expect(self.errors.contains(text), sourceLocation: location) }
  }
}
