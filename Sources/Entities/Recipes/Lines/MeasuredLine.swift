/// An ingredient's line, understood word by word: every number in it is an amount, the size of a container, or no amount.
///
/// Its amounts are known with their places, so the line can be written for other amounts; everything else stays as it is.
package struct MeasuredLine: Sendable, Hashable {
  /// How much, in a unit or a portion.
  package struct Measure: Sendable, Hashable {
    /// The amount, or the lower end of a range.
    package var amount: Fraction
    /// The upper end of a range; `nil`: not a range.
    package var most: Fraction?
    /// The unit; `nil`: pieces, or ``portion``.
    package var unit: KitchenUnit?
    /// What is counted: `diente`, `lata`, singular and folded; `nil`: pieces, or ``unit``.
    package var portion: String?
    /// How much is in one container; `nil`: not said.
    package var size: Size?

    /// The size of a container.
    package struct Size: Sendable, Hashable {
      /// How many of ``unit``.
      package var amount: Fraction
      /// The unit.
      package var unit: KitchenUnit
    }
  }

  /// One of the ingredients that the line names.
  package struct Item: Sendable, Hashable {
    /// Parts of the amount, which add up; empty: no amount is given.
    package internal(set) var amounts: [Measure] = []
    /// The same amount in other units: `225 g` and `8 oz`.
    package internal(set) var equals: [Measure] = []
    /// The ingredient, as the line spells it.
    package internal(set) var name = ""
    /// The rest of the line, as it is spelled: preparation, size, brand.
    package internal(set) var remarks: [String] = []
    /// What is counted, as the line spells it, if it is a portion: `dientes`.
    package internal(set) var noun = ""
    /// What ties ``noun`` to the name: `de`; empty: nothing does.
    var tie = ""
    /// Whether ``noun`` follows the name: `garlic cloves`.
    var isNounBehind = false
    /// The size of a container, as the line spells it: `400 g`.
    var sizeText = ""
    /// Whether the size follows the container, in parentheses: `1 lata (400 g)`.
    var hasSizeBehind = false
    /// Whether the amount follows the name: `Harina: 200 g`.
    var isBehind = false
  }

  /// An amount at its place in the line.
  struct Slot: Sendable, Hashable {
    let range: Range<String.Index>
    let amount: Fraction
    let unit: KitchenUnit?
    /// Written behind the amount, in place of what ``range`` covers beyond its digits: the unit of `1 taza y media`.
    var noun = ""
    /// Whether it is the lower end of a range, whose upper end comes next.
    var isLow = false
    /// Whether this is the size of the containers that the previous amount counts.
    var isSize = false
  }

  /// The line.
  package let text: String
  /// The ingredients; at least one.
  package let items: [Item]
  let slots: [Slot]

  /// - Returns: `nil` when not all of its numbers are understood.
  package init?(_ line: String) {
    var parser = LineParser(line)
    guard let items = parser.items() else { return nil }
    text = line
    self.items = items
    slots = parser.slots.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether it gives an amount.
  package var hasAmount: Bool { items.contains { !$0.amounts.isEmpty } }
}
