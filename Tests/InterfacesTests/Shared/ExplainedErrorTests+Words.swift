import Entities
import Foundation
import Interfaces
import Testing
import UseCases

extension `Every error that a port or a use case throws` {
  private static let languages = [BothLanguages.spanish, BothLanguages.english]

  @Test func `Every error message quotes the names of records in running text`() async throws {
    let names = ["Margarita", "Mahou", "Clásica", "Flan"]
    for error in try await samples().values.joined() {
      for texts in Self.languages {
        let message = error.problem(in: texts).message
        let unquoted = message.replacing(#/«[^»]*»|“[^”]*”/#, with: "")
        // After a colon, a name is the value of a label and isn't quoted.
        for name in names { #expect(!unquoted.replacing(": \(name)", with: "").contains(name), "\(message)") }
      }
    }
  }

  @Test func `Every error message formats large numbers with the digit groups of the language`() {
    let errors: [any ExplainedError] = [
      GatewayError.tooManyPictures(what: "Firestore", limit: 12_345),
      GatewayError.serviceFailed(what: "a.example.org", why: .tooLong(limit: 12_345)),
      GatewayError.unusableExport(what: "/a", why: .invalid(line: 12_345)),
      SeedSourceError.malformed(path: "/a", .empty, line: 12_345, column: 1),
      SeedSourceError.malformed(path: "/a", .recordTooLarge(limit: 12_345), line: 1, column: 12_345),
      CachePlacesError.interrupted(.cancelled, settled: 12_345, total: 12_345),
      SaveError<DishDraft>.invalid(FormError([.name: .text(.tooLong(12_345, limit: 12_345))])),
      SaveError<RecipeDraft>.invalid(FormError([.minutes: .number("0", in: 1...12_345)])),
      MakeShoppingListError.servings(12_345),
    ]
    for error in errors {
      for (texts, number) in zip(Self.languages, ["12.345", "12,345"]) {
        let message = error.problem(in: texts).message
        #expect(message.contains(number) && !message.contains("12345"), "\(message)")
      }
    }
  }

  @Test func `Spanish error messages quote English reasons as technical details`() {
    let why = "the disk is on fire"
    let errors: [any ExplainedError] = [
      GatewayError.corrupt(what: "/a", why: why), GatewayError.failed(what: "/a", why: why),
      GatewayError.unavailable(what: "/a", why: why), GatewayError.outOfResources(what: "/a", why: why),
      GatewayError.unusableLibrary(what: "SQLite", why: .missing(why: why, package: "libsqlite3-0")),
      GatewayError.serviceFailed(what: "a.example.org", why: .broken(why)),
      SeedSourceError.unreadable(path: "/a", why: why),
    ]
    for error in errors {
      #expect(error.problem(in: BothLanguages.spanish).message.contains("«\(why)»"))
      #expect(error.problem(in: BothLanguages.english).message.contains(why))
    }
  }

  @Test func `The advice for a permanent HTTP error is to check the URL instead of retrying`() {
    for (status, isPermanent) in [
      (400, true), (404, true), (410, true), (304, true), (408, false), (500, false), (503, false),
    ] {
      let problem = GatewayError.serviceFailed(what: "a.example.org", why: .status(status)).problem(
        in: BothLanguages.english)
      #expect(problem.advice == (isPermanent ? "Check that its address is correct." : "Try again later."), "\(status)")
    }
  }

  @Test func `The advice for malformed data depends on whether it is in a file or on a web page`() {
    for (place, spanish, english) in [
      ("/a.json", "Corrige los datos.", "Fix the data."),
      ("https://example.org/a", "Comprueba la dirección.", "Check the address."),
    ] {
      let error = SeedSourceError.malformed(path: place, .noRecipe(records: 3), line: 1, column: 1)
      #expect(error.problem(in: BothLanguages.spanish).advice.hasSuffix(spanish))
      #expect(error.problem(in: BothLanguages.english).advice.hasSuffix(english))
    }
    let missing = SeedSourceError.missing(path: "https://example.org/a")
    #expect(missing.problem(in: BothLanguages.english).advice == "Check the address.")
  }

  @Test func `No gateway error advises the user to switch to a different store`() {
    for error in `Problems of a gateway`.all {
      #expect(!error.problem(in: BothLanguages.english).advice.localizedStandardContains("use another store"))
      #expect(!error.problem(in: BothLanguages.spanish).advice.localizedStandardContains("usa otro almacén"))
    }
  }
}
