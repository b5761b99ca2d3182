import Entities
import UseCases

extension FoundRow: PlainTextRow {
  public static func lines(_ rows: [FoundRow], width: Int) -> [[Line]] {
    let kindWidth = rows.map(\.kind.columns).max() ?? 0
    return rows.map { row in
      let mark = row.kind + String(repeating: " ", count: kindWidth - row.kind.columns)
      return Line.row(
        row.number, mark + " ", row.name, [row.maker, row.reason].compactMap(\.self).joined(separator: " · "),
        width: width)
    }
  }
}

extension FindFeature: PlainTextList {}
