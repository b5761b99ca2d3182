/// The short number of a placed order: `A17`. It is easy to say on the telephone, and unique within a business day.
///
/// The numbers of a day run from A1 to A99, then from B1 to B99, and so on up to Z99. They continue with A100 to A198, B100 to B198, and so
/// on.
package struct OrderNumber: Sendable, Hashable {
  /// The position among the numbers of the day, starting at 1.
  package let position: Int

  /// Creates the number at a position, counted from 1.
  package init(position: Int) {
    precondition(position > 0)
    self.position = position
  }

  /// Parses a number as typed by a user: `a17`, `A 17`, `A017`. Returns `nil` if the text isn't a letter followed by digits.
  package init?(_ typed: String) {
    let text = typed.filter { $0 != " " && $0 != "-" }.uppercased()
    guard let letter = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter),
      text.utf8.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let digits = Int(text.dropFirst()), (1...Self.largest).contains(digits)
    else { return nil }
    let (round, number) = (digits - 1).quotientAndRemainder(dividingBy: Self.numbersOfLetter)
    let index = Int(letter - UInt8(ascii: "A"))
    self.init(position: (round * Self.letters + index) * Self.numbersOfLetter + number + 1)
  }

  /// The number as people write and say it: `A17`.
  package var text: String {
    let (block, number) = (position - 1).quotientAndRemainder(dividingBy: Self.numbersOfLetter)
    let (round, letter) = block.quotientAndRemainder(dividingBy: Self.letters)
    return "\(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(letter))))\(round * Self.numbersOfLetter + number + 1)"
  }

  private static let letters = 26
  private static let numbersOfLetter = 99
  /// The largest number after a letter. It allows about 260 million orders a day.
  private static let largest = 9_999_999
}
