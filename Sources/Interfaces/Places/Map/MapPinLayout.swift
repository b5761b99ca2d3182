#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The positions of pins in a drawing. Pins that would overlap are moved apart, each with a line to its place.
///
/// The page's script lays out the pins in the same way for every scale (``PlacePageMapScript``).
struct MapPinLayout {
  /// A pin and its position in the drawing.
  struct Pin {
    let pin: PlaceMapModel.Pin
    /// The position of the place.
    let origin: MapPoint
    /// The position of the pin.
    let point: MapPoint
    /// Whether there is room for the pin's number. Otherwise the pin is a dot at the position of the place.
    let isLarge: Bool

    var isMoved: Bool { point != origin }
  }

  /// The radius of a pin with a number, in units of the drawing.
  static let radius = 12.0
  /// The radius of a dot, in units of the drawing.
  static let dotRadius = 5.0
  /// The minimum distance between the centers of two pins, slightly more than the diameter of a pin.
  static let distance = 28.0
  /// The maximum number of numbered pins on a map whose pins can be moved. Moving more pins would make the map misleading.
  static let crowd = 60
  /// The maximum distance by which a pin is moved, in multiples of half the minimum ``distance``.
  static let steps = 12

  /// The pins in drawing order: dots of places that don't match the search, then other dots, then pins with numbers.
  let pins: [Pin]

  init(_ drawing: MapDrawing) {
    let sorted = drawing.model.pins.sorted { ($0.number ?? .max) < ($1.number ?? .max) }
    let isCrowd = sorted.count(where: { $0.number != nil }) > Self.crowd
    var room = Room(width: drawing.width, height: drawing.height)
    if let position = drawing.model.position {
      room.take(drawing.point(position, isOutside: drawing.model.isPositionOutside))
    }
    let placed = sorted.map { pin in
      let origin = drawing.point(pin.coordinate, isOutside: pin.isOutside)
      let free = pin.number == nil ? nil : room.place(origin, steps: isCrowd ? 0 : Self.steps)
      return Pin(pin: pin, origin: origin, point: free ?? origin, isLarge: free != nil)
    }
    func rank(_ pin: Pin) -> Int { pin.isLarge ? 2 : pin.pin.isHit ? 1 : 0 }
    pins = (0...2).flatMap { wanted in placed.filter { rank($0) == wanted } }
  }

  /// The SVG of the lines from the moved pins to their places, with a spot at each place.
  var leads: String {
    let moved = pins.filter(\.isMoved)
    if moved.isEmpty { return "" }
    let spots = moved.map { "M\(Markup.pair($0.origin))h0" }.joined()
    let lines = moved.map { "M\(Markup.pair($0.origin))L\(Markup.pair($0.point))" }.joined()
    return "<path class=\"m-lead\" d=\"\(lines)\"/><path class=\"m-spot\" d=\"\(spots)\"/>"
  }

  /// The points that are already occupied by pins.
  private struct Room {
    private struct Square: Hashable { let column, row: Int }
    let width: Double
    let height: Double
    // A square is as wide as the minimum distance, so only points in the nine nearest squares can be too close.
    private var taken: [Square: [MapPoint]] = [:]

    init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// Occupies and returns the free point nearest to `origin`, at most `steps` times half the minimum distance away. Returns `nil` if no
    /// point in this range is free.
    mutating func place(_ origin: MapPoint, steps: Int) -> MapPoint? {
      let inset = MapPinLayout.radius + 1
      let origin = MapPoint(
        x: min(max(inset, origin.x), width - inset), y: min(max(inset, origin.y), height - inset))
      for step in 0...steps {
        let directions = max(1, 6 * step)
        for direction in 0..<directions {
          let angle = (Double(direction) / Double(directions) - 0.25) * 2 * Double.pi
          let reach = Double(step) * MapPinLayout.distance / 2
          let point = MapPoint(x: origin.x + reach * cos(angle), y: origin.y + reach * sin(angle))
          if (inset...width - inset).contains(point.x), (inset...height - inset).contains(point.y), isFree(point) {
            take(point)
            return point
          }
        }
      }
      return nil
    }

    mutating func take(_ point: MapPoint) { taken[square(point), default: []].append(point) }

    private func square(_ point: MapPoint) -> Square {
      Square(column: Int(point.x / MapPinLayout.distance), row: Int(point.y / MapPinLayout.distance))
    }

    private func isFree(_ point: MapPoint) -> Bool {
      let own = square(point)
      return (-1...1).allSatisfy { column in
        (-1...1).allSatisfy { row in
          (taken[Square(column: own.column + column, row: own.row + row)] ?? []).allSatisfy { other in
            let (x, y) = (other.x - point.x, other.y - point.y)
            return x * x + y * y >= MapPinLayout.distance * MapPinLayout.distance * 0.999
          }
        }
      }
    }
  }
}
