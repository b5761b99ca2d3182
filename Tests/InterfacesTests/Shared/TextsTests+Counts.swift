import Interfaces
import Testing

@Suite struct `Counts of things` {
  @Test(arguments: [
    (0, "0 platos", "0 dishes"), (1, "1 plato", "1 dish"), (2, "2 platos", "2 dishes"), (21, "21 platos", "21 dishes"),
    (100, "100 platos", "100 dishes"),
  ])
  func `are one or many`(number: Int, spanish: String, english: String) {
    BothLanguages.check({ $0.dishes(number) }, spanish, english)
    BothLanguages.check(
      { $0.count(number, ("plato", "platos"), ("dish", "dishes")) }, spanish, english)
  }
}
