/// A completely parsed ingredient line. Every number in it is an amount, the size of a container, or known not to be an amount.
///
/// The positions of the amounts are known, so the amounts can be replaced while the rest of the line stays unchanged.
package struct MeasuredLine: Sendable, Hashable {
  /// An amount in a unit, in a portion or in pieces.
  package struct Measure: Sendable, Hashable {
    /// The amount, or the lower end of a range.
    package var amount: Fraction
    /// The upper end of a range. `nil` if the amount is not a range.
    package var most: Fraction?
    /// The unit. `nil` for pieces, and for a ``portion``.
    package var unit: KitchenUnit?
    /// The counted portion, singular and folded: `diente`, `lata`. `nil` for pieces, and for a ``unit``.
    package var portion: String?
    /// The content of one container. `nil` if unknown.
    package var size: Size?

    /// The size of a container.
    package struct Size: Sendable, Hashable {
      /// The number of units.
      package var amount: Fraction
      /// The unit of the size.
      package var unit: KitchenUnit
    }
  }

  /// One of the ingredients in the line.
  package struct Item: Sendable, Hashable {
    /// The parts of the amount, which add up. Empty if the line gives no amount.
    package internal(set) var amounts: [Measure] = []
    /// The same amount in other units: `225 g` and `8 oz`.
    package internal(set) var equals: [Measure] = []
    /// The ingredient as written in the line.
    package internal(set) var name = ""
    /// The rest of the line: preparation, size, brand.
    package internal(set) var remarks: [String] = []
    /// The counted portion as written in the line: `dientes`. Empty if there is none.
    package internal(set) var noun = ""
    /// The preposition between ``noun`` and the name, such as `de`. Empty if there is none.
    var tie = ""
    /// Whether ``noun`` follows the name: `garlic cloves`.
    var isNounAfter = false
    /// The size of a container as written in the line: `400 g`.
    var sizeText = ""
    /// Whether the size follows the container, in parentheses: `1 lata (400 g)`.
    var hasSizeAfter = false
    /// Whether the amount follows the name: `Harina: 200 g`.
    var isBehind = false
  }

  /// An amount and its position in the line.
  struct Slot: Sendable, Hashable {
    let range: Range<String.Index>
    let amount: Fraction
    let unit: KitchenUnit?
    /// The text to write after the amount, in place of the text in ``range`` after the digits: the unit of `1 taza y media`.
    var noun = ""
    /// Whether the amount is the lower end of a range. The next slot is the upper end.
    var isLow = false
    /// Whether the amount is the size of the containers that the previous amount counts.
    var isSize = false
  }

  /// The original line.
  package let text: String
  /// The ingredients in the line. There is at least one.
  package let items: [Item]
  let slots: [Slot]

  /// Parses a line.
  ///
  /// - Returns: `nil` if the meaning of any number in the line is unclear.
  package init?(_ line: String) {
    var parser = LineParser(line)
    guard let items = parser.items() else { return nil }
    text = line
    self.items = items
    slots = parser.slots.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether any ingredient of the line has an amount.
  package var hasAmount: Bool { items.contains { !$0.amounts.isEmpty } }
}
