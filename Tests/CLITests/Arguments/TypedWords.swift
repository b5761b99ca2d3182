import GatewayTesting
@testable import recetas_cli

/// A generator that creates command lines from the specifications, and then introduces errors into them. Every run generates the same
/// command lines.
struct TypedWords {
  private var random: SeededNumbers

  private static let strange = [
    "", "-", "--", "---", "-h", "-2", "+3", "-ñ", "=", "--=", "--limit", "--lang", "--lang=fr", "--data=", "--json=1",
    "menus",
    "delete", "9223372036854775807", "-9223372036854775809", "\u{0}", "\u{301}", "--\u{301}limit", "😀", "\u{202E}x",
    "--help=", "--store=sqlite:", "--search=a=b", " menu", "MENU", String(repeating: "x", count: 5000),
  ]

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  mutating func next() -> [String] {
    var words = right()
    for _ in 0..<Int.random(in: 0...3, using: &random) { spoil(&words) }
    return words
  }

  /// Returns a command with its operands and some options, a few of which belong to other commands.
  private mutating func right() -> [String] {
    let spec = Command.all[Int.random(in: Command.all.indices, using: &random)].spec
    var words = spec.name + spec.operands.map { _ in value() }
    let options = Bool.random(using: &random) ? spec.options + GlobalOptions.specs : Command.allOptions
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let option = options.randomElement(using: &random) else { continue }
      let name = "--" + option.name
      let given =
        option.value == nil ? [name] : Bool.random(using: &random) ? [name, value()] : [name + "=" + value()]
      words.insert(contentsOf: given, at: Int.random(in: 0...words.count, using: &random))
    }
    return words
  }

  private mutating func value() -> String {
    ["1", "en", "es", "dish-flan", "memory:", "100", "a b", Self.strange.randomElement(using: &random) ?? ""]
      .randomElement(using: &random) ?? ""
  }

  private mutating func spoil(_ words: inout [String]) {
    let strange = Self.strange.randomElement(using: &random) ?? ""
    guard !words.isEmpty else { return words = [strange] }
    let place = Int.random(in: words.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words.swapAt(place, Int.random(in: words.indices, using: &random))
    case 3: words.insert(strange, at: place)
    case 4: words[place] += strange
    default:
      var scalars = Array(words[place].unicodeScalars)
      if !scalars.isEmpty { scalars.remove(at: Int.random(in: scalars.indices, using: &random)) }
      words[place] = String(String.UnicodeScalarView(scalars))
    }
  }
}
