import Testing

@testable import recetas_cli

/// Lines of a pipe of which some are refused, and the questions that they answer.
struct RefusedAnswers: Sendable, CustomTestStringConvertible {
  let lines: [String]
  let questions: [String]
  var testDescription: String { questions.joined(separator: ", ") }

  static let all = [
    // The delivery of an order.
    RefusedAnswers(lines: ["2", "p", "A 1", "12", "no", "600"], questions: [street, phone, phone, phone]),
    RefusedAnswers(lines: ["2", "p", long, "600", "A 1"], questions: [street, phone, street]),
    RefusedAnswers(lines: ["2", "p", long, "12", "A 1", "600"], questions: [street, phone, street, phone]),
    // A manufacturer, field by field.
    RefusedAnswers(
      lines: ["6", "+", "Oso", "Soria", "quizá", "", "no", "national"],
      questions: [name, address, origin, logo, origin, origin]),
    RefusedAnswers(
      lines: ["6", "+", long, "Soria", "national", "", "Oso"], questions: [name, address, origin, logo, name]),
    RefusedAnswers(
      lines: ["6", "+", "Oso", "Soria", "national", "nowhere.png", ""], questions: [name, address, origin, logo, logo]),
    // A form that is rejected as a whole is not asked for again.
    RefusedAnswers(
      lines: ["6", "+", "Casa Oso", "Soria", "national", "", "b", "2", "p", "A 1", "600"],
      questions: [name, address, origin, logo, street, phone]),
  ]

  private static let long = String(repeating: "a", count: 300)
  private static let (street, phone) = ("Address", "Telephone")
  private static let (name, address, logo) = ("name", "address", "logo, a file (empty: none)")
  private static let origin = "origin, national or imported"
}

extension `Input that makes no sense` {
  @Test(arguments: RefusedAnswers.all)
  func `An answer in a pipe that is refused is asked for again, and no other`(session: RefusedAnswers) async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 1])
    try await cli.haveBeers()
    _ = await cli("beers", "makers", "add", "--name", "Casa Oso", "--address", "Soria", "--origin", "national")

    let answer = await cli("interactive", piping: session.lines)
    let questions = answer.errors.split(separator: "\n").map { $0.split(separator: " [")[0] }
    #expect(questions.map { $0.hasSuffix(":") ? String($0.dropLast()) : String($0) } == session.questions)
  }
}
