import Interfaces

/// Something that the program does: what it takes, and what it runs.
struct Command: Sendable {
  let spec: CommandSpec
  let run: @MainActor @Sendable (Context) async throws(Failure) -> Void

  /// Every command, in the order of the help.
  static let all: [Command] = [
    overview, interactive,
    menuList, menuImport, menuWatch,
    orderShow, orderAdd, orderSet, orderRemove, orderPlace, orderCancel, orderHistory, orderAgain,
    storeInfo, storeDump, storeReset,
  ]

  /// The options of all commands; a name means the same everywhere.
  static let allOptions = GlobalOptions.specs + all.flatMap { $0.spec.options }

  /// The command that the first words name, and the words after them.
  static func find(_ words: [String], _ texts: Texts) throws(Failure) -> (Command, operands: [String]) {
    guard let first = words.first else { return (overview, []) }
    let group = groupAliases[first] ?? first
    if let command = all.first(where: { $0.spec.name == [group] }) { return (command, Array(words.dropFirst())) }
    let commands = all.filter { $0.spec.name.count == 2 && $0.spec.name[0] == group }
    if commands.isEmpty { throw Failure(.usage, texts.unknownCommand(first, groups)) }
    let names = commands.map { $0.spec.name[1] }
    guard words.count > 1 else { throw Failure(.usage, texts.missingCommand(group, names)) }
    let name = commandAliases[words[1]] ?? words[1]
    guard let command = commands.first(where: { $0.spec.name[1] == name }) else {
      throw Failure(.usage, texts.unknownCommand("\(group) \(words[1])", names))
    }
    return (command, Array(words.dropFirst(2)))
  }

  /// What the help is asked for by these words.
  static func topic(_ words: [String], _ texts: Texts) throws(Failure) -> HelpTopic {
    guard let first = words.first else { return .program }
    let group = groupAliases[first] ?? first
    if words.count == 1, all.contains(where: { $0.spec.name.count == 2 && $0.spec.name[0] == group }) {
      return .group(group)
    }
    return .command(try find(words, texts).0.spec)
  }

  /// The first words that are understood.
  static var groups: [String] {
    all.compactMap(\.spec.name.first).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static let groupAliases = ["menus": "menu", "orders": "order", "stores": "store"]
  private static let commandAliases = ["delete": "remove"]
}
