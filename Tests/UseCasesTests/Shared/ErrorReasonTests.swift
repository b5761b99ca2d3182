import Entities
import Testing
import UseCases

@Suite struct `The reason of an error` {
  private enum Refusal: Error {
    case tooOld
    case name(TextError)
    case range(Int, limit: Int)
    case title(String)
  }

  @Test(
    arguments: [
      (Refusal.tooOld, "too old"), (Refusal.name(.unclean), "name: it has invisible characters or needless blanks"),
      (Refusal.name(.tooLong(9, limit: 5)), "name: it has 9 characters, more than 5"),
      (Refusal.range(1, limit: 2), "range: 1, 2"),
      (Refusal.title("Flan"), "title: “Flan”"), (OrderError.quantity(.outOfRange(101)), "quantity: out of range: 101"),
      (DishError.name(.empty), "name: it is empty"), (IdentifierError.malformed("a b"), "malformed: “a b”"),
      (CancellationError(), "CancellationError"),
    ] as [(any Error, String)])
  func `The reason for an error is described in words, without Swift type names`(
    error: any Error, words: String
  ) {
    #expect(error.reason == words)
  }
}
