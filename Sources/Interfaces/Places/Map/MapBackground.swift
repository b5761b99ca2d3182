import Entities

/// The background of a map: parks, the river, streets, highways and landmarks, with the names that fit.
struct MapBackground {
  let svg: String

  init(_ drawing: MapDrawing) {
    var names = Names(width: drawing.width)
    let lines = MapLine.all.compactMap { Line($0, on: drawing) }
    // The names of landmarks take precedence over the names of lines.
    let landmarks = drawing.model.landmarks.map { landmark in
      let point = drawing.point(landmark.coordinate, isOutside: false)
      return "<g class=\"m-label\" transform=\"translate(\(Markup.pair(point)))\"><circle class=\"m-mark\" r=\"3\"/>"
        + "\(names.nextTo(point, landmark.name) ?? "")</g>"
    }
    let ways = lines.compactMap { line in line.middle.flatMap { names.over($0, line.name) } }
    svg = lines.map(\.svg).joined() + ways.joined() + landmarks.joined()
  }

  /// A line that crosses the drawing.
  private struct Line {
    let svg: String
    let name: String
    /// The position of the name. The name of a park is at its center. Any other name is at the middle one of the line's points inside the
    /// drawing. `nil` if the drawing contains no such position.
    let middle: MapPoint?

    init?(_ line: MapLine, on drawing: MapDrawing) {
      let points = line.points.map { drawing.point($0, isOutside: false) }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
        left < drawing.width, right > 0, top < drawing.height, bottom > 0
      else { return nil }
      let path = "M" + points.map(Markup.pair).joined(separator: "L") + (line.kind == .park ? "Z" : "")
      svg = "<path class=\"m-line \(line.kind.rawValue)\" d=\"\(path)\"/>"
      name = line.name
      let size = Double(points.count)
      let candidates =
        line.kind == .park ? [MapPoint(x: xs.reduce(0, +) / size, y: ys.reduce(0, +) / size)] : points
      let inside = candidates.filter { point in
        (30...drawing.width - 30).contains(point.x) && (20...drawing.height - 20).contains(point.y)
      }
      middle = inside.isEmpty ? nil : inside[inside.count / 2]
    }
  }

  /// Positions names so that they don't overlap.
  private struct Names {
    let width: Double
    private var taken: [(x: ClosedRange<Double>, y: Double)] = []

    init(width: Double) { self.width = width }

    private mutating func take(_ x: ClosedRange<Double>, _ y: Double) -> Bool {
      if taken.contains(where: { $0.x.overlaps(x) && ($0.y - y).magnitude < 14 }) { return false }
      taken.append((x, y))
      return true
    }

    /// Returns the SVG of a name to the right of its symbol, or to the left of the symbol at the edge of the map. Returns `nil` if there is
    /// no room.
    mutating func nextTo(_ point: MapPoint, _ name: String) -> String? {
      // This is an estimate of the width of the name in a common typeface.
      let length = Double(name.count) * 7 + 8
      let isLeft = point.x + length > width
      guard take(isLeft ? point.x - length...point.x : point.x...point.x + length, point.y) else { return nil }
      let anchor = isLeft ? " text-anchor=\"end\"" : ""
      return "<text class=\"m-name\" x=\"\(isLeft ? -7 : 7)\" y=\"4\"\(anchor)>\(Markup.escaped(name))</text>"
    }

    /// Returns the SVG of a name that is centered on a point. Returns `nil` if there is no room.
    mutating func over(_ point: MapPoint, _ name: String) -> String? {
      let half = Double(name.count) * 3 + 4
      guard !name.isEmpty, take(point.x - half...point.x + half, point.y) else { return nil }
      return "<g class=\"m-label\" transform=\"translate(\(Markup.pair(point)))\">"
        + "<text class=\"m-way\" y=\"4\">\(Markup.escaped(name))</text></g>"
    }
  }
}
