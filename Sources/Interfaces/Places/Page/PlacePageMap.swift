import Entities

/// The map of the page: its pins lead to their rows.
struct PlacePageMap {
  private let model: PlaceMapModel
  private let notes: [[String]]

  /// - Parameter models: the map in each language.
  init(_ models: [PlaceMapModel]) {
    model = models[0]
    notes = models.map(\.notes)
  }

  func html(_ both: [Texts]) -> String {
    let drawing = MapDrawing(model)
    let (width, height) = (Markup.number(drawing.width), Markup.number(drawing.height))
    let pins = MapPinLayout(drawing).pins.map(pin).joined(separator: "\n")
    let lines = model.notes.indices.map { line in
      "<p class=\"note\">\(PlacePage.said(notes.map { $0[line] }, both))</p>"
    }
    let user = both.map { texts in
      "<g class=\"\(texts.language.rawValue)\">\(drawing.user(Markup.escaped(texts.yourPosition)))</g>"
    }
    return "<svg class=\"m-map\" viewBox=\"0 0 \(width) \(height)\" role=\"group\" "
      + "aria-labelledby=\"maptitle\">\(drawing.ground)\n\(pins)\n"
      + "\(model.position == nil ? "" : user.joined())</svg>\(lines.joined())"
  }

  private func pin(_ pin: MapPinLayout.Pin) -> String {
    let kind = "m-pin" + (pin.pin.isHit ? "" : " off") + (pin.pin.isOutside ? " out" : "")
    // Those that were not searched for have no row.
    guard let number = pin.pin.number else { return "<g class=\"\(kind)\">\(pin.drawing)</g>" }
    let name = Markup.escaped("\(number): \(pin.pin.name)")
    return "<a class=\"\(kind)\" href=\"#\(pin.pin.id.text)\" aria-label=\"\(name)\">\(pin.drawing)</a>"
  }
}
