import Interfaces
import Testing

@testable import recetas_cli

@Suite struct `An empty path` {
  private static func refusal(_ words: [String]) -> Problem? {
    do {
      guard case .run(_, let arguments) = try Invocation.parse(words, Texts(.english)).request else { return nil }
      _ = try arguments.located(by: SystemFiles())
      return nil
    } catch {
      return error as? Problem
    }
  }

  @Test func `Every option that takes a path refuses an empty one, unless that clears a field`() {
    for spec in Command.all.map(\.spec) {
      let words = spec.name + spec.operands.filter { !$0.isOptional }.map { $0.choices.first?.word ?? "x" }
      for option in spec.options where option.path != nil {
        let refusal = Self.refusal(words + ["--" + option.name, ""])
        let expected = option.clears ? nil : "Missing value for --\(option.name)."
        #expect(refusal?.message == expected, "\(spec.title)")
      }
    }
  }

  @Test func `Every operand that is a path must not be empty`() {
    for spec in Command.all.map(\.spec) {
      for operand in spec.operands where operand.path != nil {
        #expect(Self.refusal(spec.name + [""])?.message == "Missing \(operand.name).", "\(spec.title)")
      }
    }
  }
}
