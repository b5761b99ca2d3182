/// Which pins of a drawing have room for their number, and in which order they are drawn.
struct MapPinLayout {
  /// A pin and where it is drawn.
  struct Pin {
    let pin: PlaceMapModel.Pin
    let point: MapPoint
    /// Whether there is room for its number.
    let isLarge: Bool

    /// A circle, and its number where there is room for it.
    var drawing: String {
      let (x, y) = (Markup.number(point.x), Markup.number(point.y))
      let radius = Markup.number(isLarge ? MapPinLayout.radius : MapPinLayout.dotRadius)
      let number = isLarge ? pin.number.map { "<text x=\"\(x)\" y=\"\(y)\" dy=\"4\">\($0)</text>" } : nil
      return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>\(number ?? "")"
    }
  }

  /// How large a pin with a number is, from its middle, in units of the drawing.
  static let radius = 11.0
  /// How large a pin is that is only a dot.
  static let dotRadius = 5.0

  /// The last is drawn above the others: first those that were not found, then dots, then numbers.
  let pins: [Pin]

  init(_ drawing: MapDrawing) {
    // Squares as wide as a number: whatever runs into a pin is in one of nine.
    struct Square: Hashable { let column, row: Int }
    var taken: [Square: [MapPoint]] = [:]
    let size = 2 * Self.radius
    let sorted = drawing.model.pins.sorted { ($0.number ?? .max) < ($1.number ?? .max) }
    let placed = sorted.map { pin in
      let point = drawing.point(pin.coordinate, isOutside: pin.isOutside)
      let (column, row) = (Int(point.x / size), Int(point.y / size))
      let near = (-1...1).flatMap { x in (-1...1).map { Square(column: column + x, row: row + $0) } }
        .flatMap { taken[$0] ?? [] }
      let isFree = near.allSatisfy { other in
        let (x, y) = (other.x - point.x, other.y - point.y)
        return x * x + y * y >= size * size
      }
      let isLarge = pin.number != nil && isFree
      if isLarge { taken[Square(column: column, row: row), default: []].append(point) }
      return Pin(pin: pin, point: point, isLarge: isLarge)
    }
    func rank(_ pin: Pin) -> Int { pin.isLarge ? 2 : pin.pin.isHit ? 1 : 0 }
    pins = (0...2).flatMap { wanted in placed.filter { rank($0) == wanted } }
  }
}
