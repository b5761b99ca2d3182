import Foundation

@testable import Entities

/// Ingredient lines, and the expected shopping list, whose items are written like `1 tbsp + 1/4 cup | olive oil`.
struct LabeledSum {
  /// An item on the shopping list, independent of its spelling.
  struct Item: Hashable {
    let name: IngredientKey
    /// The amounts by kind, such as `mass`, `clove` or `can 14oz`. Spoons and cups are converted to teaspoons.
    var amounts: [String: Double] = [:]
    var isAlsoUnmeasured = false
  }

  let lines: [String]
  let expected: Set<Item>

  var found: Set<Item> {
    var list = ShoppingList()
    for (number, line) in lines.enumerated() {
      guard let ingredient = try? Ingredient(text: line), let id = try? Recipe.ID("local-\(number)") else { continue }
      list.add([ingredient], of: id)
    }
    return Set(list.items.map(Item.init))
  }

  /// Reads the labeled sums in a file. The file contains blocks of lines, each followed by its shopping list, marked with `=>`. Lines that
  /// start with `#` are comments.
  static func all(in file: String) throws -> [LabeledSum] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lines/Gold/\(file).txt").path
    return try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n\n").compactMap { block in
      let rows = block.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
      let lines = rows.filter { !$0.hasPrefix("=>") }
      let labels = rows.filter { $0.hasPrefix("=>") }.map { String($0.dropFirst(3)) }
      return lines.isEmpty ? nil : LabeledSum(lines: lines, expected: Set(labels.map(Item.init(label:))))
    }
  }
}

extension LabeledSum.Item {
  init(_ item: ShoppingList.Item) {
    var words = item.name.split(separator: " ").map(String.init)
    var noun: String?
    // For example, the last word of `bay leaves` is a unit.
    if words.count > 1, let last = words.last, LineWords.trailingPortions.contains(SearchText.fold(last)) {
      noun = words.removeLast()
    }
    name = IngredientKey(words.joined(separator: " "), isCounted: false, size: nil)
    isAlsoUnmeasured = item.isAlsoUnmeasured
    for part in item.amounts { add(part.amount.value, part.unit, part.noun ?? noun) }
  }

  init(label: String) {
    let parts = label.components(separatedBy: " | ")
    name = IngredientKey(parts[1], isCounted: false, size: nil)
    for term in parts[0].components(separatedBy: " + ") {
      let words = term.components(separatedBy: " = ")[0].split(separator: " ", maxSplits: 1).map(String.init)
      if words == ["-"] {
        isAlsoUnmeasured = true
        continue
      }
      let number = words[0].split(separator: "/").compactMap { Double($0) }
      let unit = words.count > 1 ? KitchenUnit(word: words[1]) : nil
      add(number.count == 2 ? number[0] / number[1] : number[0], unit, unit == nil && words.count > 1 ? words[1] : nil)
    }
  }

  private mutating func add(_ amount: Double, _ unit: KitchenUnit?, _ noun: String?) {
    let isOfCups = unit?.measure == .cups
    let kind: String
    if let noun {
      let parts = noun.split(separator: "(").map { SearchText.fold($0.trimmingCharacters(in: [" ", ")"])) }
      let size = parts.dropFirst().joined().replacing("ounce", with: "oz").filter { $0.isLetter || $0.isNumber }
      kind = [KitchenPortion(word: parts[0])?.name ?? parts[0], size].filter { !$0.isEmpty }.joined(separator: " ")
    } else {
      kind = "\(isOfCups ? .spoons : unit?.measure ?? .pieces)"
    }
    let total = amounts[kind, default: 0] + amount * (unit?.size.value ?? 1) * (isOfCups ? 48 : 1)
    amounts[kind] = (total * 10_000).rounded() / 10_000
  }
}
