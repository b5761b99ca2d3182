import Interfaces
import TestGroups
import Testing

@testable import recetas_cli

@Suite struct `Whatever words are typed` {
  @Test(.group(.random)) func `Every command line yields a command, a request for help or an error message`() {
    var line = TypedWords(seed: 1)
    let inputs = count(sample: 6000, long: 200_000)
    var understood = 0
    for number in 1...inputs {
      let words = line.next()
      _ = GlobalOptions.asked(in: words)
      for language in Language.allCases {
        let texts = Texts(language)
        _ = Completion(PartialCommandLine(words, texts), texts)
        do {
          let invocation = try Invocation.parse(words, texts)
          understood += 1
          #expect(isSound(invocation, texts), "input \(number): \(words)")
        } catch {
          let problem = Failure(error, texts).problem
          #expect(ExitCode(problem.kind) == .usage && !problem.message.isEmpty, "input \(number): \(words)")
        }
      }
    }
    #expect((inputs / 10...inputs * 19 / 10).contains(understood))
    if isLong { print("long: \(inputs) command lines, by the seeded generator: \(understood / 2) understood") }
  }

  private func isSound(_ invocation: Invocation, _ texts: Texts) -> Bool {
    switch invocation.request {
    case .version: return true
    case .help(let topic): return !Help(texts, width: 80).lines(topic).isEmpty
    case .run(let command, let arguments):
      for name in ["limit", "offset", "quantity"] {
        do { if try arguments.number(name, otherwise: 1) < 0 { return false } } catch { continue }
      }
      return command.spec.operands.allSatisfy { $0.isOptional || arguments.operand($0.name) != nil }
    }
  }
}
