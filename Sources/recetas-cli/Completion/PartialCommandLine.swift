import Interfaces

/// A command line up to the cursor: the complete words, parsed as far as possible, and the word being typed.
struct PartialCommandLine {
  /// The role of the word being typed.
  enum Place {
    case optionName
    /// The value of an option. `front` is the text before the value in the same word, for example `--sort=`.
    case value(CommandSpec.Option, front: String)
    case operand
  }

  private(set) var options = GlobalOptions()
  /// The words that are neither options nor their values.
  private(set) var operands: [String] = []
  /// The last word as typed so far, without the text that precedes an option's value.
  private(set) var typed: String
  private(set) var place = Place.operand

  /// - Parameter words: the words after the program's name. The last one is being typed, and can be empty.
  init(_ words: [String], _ texts: Texts) {
    typed = words.last ?? ""
    var rest = words.dropLast()
    var hasEnded = false
    while let word = rest.popFirst() {
      if hasEnded || !word.hasPrefix("--") {
        operands.append(word)
      } else if word == "--" {
        hasEnded = true
      } else if let (option, value) = option(word), option.value != nil {
        guard let value = value ?? rest.popFirst() else {
          place = .value(option, front: "")
          return
        }
        // An invalid value is reported when the command runs.
        _ = try? options.take(option.name, value, texts)
      }
    }
    if hasEnded || !typed.hasPrefix("-") { return }
    place = .optionName
    if let (option, value) = option(typed), let value, option.value != nil {
      place = .value(option, front: String(typed.dropLast(value.count)))
      typed = value
    }
  }

  private func option(_ word: String) -> (CommandSpec.Option, value: String?)? {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Command.option(parts.first ?? "", after: operands) else { return nil }
    return (option, parts.count == 2 ? parts[1] : nil)
  }
}
