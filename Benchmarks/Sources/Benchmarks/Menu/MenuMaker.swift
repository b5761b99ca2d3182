import GatewayTesting
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Generates a menu of any size. The menu is the same every time. Names are unique and unsorted.
struct MenuMaker {
  private var random = SeededNumbers(seed: 0x5EED)

  /// Writes the menu as a seed, about 160 bytes per dish, without keeping the whole menu in memory.
  static func write(_ size: Int, to path: String) throws {
    guard let file = fopen(path, "w") else { throw Problem.system(path) }
    defer { fclose(file) }
    var maker = MenuMaker()
    fputs("[\n", file)
    for number in 0..<size { fputs("  " + maker.dish(number) + (number + 1 < size ? ",\n" : "\n"), file) }
    guard fputs("]\n", file) >= 0, fflush(file) == 0 else { throw Problem.system(path) }
  }

  private mutating func dish(_ number: Int) -> String {
    let kind = pick(Vocabulary.kinds)
    let cents = 150 + random.below(3850)
    let price = cents % 100 < 10 ? "\(cents / 100).0\(cents % 100)" : "\(cents / 100).\(cents % 100)"
    return
      #"{"nombre": "\#(name(number))", "descripcion": "\#(description(number))", "precio": \#(price), "tipo": "\#(kind)"}"#
  }

  /// Returns a unique name. A name is a number whose digits are words. The step between consecutive numbers is coprime to the number of
  /// names, so no name repeats.
  private func name(_ number: Int) -> String {
    let lists = [Vocabulary.dishes, Vocabulary.ingredients, Vocabulary.styles, Vocabulary.garnishes]
    let count = lists.reduce(1) { $0 * $1.count }
    var rest = number * 7_368_787 % count
    let words = lists.map { list in
      defer { rest /= list.count }
      return list[rest % list.count]
    }
    return "\(words[0].prefix(1).uppercased())\(words[0].dropFirst()) de \(words[1]) \(words[2]) con \(words[3])"
  }

  private mutating func description(_ number: Int) -> String {
    let first = number % 10_000 == 7777 ? Vocabulary.rarity : pick(Vocabulary.ingredients)
    return "Con \(first) y \(pick(Vocabulary.garnishes)). \(pick(Vocabulary.remarks))."
  }

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }
}
