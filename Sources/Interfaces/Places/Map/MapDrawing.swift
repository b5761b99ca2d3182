import Entities

/// A map as SVG elements, for a file of its own and for a page.
struct MapDrawing {
  /// In units of the drawing; how large a unit is, the screen decides.
  let width = 800.0
  let height: Double
  let model: PlaceMapModel
  let scale: MapScale
  private let metersPerUnit: Double

  init(_ model: PlaceMapModel) {
    self.model = model
    let projection = model.projection
    height = (width * min(1.25, max(0.6, projection.north / projection.east))).rounded()
    metersPerUnit = projection.metersPerUnit(width: width, height: height)
    scale = MapScale(atMost: metersPerUnit * width / 4)
  }

  /// Where a coordinate is drawn; `isOutside` ones stand at the edge.
  func point(_ coordinate: Coordinate, isOutside: Bool) -> MapPoint {
    isOutside
      ? model.projection.edgePoint(coordinate, width: width, height: height, inset: 14)
      : model.projection.point(coordinate, width: width, height: height)
  }

  /// The ground, its grid and its landmarks, and the scale: everything below the pins.
  var ground: String {
    let size = "width=\"\(Markup.number(width))\" height=\"\(Markup.number(height))\""
    return "<rect class=\"m-ground\" \(size)/>" + grid + landmarks + scaleBar
  }

  /// Lines that are as far apart as the scale bar is long, counted from the center.
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

  /// Every landmark is a sign; those have a name whose name runs into no other one's.
  private var landmarks: String {
    var taken: [(x: ClosedRange<Double>, y: Double)] = []
    return model.landmarks.map { landmark in
      let point = point(landmark.coordinate, isOutside: false)
      let sign = "<circle class=\"m-mark\" cx=\"\(Markup.number(point.x))\" cy=\"\(Markup.number(point.y))\" r=\"3\"/>"
      // About as wide as the letters of any usual face are.
      let length = Double(landmark.name.count) * 7 + 8
      let isLeft = point.x + length > width
      let room = isLeft ? point.x - length...point.x : point.x...point.x + length
      if taken.contains(where: { $0.x.overlaps(room) && ($0.y - point.y).magnitude < 14 }) { return sign }
      taken.append((room, point.y))
      let x = Markup.number(point.x + (isLeft ? -7 : 7))
      let anchor = isLeft ? " text-anchor=\"end\"" : ""
      let name = Markup.escaped(landmark.name)
      return sign + "<text class=\"m-name\" x=\"\(x)\" y=\"\(Markup.number(point.y + 4))\"\(anchor)>\(name)</text>"
    }.joined()
  }

  private var scaleBar: String {
    let (left, bottom) = (14.0, height - 14)
    let right = Markup.number(left + Double(scale.meters) / metersPerUnit)
    let (x, y) = (Markup.number(left), Markup.number(bottom))
    return "<path class=\"m-bar\" d=\"M\(x) \(Markup.number(bottom - 6))V\(y)H\(right)V\(Markup.number(bottom - 6))\"/>"
      + "<text class=\"m-scale\" x=\"\(x)\" y=\"\(Markup.number(bottom - 10))\">\(scale.text)</text>"
      + "<path class=\"m-north\" d=\"M\(Markup.number(width - 22)) 34v-16m-5 6l5 -8l5 8\"/>"
      + "<text class=\"m-scale\" x=\"\(Markup.number(width - 22))\" y=\"48\" text-anchor=\"middle\">N</text>"
  }

  /// The user's position, if it is known.
  func user(_ title: String) -> String {
    guard let position = model.position else { return "" }
    let point = point(position, isOutside: model.isPositionOutside)
    let place = "translate(\(Markup.number(point.x)) \(Markup.number(point.y)))"
    return "<g class=\"m-user\" role=\"img\" aria-label=\"\(title)\" transform=\"\(place)\"><title>\(title)</title>"
      + "<circle r=\"14\"/><circle r=\"6\"/></g>"
  }
}
