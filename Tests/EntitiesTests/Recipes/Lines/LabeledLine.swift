import Entities
import Foundation

/// An ingredient line and its label, which states the meaning of the line in the notation of the manual page *Lines of ingredients*, such
/// as `1 cup = 2 stick | butter // softened`. The label is `?` if the line is ambiguous.
struct LabeledLine: Sendable {
  let text: String
  let label: String

  /// Reads the labeled lines in a file, each with a tab between the line and its label. Lines that start with `#` are comments.
  static func all(in file: String) throws -> [LabeledLine] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Gold/\(file).tsv").path
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { row in
      let cells = row.split(separator: "\t", maxSplits: 1).map(String.init)
      return row.hasPrefix("#") || cells.count < 2 ? nil : LabeledLine(text: cells[0], label: cells[1])
    }
  }

  /// The label that describes the parsed line. `?` if the line can't be parsed.
  var understood: String { MeasuredLine(text).map(\.label) ?? "?" }

  /// Whether the parsed amounts equal the amounts in the label, independent of their notation.
  var isRight: Bool { Self.amounts(understood) == Self.amounts(label) }

  /// Returns the amounts of each ingredient that has an amount, added up by unit and sorted alphabetically.
  private static func amounts(_ label: String) -> [[String]] {
    if label == "?" { return [["?"]] }
    return label.components(separatedBy: " ; ").map { item in
      let terms = item.components(separatedBy: " | ")[0].components(separatedBy: " + ").flatMap {
        $0.components(separatedBy: " = ")
      }
      var (ranges, sums): ([String], [String: Double]) = ([], [:])
      for term in terms where term != "-" {
        let parts = term.split(separator: " ", maxSplits: 1).map(String.init)
        let unit = parts.count > 1 ? SearchText.fold(parts[1]) : ""
        let ends = parts[0].components(separatedBy: "..").map(number)
        if ends.count > 1 { ranges.append("\(ends) \(unit)") } else { sums[unit, default: 0] += ends[0] }
      }
      return (ranges + sums.map { "\(($0.value * 10_000).rounded() / 10_000) \($0.key)" }).sorted()
    }.filter { !$0.isEmpty }
  }

  private static func number(_ text: String) -> Double {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts[0]
  }
}

extension MeasuredLine {
  /// The amounts, names and remarks of the line, in the notation of the labels.
  var label: String {
    items.map { item in
      let sum = item.amounts.map(\.label).joined(separator: " + ")
      let amount = sum.isEmpty ? "-" : ([sum] + item.equals.map(\.label)).joined(separator: " = ")
      return "\(amount) | \(item.name)" + (item.remarks.isEmpty ? "" : " // " + item.remarks.joined(separator: ", "))
    }.joined(separator: " ; ")
  }
}

extension MeasuredLine.Measure {
  fileprivate var label: String {
    let number = [amount, most].compactMap(\.self).map(Self.text).joined(separator: "..")
    let unit = unit.map { $0 == .fluidOunce ? "floz" : $0.rawValue } ?? portion ?? ""
    let size = size.map { "(\(Self.decimal($0.amount)) \($0.unit.rawValue))" } ?? ""
    return unit.isEmpty ? number : "\(number) \(unit)\(size)"
  }

  private static func decimal(_ number: Fraction) -> String {
    number.denominator == 1 ? "\(number.numerator)" : "\(number.value)"
  }

  private static func text(_ number: Fraction) -> String {
    number.denominator == 1 ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
  }
}
