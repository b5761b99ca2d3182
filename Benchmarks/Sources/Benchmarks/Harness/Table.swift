/// A Markdown table of measurements.
struct Table {
  private let lines: [Line]

  init(_ lines: [Line]) { self.lines = lines }

  var markdown: String {
    let head = "| work | dishes | kit | peer | kit ÷ peer | goal | met | physical limit |"
    let rule = "|---|---:|---:|---:|---:|---|---|---|"
    return ([head, rule] + lines.map(Self.markdown)).joined(separator: "\n")
  }

  private static func markdown(_ line: Line) -> String {
    let met = line.goal.flatMap { $0.isMet(by: line) }.map { $0 ? "yes" : "**no**" } ?? ""
    let cells = [
      line.work, grouped(line.size), line.kit.text, line.peer?.text ?? "", line.ratio.map(ratio) ?? "",
      line.goal?.text ?? "", met, line.limit,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func ratio(_ ratio: Double) -> String { decimals(ratio, ratio < 0.1 ? 3 : 2) }

  /// Formats a number with thousands separators, for example 1000000 as 1,000,000.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0 && (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }

  static func decimals(_ number: Double, _ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    let scaled = Int((number * scale).rounded())
    guard count > 0 else { return String(scaled) }
    let fraction = String(scaled % Int(scale))
    return "\(scaled / Int(scale))." + String(repeating: "0", count: count - fraction.count) + fraction
  }
}

extension Amount {
  /// The amount in a readable unit, for example 231 µs, 12.35 ms or 27.1 MB.
  var text: String {
    switch self {
    case .seconds(let seconds) where seconds >= 1: Table.decimals(seconds, 2) + " s"
    case .seconds(let seconds) where seconds >= 0.1: Table.decimals(seconds * 1e3, 0) + " ms"
    case .seconds(let seconds) where seconds >= 0.001: Table.decimals(seconds * 1e3, 2) + " ms"
    case .seconds(let seconds): Table.decimals(seconds * 1e6, seconds < 1e-5 ? 1 : 0) + " µs"
    case .bytes(let bytes) where bytes >= 1 << 20: Table.decimals(Double(bytes) / Double(1 << 20), 1) + " MB"
    case .bytes(let bytes): Table.decimals(Double(bytes) / 1024, 1) + " KB"
    }
  }
}

extension Goal {
  var text: String {
    switch self {
    case .ratio(let most): "≤ \(most)"
    case .below(let most): "< \(most.text)"
    }
  }
}
