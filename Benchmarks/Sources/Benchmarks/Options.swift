/// The command-line options.
struct Options {
  /// The sizes of the menus, in dishes.
  private(set) var sizes = [10_000, 100_000, 1_000_000]
  /// The number of repetitions of work that takes seconds. Shorter work is repeated twenty times as often.
  private(set) var rounds = 5
  /// The names of the rows to measure. If empty, all rows are measured.
  private(set) var names: [String] = []

  init(_ arguments: some Sequence<String>) throws {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      switch word {
      case "--sizes":
        sizes = try Self.value(of: word, &words).split(separator: ",").map { try Self.number(String($0)) }
      case "--rounds":
        rounds = try Self.number(try Self.value(of: word, &words))
      default:
        guard Program.rows.contains(where: { $0.name == word }) else {
          let known = Program.rows.map(\.name).joined(separator: ", ")
          throw Problem("no row is named \(word); the rows are \(known)")
        }
        names.append(word)
      }
    }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) throws -> String {
    guard let value = words.popFirst() else { throw Problem("\(option) needs a value") }
    return value
  }

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text), number > 0 else { throw Problem("invalid number \(text): expected 1 or more") }
    return number
  }
}
