import Entities

/// A map as SVG elements, for a separate file or an HTML page.
struct MapDrawing {
  /// The width in units of the drawing. The size of a unit on the screen depends on the screen.
  let width = 800.0
  let height: Double
  let model: PlaceMapModel
  let scale: MapScale
  /// The number of meters in a unit of the drawing.
  let metersPerUnit: Double

  init(_ model: PlaceMapModel) {
    self.model = model
    let projection = model.projection
    height = (width * min(1.25, max(0.6, projection.north / projection.east))).rounded()
    metersPerUnit = projection.metersPerUnit(width: width, height: height)
    scale = MapScale(atMost: metersPerUnit * width / 4)
  }

  /// Returns the point for a coordinate in the drawing. If `isOutside` is true, the point is moved to the edge of the drawing.
  func point(_ coordinate: Coordinate, isOutside: Bool) -> MapPoint {
    isOutside
      ? model.projection.edgePoint(coordinate, width: width, height: height, inset: 14)
      : model.projection.point(coordinate, width: width, height: height)
  }

  /// The SVG of everything under the pins: the ground, its grid, the background, and the scale bar.
  var ground: String {
    let size = "width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\""
    return "<rect class=\"m-ground\" \(size)/>" + grid + MapBackground(self).svg + scaleBar
  }

  /// The SVG of the grid lines. Two of the lines cross at the center. The distance between two lines is the length of the scale bar.
  private var grid: String {
    let step = Double(scale.meters) / metersPerUnit
    var path = ""
    for way in 0...Int(max(width, height) / 2 / step) {
      for side in way == 0 ? [0.0] : [-1.0, 1.0] {
        let (x, y) = (width / 2 + side * Double(way) * step, height / 2 + side * Double(way) * step)
        if (0...width).contains(x) { path += "M\(Markup.number(x)) 0V\(Markup.number(height))" }
        if (0...height).contains(y) { path += "M0 \(Markup.number(y))H\(Markup.number(width))" }
      }
    }
    return "<path class=\"m-grid\" d=\"\(path)\"/>"
  }

  private var scaleBar: String {
    let length = Markup.number(Double(scale.meters) / metersPerUnit)
    return
      "<g class=\"m-bar\" transform=\"translate(14 \(Markup.number(height - 14)))\"><path d=\"M0 -6V0H\(length)V-6\"/>"
      + "<text class=\"m-scale\" y=\"-10\">\(scale.text)</text></g>"
      + "<g class=\"m-north\" transform=\"translate(\(Markup.number(width - 22)) 34)\"><path d=\"M0 0v-16m-5 6l5 -8l5 8\"/>"
      + "<text class=\"m-scale\" y=\"14\" text-anchor=\"middle\">N</text></g>"
  }

  /// Returns the SVG of the marker for the user's position. Empty if the position is unknown.
  func user(_ title: String) -> String {
    guard let position = model.position else { return "" }
    let point = point(position, isOutside: model.isPositionOutside)
    let place = "translate(\(Markup.pair(point)))"
    return "<g class=\"m-user\" role=\"img\" aria-label=\"\(title)\" transform=\"\(place)\"><title>\(title)</title>"
      + "<circle r=\"14\"/><circle r=\"6\"/></g>"
  }
}
