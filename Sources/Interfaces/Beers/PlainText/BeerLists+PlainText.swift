import Entities
import UseCases

extension ManufacturerRow: PlainTextRow {
  public static func lines(_ rows: [ManufacturerRow], width: Int) -> [[Line]] {
    rows.map { row in
      let detail = [row.address, row.detail].filter { !$0.isEmpty }.joined(separator: " · ")
      return Line.row(row.number, row.logo, row.name, detail, width: width)
    }
  }
}

extension BeerRow: PlainTextRow {
  public static func lines(_ rows: [BeerRow], width: Int) -> [[Line]] {
    rows.map { Line.row($0.number, $0.photo, $0.name, $0.detail, width: width) }
  }
}

extension ReviewRow: PlainTextRow {
  public static func lines(_ rows: [ReviewRow], width: Int) -> [[Line]] {
    rows.map { row in
      Line.row(row.number, row.stars, row.beer, row.detail, width: width)
        + Line.paragraphs(row.text, indent: 12, width: width, .faint)
    }
  }
}

extension ManufacturersFeature: PlainTextList {
  /// Returns the lines of the form for a new manufacturer if the form is shown. Otherwise, returns the lines of the list.
  public nonisolated static func lines(_ model: ManufacturersModel, on paper: Paper) -> [Line] {
    model.form.map { [Line($0.title, .title), ""] + FormText.lines($0, paper.texts) }
      ?? ListText.lines(model, width: paper.width)
  }
}

extension BeersFeature: PlainTextList {}

extension BestBeersFeature: PlainTextList {}

extension ReviewsFeature: PlainTextList {}

extension ManufacturerFormFeature: PlainTextForm {
  public nonisolated static func lines(_ head: Head) -> [Line] { BeersText.facts(head.maker?.known ?? []) }
}

extension BeerFormFeature: PlainTextForm {
  public nonisolated static func lines(_ head: Head) -> [Line] { BeersText.facts(head.beer?.known ?? []) }
}

extension ReviewFormFeature: PlainTextForm {
  public nonisolated static func lines(_ head: Head) -> [Line] {
    head.review.map {
      [Line("\($0.stars)  \([$0.date, $0.author].compactMap(\.self).joined(separator: " · "))", .faint)]
    } ?? []
  }
}
