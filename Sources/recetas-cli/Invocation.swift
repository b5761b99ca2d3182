import Interfaces

/// A parsed command line, checked against the known commands.
struct Invocation {
  enum Request {
    case help(HelpTopic)
    case version
    case run(Command, Arguments)
  }

  var options = GlobalOptions()
  var request = Request.help(.program)

  static func parse(_ words: [String], _ texts: Texts) throws -> Invocation {
    var line = Invocation()
    var tokens = Tokens(words)
    var operands: [String] = []
    var own: [(name: String, value: String?)] = []
    var wantsHelp = false
    var wantsVersion = false

    while let token = try tokens.next(after: operands, texts) {
      switch token {
      case .operand(let word): operands.append(word)
      case .option(let name, let value):
        wantsHelp = wantsHelp || name == "help"
        wantsVersion = wantsVersion || name == "version"
        if try !line.options.take(name, value, texts) { own.append((name, value)) }
      }
    }
    if wantsVersion || operands == ["version"] {
      line.request = .version
    } else if wantsHelp {
      line.request = .help(try Command.topic(operands, texts))
    } else {
      let (command, rest) = try Command.find(operands, texts)
      line.request = .run(command, try Arguments(command.spec, rest, own, texts))
    }
    return line
  }
}

extension Invocation {
  /// Returns the words of a command line without the options in `names` and their values.
  static func words(_ words: [String], without names: Set<String>, _ texts: Texts) throws -> [String] {
    var (tokens, operands, kept) = (Tokens(words), [String](), [String]())
    while true {
      let rest = tokens.words
      let token = try tokens.next(after: operands, texts)
      if case .operand(let word) = token { operands.append(word) }
      if case .option(let name, _) = token, names.contains(name) { continue }
      kept += rest.dropLast(tokens.words.count)
      if token == nil { return kept }
    }
  }
}

/// An iterator over the words of a command line, which combines each option with its value.
private struct Tokens {
  enum Token {
    case operand(String)
    case option(String, value: String?)
  }

  private(set) var words: ArraySlice<String>
  private var hasEnded = false

  init(_ words: [String]) { self.words = words[...] }

  mutating func next(after operands: [String], _ texts: Texts) throws -> Token? {
    guard let word = words.popFirst() else { return nil }
    if hasEnded { return .operand(word) }
    if word == "--" {
      hasEnded = true
      return try next(after: operands, texts)
    }
    if word == "-h" { return .option("help", value: nil) }
    if word == "-V" { return .option("version", value: nil) }
    guard word.hasPrefix("--") else {
      // `-2` reduces a quantity by two, but a dash with a letter can only be an unknown short option.
      let isShortOption = word.hasPrefix("-") && word.dropFirst().first?.isLetter == true
      if isShortOption { throw texts.unknownOption(word, nearest: Command.nearestOptions(to: word, after: operands)) }
      return .operand(word)
    }
    // The word is split by scalars, since a value can start with a combining mark, which would form one character with the preceding `=`.
    let parts = word.unicodeScalars.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    guard let option = Command.option(name, after: operands) else {
      throw texts.unknownOption("--" + name, nearest: Command.nearestOptions(to: name, after: operands))
    }
    let given = parts.count == 2 ? String(parts[1]) : nil
    if option.value == nil {
      if given != nil { throw texts.unwantedValue(name) }
      return .option(name, value: nil)
    }
    guard let value = given ?? words.popFirst() else { throw texts.missingValue(name) }
    return .option(name, value: value)
  }
}
