import Entities
import UseCases

extension PlaceRow: PlainTextRow {
  public static func lines(_ rows: [PlaceRow], width: Int) -> [[Line]] {
    rows.map { row in
      Line.row(row.number, row.logo, row.name, row.detail, width: width)
        + (row.openingHours.isEmpty ? [] : Line.wrapped(row.openingHours, indent: 8, width: width, .faint))
    }
  }
}

extension PlaceListFeature: PlainTextList {
  public nonisolated static func lines(_ model: PlaceListModel, on paper: Paper) -> [Line] {
    // Half of the first page is reserved for the rows of the list.
    let map = PlaceMapText.lines(
      model.map, width: paper.width, height: paper.height.map { $0 / 2 - 1 }, atLeast: 6, isPlain: paper.isPlain,
      paper.texts)
    let card = PlacesText.card(model, width: paper.width)
    return ListText.lines(
      model, head: (model.hidesMap ? [] : [""] + map) + (card.isEmpty ? [] : [""] + card), width: paper.width)
  }
}
