import Foundation
import Interfaces
import Testing

@Suite struct `Dates on the user's clock` {
  /// The start of January 1, 2027, in UTC.
  let newYear = Date(timeIntervalSince1970: 1_798_761_600)

  private func expect(
    _ date: Date, _ offset: Int, _ spanish: String, _ english: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(Texts(.spanish) { _ in offset }.date(date) == spanish, sourceLocation: location)
    #expect(Texts(.english) { _ in offset }.date(date) == english, sourceLocation: location)
  }

  @Test func `Dates are formatted in UTC by default`() {
    let date = newYear.addingTimeInterval(14 * 86_400 + 8 * 3600 + 5 * 60 + 59)
    BothLanguages.check({ $0.date(date) }, "15 ene 2027, 08:05", "15 Jan 2027, 08:05")
  }

  @Test func `A date can be on the next day if the user's time zone is ahead of UTC`() {
    expect(newYear.addingTimeInterval(-1800), 3600, "1 ene 2027, 00:30", "1 Jan 2027, 00:30")
  }

  @Test func `A date can be on the previous day if the user's time zone is behind UTC`() {
    expect(newYear.addingTimeInterval(1800), -3600, "31 dic 2026, 23:30", "31 Dec 2026, 23:30")
  }

  @Test func `Dates are formatted correctly for half-hour UTC offsets and for offsets of up to 14 hours`() {
    expect(newYear, -12_600, "31 dic 2026, 20:30", "31 Dec 2026, 20:30")
    expect(newYear, 14 * 3600, "1 ene 2027, 14:00", "1 Jan 2027, 14:00")
  }

  @Test func `Dates in leap years include February 29`() {
    let date = newYear.addingTimeInterval(Double(365 + 59) * 86_400)
    expect(date, 0, "29 feb 2028, 00:00", "29 Feb 2028, 00:00")
    expect(date, -60, "28 feb 2028, 23:59", "28 Feb 2028, 23:59")
  }

  @Test(arguments: [
    (0, "ene", "Jan"), (31, "feb", "Feb"), (59, "mar", "Mar"), (90, "abr", "Apr"), (120, "may", "May"),
    (151, "jun", "Jun"), (181, "jul", "Jul"), (212, "ago", "Aug"), (243, "sept", "Sep"), (273, "oct", "Oct"),
    (304, "nov", "Nov"), (334, "dic", "Dec"),
  ])
  func `Formatted dates contain the abbreviated name of the month`(day: Int, spanish: String, english: String) {
    let date = newYear.addingTimeInterval(Double(day) * 86_400)
    expect(date, 0, "1 \(spanish) 2027, 00:00", "1 \(english) 2027, 00:00")
  }

  @Test func `A date is formatted with the UTC offset of its own day`() {
    let (winter, summer) = (newYear, newYear.addingTimeInterval(181 * 86_400))
    let texts = Texts(.english) { [newYear] in $0 < newYear.addingTimeInterval(90 * 86_400) ? 3600 : 7200 }
    #expect(texts.date(winter) == "1 Jan 2027, 01:00")
    #expect(texts.date(summer) == "1 Jul 2027, 02:00")
  }
}
