import Foundation
import Interfaces
import Testing

@Suite struct `Days that the user types` {
  @Test func `A day that the user types starts at midnight in the user's time zone`() {
    #expect(TypedDay("2026-11-21", in: Texts(.spanish))?.start == Date(timeIntervalSince1970: 1_795_219_200))
    #expect(
      TypedDay("2026-11-21", in: Texts(.spanish) { _ in 3600 })?.start == Date(timeIntervalSince1970: 1_795_215_600))
    for day in ["0001-01-01", "2024-02-29"] { #expect(TypedDay(day, in: Texts(.english)) != nil) }
  }

  @Test func `A day that the user types ends when the next day starts, even if the clocks change`() {
    let change = Date(timeIntervalSince1970: 1_795_219_200 + 3 * 3600)
    for (before, after) in [(0, 0), (3600, 7200), (7200, 3600), (-36_000, -36_000)] {
      let texts = Texts(.spanish) { $0 < change ? before : after }
      #expect(TypedDay("2026-11-21", in: texts)?.end == TypedDay("2026-11-22", in: texts)?.start)
    }
  }

  @Test(
    arguments: [
      "", "2026", "2026-11", "26-11-21", "2026-11-31", "2026-13-01", "2026-00-10", "2023-02-29", "0000-01-01",
      "2026-11-21T10", "-026-11-21", "2026-+1-21", "2026-1 -21", "hoy",
    ])
  func `Text that is not a calendar day is not accepted as a day`(text: String) {
    #expect(TypedDay(text, in: Texts(.spanish)) == nil)
  }
}
