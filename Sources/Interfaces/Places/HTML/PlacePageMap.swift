import Entities

/// The map on the page: a legend that filters by kind, zoom buttons, and pins that link to the rows of their places.
struct PlacePageMap {
  private let model: PlaceMapModel
  private let notes: [[String]]
  private let kinds: [Place.ID: Place.Kind]

  /// Creates the map for a page.
  ///
  /// - Parameters:
  ///   - models: the model of the map in each language.
  ///   - places: the places that have a row.
  init(_ models: [PlaceMapModel], of places: [Place]) {
    model = models[0]
    notes = models.map(\.notes)
    kinds = Dictionary(places.map { ($0.id, $0.kind) }) { first, _ in first }
  }

  func html(_ both: [Texts]) -> String {
    let drawing = MapDrawing(model)
    let layout = MapPinLayout(drawing)
    let (width, height) = (Markup.number(drawing.width), Markup.number(drawing.height))
    let lines = model.notes.indices.map { line in
      "<p class=\"note\">\(PlacePage.said(notes.map { $0[line] }, both))</p>"
    }
    let user = both.map { texts in
      "<g class=\"\(texts.language.rawValue)\">\(drawing.user(Markup.escaped(texts.yourPosition)))</g>"
    }
    return """
      \(legend(both))<a class="skip" id="skip" href="#listtitle">\(PlacePage.said(both.map(\.skipTheMap), both))</a>
      <div class="frame">\(buttons(both))<svg class="m-map" viewBox="0 0 \(width) \(height)" \
      style="aspect-ratio:\(width)/\(height)" data-m="\(drawing.metersPerUnit)" role="group" aria-labelledby="maptitle">\
      \(drawing.ground)
      \(layout.leads)\(layout.pins.map(pin).joined(separator: "\n"))
      \(model.position == nil ? "" : user.joined())</svg></div>\(lines.joined())
      """
  }

  private func pin(_ pin: MapPinLayout.Pin) -> String {
    let state = (pin.pin.isHit ? "" : " off") + (pin.pin.isOutside ? " out" : "") + (pin.isLarge ? "" : " dot")
    let place = "transform=\"translate(\(Markup.pair(pin.point)))\""
    // A place that doesn't match the search has no row to link to.
    guard let number = pin.pin.number else { return "<g class=\"m-pin\(state)\" \(place)>\(Self.dot)</g>" }
    let kind = kinds[pin.pin.id] ?? .shop
    let origin = pin.isMoved ? " data-at=\"\(Markup.pair(pin.origin))\"" : ""
    let name = Markup.escaped("\(number): \(pin.pin.name)")
    let sign = pin.isLarge ? "\(Self.sign(kind))\(Self.number(number))" : Self.dot
    return
      "<a class=\"m-pin \(kind.rawValue)\(state)\" href=\"#\(pin.pin.id.text)\" \(place)\(origin) aria-label=\"\(name)\">"
      + "\(sign)</a>"
  }

  /// A dot for a pin that has no room for its number. The dot is visible only with scripts.
  private static let dot = "<circle r=\"\(Markup.number(MapPinLayout.dotRadius))\"/>"

  private static func number(_ number: Int) -> String {
    "<text\(number > 99 ? " class=\"long\"" : "") dy=\"4\">\(number)</text>"
  }

  /// Returns the symbol for a kind of place. The symbol is drawn in the clickable circle because not everyone can distinguish the colors.
  private static func sign(_ kind: Place.Kind) -> String {
    switch kind {
    case .shop: "<circle r=\"12\"/>"
    case .activity: "<circle r=\"12\"/><rect x=\"-10\" y=\"-10\" width=\"20\" height=\"20\" rx=\"5\"/>"
    case .service: "<circle r=\"12\"/><path d=\"M0-13L13 0 0 13-13 0Z\"/>"
    }
  }

  /// Returns the legend: the kinds on the map, each with its symbol and its number of places. With scripts, the reader can hide each kind.
  private func legend(_ both: [Texts]) -> String {
    let counts = kinds.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let items = Place.Kind.allCases.compactMap { kind in
      counts[kind].map { count in
        let name = PlacePage.said(both.map { "\($0.places(of: kind)) (\($0.grouped("\(count)")))" }, both)
        return
          "<label class=\"\(kind.rawValue)\"><input type=\"checkbox\" checked data-kind=\"\(kind.rawValue)\" hidden>"
          + "<svg class=\"key \(kind.rawValue)\" viewBox=\"-14 -14 28 28\" aria-hidden=\"true\">\(Self.sign(kind))</svg>\(name)</label>"
      }
    }
    if items.isEmpty { return "" }
    let title = PlacePage.said(both.map(\.kindsOfPlaces), both)
    return "<fieldset class=\"kinds\"><legend>\(title)</legend>\(items.joined())</fieldset>\n"
  }

  private func buttons(_ both: [Texts]) -> String {
    let all: [(factor: String, sign: String, name: (Texts) -> String)] = [
      ("2", "+", \.zoomIn), ("0.5", "−", \.zoomOut), ("0", "⤢", \.wholeMap),
    ]
    let buttons = all.map { factor, sign, name in
      "<button type=\"button\" data-zoom=\"\(factor)\"><span aria-hidden=\"true\">\(sign)</span>"
        + "<span class=\"vh\">\(PlacePage.said(both.map(name), both))</span></button>"
    }
    return "<p class=\"zoom\" hidden>\(buttons.joined())</p>"
  }
}
