/// The short number of a placed order: `A17`. It can be said on the telephone, and is unique within a business day.
///
/// The numbers of a day are A1 to A99, B1 to B99, and so on to Z99. After Z99 come A100 to A198, and so on.
package struct OrderNumber: Sendable, Hashable {
  /// The position among the numbers of the day, starting at 1.
  package let position: Int

  /// Creates the number with this position, which starts at 1.
  package init(position: Int) {
    precondition(position > 0)
    self.position = position
  }

  /// Reads a number as a user types it: `a17`, `A 17`, `A017`. Returns `nil` if it isn't a letter with digits.
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
  /// The largest number behind a letter. More than 250 million orders a day are not expected.
  private static let largest = 9_999_999
}
