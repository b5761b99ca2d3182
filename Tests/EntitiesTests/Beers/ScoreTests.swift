import Entities
import Testing

@Suite struct `A score` {
  @Test func `is one to five, in that order`() throws {
    #expect(Score.allCases.map(\.value) == [1, 2, 3, 4, 5])
    #expect(Score.allCases.sorted() == Score.allCases)
    #expect(try Score(4) < Score(5))
    #expect(try !(Score(5) < Score(5)))
  }

  @Test(arguments: [0, 6, -1, Int.min, .max]) func `A score outside 1 to 5 is refused`(value: Int) {
    #expect(throws: ScoreError.outOfRange(value)) { try Score(value) }
  }
}
