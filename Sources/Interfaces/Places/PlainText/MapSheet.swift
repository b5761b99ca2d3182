import Entities

/// A map drawn in terminal cells. Pins are drawn first, then the numbers, names and grid marks that fit between them.
struct MapSheet {
  let signs: MapSymbols
  let scale: MapScale
  private(set) var hasFound = false
  private(set) var hasUser = false
  private(set) var hasLandmark = false
  private(set) var hasGrid = false
  private let projection: MapProjection
  private var canvas: MapCanvas

  /// The width in dots. A cell contains 2 × 4 dots and is about twice as high as it is wide, so the distance between dots is the same in
  /// both directions.
  private var width: Double { Double(canvas.columns * 2) }
  private var height: Double { Double(canvas.rows * 4) }
  private var metersPerColumn: Double { 2 * projection.metersPerUnit(width: width, height: height) }

  /// The number of pins whose row numbers don't fit on the map.
  private(set) var withoutRoom = 0

  /// Draws a map.
  ///
  /// - Parameters:
  ///   - width: the width including the frame, in characters.
  ///   - height: the maximum height including the frame, in lines.
  init(_ model: PlaceMapModel, width: Int, height: Int, signs: MapSymbols) {
    self.signs = signs
    projection = model.projection
    // The map is as high as its shape requires and the maximum height allows. Its width is limited to the columns that a map of this
    // maximum height can use.
    let shape = projection.north / projection.east
    let highest = max(4, height - 2)
    let columns = min(width - 2, max(4 * highest, Int(Double(2 * highest) / shape)))
    let rows = min(highest, max(6, Int((Double(columns) * shape / 2).rounded())))
    canvas = MapCanvas(columns: columns, rows: rows)
    let perDot = projection.metersPerUnit(width: Double(columns * 2), height: Double(rows * 4))
    scale = MapScale(atMost: perDot * 2 * Double(columns) / 3)

    for pin in model.pins { draw(pin, isSearch: model.isSearch) }
    if let position = model.position { drawUser(position, isOutside: model.isPositionOutside) }
    let numbered = model.pins.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    // Numbers that fit at their pins take precedence over numbers that must be moved.
    let crowded = numbered.filter { pin in pin.isOutside || !write(pin.number ?? 0, at: pin) }
    withoutRoom = crowded.count { pin in !write(pin.number ?? 0, near: pin) }
    keepHits()
    for landmark in model.landmarks { draw(landmark) }
    drawGrid()
  }

  private typealias Cell = (column: Int, row: Int)

  private func dot(_ coordinate: Coordinate, isOutside: Bool) -> (x: Int, y: Int) {
    let point =
      isOutside
      ? projection.edgePoint(coordinate, width: width, height: height, inset: 0.5)
      : projection.point(coordinate, width: width, height: height)
    return (min(max(0, Int(point.x)), canvas.columns * 2 - 1), min(max(0, Int(point.y)), canvas.rows * 4 - 1))
  }

  private func cell(_ coordinate: Coordinate, isOutside: Bool = false) -> Cell {
    let dot = dot(coordinate, isOutside: isOutside)
    return (dot.x / 2, dot.y / 4)
  }

  private mutating func draw(_ pin: PlaceMapModel.Pin, isSearch: Bool) {
    let dot = dot(pin.coordinate, isOutside: pin.isOutside)
    let (column, row) = (dot.x / 2, dot.y / 4)
    var cell = canvas[column, row]
    cell.pins += 1
    cell.dots |= MapSymbols.dot(dot.x % 2, dot.y % 4)
    // A search result stands out even if it shares its cell with other pins.
    let isFound = isSearch && pin.isHit
    cell.style = isFound || cell.style == .strong ? .strong : isSearch ? .faint : .plain
    if pin.isOutside {
      cell.character = arrow(column, row)
      cell.isTaken = true
    } else if !cell.isTaken {
      let isPlainFound = !signs.isBraille && !isSearch
      if isFound || isPlainFound || cell.character == signs.found {
        cell.character = signs.found
        hasFound = hasFound || isFound
      } else {
        cell.character = signs.isBraille ? MapSymbols.braille(cell.dots) : signs.pin
      }
    }
    canvas[column, row] = cell
  }

  /// Returns the arrow that points from the center of the map toward an edge cell.
  private func arrow(_ column: Int, _ row: Int) -> Character {
    if row == 0 { return signs.arrows[0] }
    if row == canvas.rows - 1 { return signs.arrows[2] }
    return signs.arrows[column > canvas.columns / 2 ? 1 : 3]
  }

  private mutating func drawUser(_ position: Coordinate, isOutside: Bool) {
    let (column, row) = cell(position, isOutside: isOutside)
    canvas[column, row] = MapCanvas.Cell(character: signs.user, style: .strong, isTaken: true)
    hasUser = true
  }

  /// Writes the number over the pin's own cell, extending to the right if there is room, otherwise to the left. Returns whether the number
  /// was written.
  private mutating func write(_ number: Int, at pin: PlaceMapModel.Pin) -> Bool {
    let (column, row) = cell(pin.coordinate)
    let text = "\(number)"
    let style = style(at: column, row)
    return canvas.write(text, from: column, row: row, over: column, style)
      || canvas.write(text, from: column - text.count + 1, row: row, over: column, style)
  }

  /// Writes the number in the nearest free cells around the pin. Returns whether the number was written.
  private mutating func write(_ number: Int, near pin: PlaceMapModel.Pin) -> Bool {
    let (column, row) = cell(pin.coordinate, isOutside: pin.isOutside)
    let text = "\(number)"
    let style = style(at: column, row)
    return Self.around.contains { right, down in
      canvas.write(text, from: column + right - text.count / 2, row: row + down, over: nil, style)
    }
  }

  private func style(at column: Int, _ row: Int) -> Line.Style {
    canvas[column, row].style == .plain ? .strong : canvas[column, row].style
  }

  /// The offsets of the cells around a cell, nearest first. A cell is twice as high as it is wide.
  private static let around: [(right: Int, down: Int)] = (-6...6).flatMap { down in
    (-12...12).map { right in (right: right, down: down) }
  }.sorted { one, other in
    let (a, b) = (
      one.right * one.right + 4 * one.down * one.down, other.right * other.right + 4 * other.down * other.down
    )
    return (a, one.down, one.right) < (b, other.down, other.right)
  }

  /// Prevents names from being written next to search results, because the symbol of a search result looks like a letter. Names can be next
  /// to dots.
  private mutating func keepHits() {
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns where canvas[column, row].character == signs.found {
        canvas[column, row].isTaken = true
      }
    }
  }

  /// Draws a landmark with its name if there is room for both. Otherwise draws only its symbol if there is room for the symbol.
  private mutating func draw(_ landmark: Landmark) {
    let (column, row) = cell(landmark.coordinate)
    if canvas[column, row].pins > 0 { return }
    let name = signs.isBraille ? landmark.name : PlaceMapText.ascii(landmark.name)
    let right = canvas.write("\(signs.landmark)\(name)", from: column, row: row, over: nil, .faint)
    let before = column - name.count
    let left = !right && canvas.write("\(name)\(signs.landmark)", from: before, row: row, over: nil, .faint)
    if right || left || canvas.write("\(signs.landmark)", from: column, row: row, over: nil, .faint) {
      hasLandmark = true
    }
  }

  /// Draws a mark at every crossing of the grid lines. Two of the lines cross at the center. The distance between two lines is the length
  /// of the scale bar.
  private mutating func drawGrid() {
    let step = Double(scale.meters) / metersPerColumn
    let (middle, center) = (Double(canvas.columns) / 2, Double(canvas.rows) / 2)
    let (across, down) = (Int(middle / step) + 1, Int(center / (step / 2)) + 1)
    for north in -down...down {
      for east in -across...across {
        let column = Int((middle + Double(east) * step).rounded(.down))
        let row = Int((center + Double(north) * step / 2).rounded(.down))
        guard (0..<canvas.columns).contains(column), (0..<canvas.rows).contains(row) else { continue }
        if canvas.write("\(signs.grid)", from: column, row: row, over: nil, .faint) { hasGrid = true }
      }
    }
  }

  /// Returns the map in its frame, with a north arrow at the top and the scale bar at the bottom.
  func lines() -> [Line] {
    let columns = canvas.columns
    func border(_ text: String, _ left: Character, _ right: Character, isBelow: Bool) -> Line {
      let rest = String(repeating: signs.across, count: max(0, columns - text.count))
      return Line("\(left)" + (isBelow ? text + rest : rest + text) + "\(right)", .faint)
    }
    let length = max(1, Int((Double(scale.meters) / metersPerColumn).rounded()))
    let inside = String(repeating: signs.across, count: length - 1)
    let bar = "\(signs.across)\(signs.barEnds.0)\(inside)\(signs.barEnds.1) \(scale.text) "
    let north = " N \(signs.isBraille ? "↑" : "^") "
    return [border(north, signs.corners[0], signs.corners[1], isBelow: false)]
      + (0..<canvas.rows).map { canvas.line($0, before: "\(signs.down)", after: "\(signs.down)") }
      + [border(bar, signs.corners[3], signs.corners[2], isBelow: true)]
  }
}
