/// Exports a map of places as an SVG file that makes no requests.
public enum PlaceMapSVG {
  /// Returns the contents of the file: XML in UTF-8, for light and dark color schemes, with a description for screen readers.
  public static func text(_ model: PlaceMapModel, _ texts: Texts) -> String {
    let drawing = MapDrawing(model)
    let layout = MapPinLayout(drawing)
    let (width, height) = (Markup.number(drawing.width), Markup.number(drawing.height))
    let notes = model.notes.reversed().enumerated().map { line, note in
      let y = Markup.number(drawing.height - 14 - 18 * Double(line))
      return "<text class=\"m-note\" x=\"\(Markup.number(drawing.width - 14))\" y=\"\(y)\" text-anchor=\"end\">"
        + "\(Markup.escaped(note))</text>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-labelledby="title desc" xml:lang="\(texts.language.rawValue)">
      <title id="title">\(Markup.escaped(model.title))</title>
      <desc id="desc">\(Markup.escaped(texts.mapSummary(model)))</desc>
      <style>
      \(MapStyle.css)</style>
      <g class="m-map">\(drawing.ground)
      \(layout.leads)\(layout.pins.map { pin($0, isSearch: model.isSearch) }.joined(separator: "\n"))
      \(drawing.user(Markup.escaped(texts.yourPosition)))\(notes.joined())</g>
      </svg>

      """
  }

  private static func pin(_ pin: MapPinLayout.Pin, isSearch: Bool) -> String {
    let name = cut(pin.pin.name)
    let title = Markup.escaped(pin.pin.number.map { "\($0): \(name)" } ?? name)
    let kind = isSearch ? (pin.pin.isHit ? " hit" : " off") : ""
    let outside = pin.pin.isOutside ? " out" : ""
    let radius = Markup.number(pin.isLarge ? MapPinLayout.radius : MapPinLayout.dotRadius)
    let number = pin.isLarge ? pin.pin.number.map { "<text dy=\"4\">\($0)</text>" } : nil
    return "<g class=\"m-pin\(kind)\(outside)\" transform=\"translate(\(Markup.pair(pin.point)))\">"
      + "<title>\(title)</title><circle r=\"\(radius)\"/>\(number ?? "")</g>"
  }

  /// Truncates a name to the length of a tooltip that fits on the screen.
  private static func cut(_ name: String) -> String {
    name.count > 200 ? name.prefix(199) + "…" : name
  }
}
