import Interfaces
import Testing
import UseCases

/// The code in the section "Name the failures" on the page `Manual.docc/AGatewayOfYourOwn.md`.
@Suite struct `Failures of a custom gateway` {
  @Test(arguments: [
    (Tape(isFull: true), "Insert another tape."), (Tape(isTorn: true), "The tape failed: it is torn."), (Tape(), ""),
  ])
  func `A program can distinguish its gateway's full-tape failure from other failures`(tape: Tape, expected: String) {
    var advice = ""
    do throws(GatewayError) { try check(tape) } catch .failed(_, .full) { advice = "Insert another tape." } catch {
      advice = Texts(.english).problem(error).message
    }
    #expect(advice == expected)
  }

  private func check(_ tape: Tape) throws(GatewayError) {
    if tape.isFull { throw .failed(what: "The tape", why: .full) }
    if tape.isTorn { throw .failed(what: "The tape", why: "it is torn") }
  }
}

struct Tape {
  var isFull = false
  var isTorn = false
}
