import Interfaces

/// A command of the program, with its specification and the function that runs it.
struct Command: Sendable {
  let spec: CommandSpec
  let run: Run

  enum Run: Sendable {
    case inStore(@MainActor @Sendable (Context) async throws -> Void)
    /// A command that doesn't use the store, so that it runs even if the store can't be opened.
    case alone(@MainActor @Sendable (Call) async throws -> Void)
  }

  /// - Parameters:
  ///   - usage: the words of the command's name, and its operands in capitals: `beers list [MAKER]`.
  ///   - hasDocument: whether the command supports `--json`.
  ///   - writes: whether the command writes the files that its operands name. If `false`, the command only reads the files.
  init(
    _ usage: String, _ spanish: String, _ english: String,
    options: @escaping @Sendable @autoclosure () -> [CommandSpec.Option] = [],
    hasDocument: Bool = true, writes: Bool = false,
    examples: [String], run: @escaping @MainActor @Sendable (Context) async throws -> Void
  ) {
    self.init(usage, spanish, english, options, hasDocument, writes, examples, .inStore(run))
  }

  init(
    _ usage: String, _ spanish: String, _ english: String,
    options: @escaping @Sendable @autoclosure () -> [CommandSpec.Option] = [],
    hasDocument: Bool = true,
    examples: [String], alone run: @escaping @MainActor @Sendable (Call) async throws -> Void
  ) {
    self.init(usage, spanish, english, options, hasDocument, false, examples, .alone(run))
  }

  private init(
    _ usage: String, _ spanish: String, _ english: String, _ options: @escaping @Sendable () -> [CommandSpec.Option],
    _ hasDocument: Bool, _ writes: Bool, _ examples: [String], _ run: Run
  ) {
    let words = usage.split(separator: " ").map(String.init)
    let name = words.prefix { $0 == $0.lowercased() && !$0.contains("|") }
    spec = CommandSpec(
      name: Array(name), summary: LocalText(spanish, english),
      operands: words.dropFirst(name.count).map { .init($0, writes: writes) },
      makeOptions: options, hasDocument: hasDocument, examples: examples)
    self.run = run
  }

  /// All commands, in the order in which the help lists them.
  static let all: [Command] = [
    overview, findEverything, interactive, demo, replay,
    menuList, menuShow, menuAdd, menuEdit, menuDelete, menuImport, menuExport,
    menuWatch,
    orderShow, orderAdd, orderSet, orderRemove, orderPlace, orderCancel, orderHistory, orderAgain,
    recipesList, recipesSuggest, recipesShow, recipesShopping, favoritesList, favoritesAdd, favoritesRemove,
    favoritesSync, favoritesStatus,
    recipesAdd, recipesEdit, recipesDelete, recipesImport, recipesExport, recipesStatus,
    beersMakers, beersMakersAdd, beersMakersShow, beersMakersEdit, beersMakersDelete, beersList, beersShow, beersAdd,
    beersEdit, beersDelete, beersBest,
    reviewsList, reviewsAdd, reviewsShow, reviewsEdit, reviewsDelete, beersImport,
    placesDownload, placesList, placesShow, placesMap, placesVerify, placesRefresh, placesExport,
    storeInfo, storeDump, storeExport, storeImport, storeReset,
    login, logout, whoami,
    doctor, help, completions,
  ]

  /// The command for completion scripts. The help doesn't list it.
  private static let hidden = [complete]

  /// The options of all commands. Options with the same name have the same meaning in every command.
  static let allOptions = GlobalOptions.specs + all.flatMap { $0.spec.options }

  /// Returns the option with this name. The command named by `words` is searched first, to avoid creating the options of all commands.
  static func option(_ name: String, after words: [String]) -> CommandSpec.Option? {
    options(after: words).first { $0.name == name } ?? allOptions.first { $0.name == name }
  }

  /// Returns the global options and the options of the command named by `words`.
  static func options(after words: [String]) -> [CommandSpec.Option] {
    GlobalOptions.specs + (named(names(words))?.spec.options ?? [])
  }

  /// Returns suggestions for a misspelled option: options of the command named by `words`, or otherwise of any command.
  static func nearestOptions(to typed: String, after words: [String]) -> [String] {
    let name = String(typed.drop { $0 == "-" })
    let likely = Nearest.words(to: name, among: options(after: words).map(\.name))
    return (likely.isEmpty ? Nearest.words(to: name, among: allOptions.map(\.name)) : likely).map { "--" + $0 }
  }

  /// Returns the command that the first words name, and the remaining words.
  static func find(_ words: [String], _ texts: Texts) throws -> (Command, operands: [String]) {
    if words.isEmpty { return (overview, []) }
    let names = names(words)
    if let command = named(names) {
      return (command, Array(words.dropFirst(command.spec.name.count)))
    }
    let group = group(names)
    let known = members(of: group)
    guard words.count > group.count else {
      // The name of a subgroup alone runs its `list` command.
      if group.count > 1, let list = all.first(where: { $0.spec.name == group + ["list"] }) { return (list, []) }
      throw texts.missingCommand(group.joined(separator: " "), known)
    }
    let word = words[group.count]
    throw texts.unknownCommand(
      (group + [word]).joined(separator: " "), known,
      nearest: nearest(to: word, in: group).map { $0.joined(separator: " ") })
  }

  /// Returns suggestions for an unknown word in a group: similar members of the group, or otherwise commands and groups with this name
  /// elsewhere.
  private static func nearest(to word: String, in group: [String]) -> [[String]] {
    let members = CommandSynonyms.nearest(to: word, among: members(of: group))
    if !members.isEmpty { return members.map { group + [$0] } }
    let words = [commandAliases[word] ?? word] + CommandSynonyms.names(for: word)
    let elsewhere = all.compactMap { (command) -> [String]? in
      command.spec.name.firstIndex { words.contains($0) }.map { Array(command.spec.name[...$0]) }
    }
    let found: [[String]] = elsewhere.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return found.count > 3 ? [] : found
  }

  private static func named(_ names: [String]) -> Command? {
    (all + hidden).filter { !$0.spec.name.isEmpty && names.starts(with: self.names($0.spec.name)) }
      .max { $0.spec.name.count < $1.spec.name.count }
  }

  /// Returns the help topic that these words request.
  static func topic(_ words: [String], _ texts: Texts) throws -> HelpTopic {
    if words.isEmpty { return .program }
    let group = group(names(words))
    return group.count == words.count ? .group(group) : .command(try find(words, texts).0.spec)
  }

  /// Returns the longest prefix of the words that names a command or a group, in its official spelling.
  static func path(_ words: [String]) -> [String] {
    let names = names(words)
    return named(names)?.spec.name ?? group(names)
  }

  /// Replaces aliases with the official words.
  private static func names(_ words: [String]) -> [String] {
    words.enumerated().map { offset, word in (offset == 0 ? groupAliases[word] : commandAliases[word]) ?? word }
  }

  /// Returns the longest prefix of the words that names a group.
  private static func group(_ names: [String]) -> [String] {
    var group = names
    while !group.isEmpty, members(of: group).isEmpty { group.removeLast() }
    return group
  }

  /// Returns the words that can follow a group's name.
  static func members(of group: [String]) -> [String] {
    all.map(\.spec.name).filter { $0.count > group.count && $0.starts(with: group) }.map { $0[group.count] }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The valid first words.
  static var groups: [String] { members(of: []) }

  private static let groupAliases = [
    "beer": "beers", "menus": "menu", "orders": "order", "place": "places", "recipe": "recipes", "stores": "store",
  ]
  private static let commandAliases = [
    "delete": "remove", "favourites": "favorites", "favorite": "favorites", "favourite": "favorites",
  ]
}

extension Command {
  /// Returns whether the call changes something permanently: records, files, a service's favorites or the sign-in.
  func changes(_ arguments: Arguments) -> Bool {
    if arguments.has("dry-run") { return false }
    return Self.changing.contains(spec.name.last ?? "") || spec.operands.contains(where: \.writes)
      || spec.options.contains { $0.writes && arguments.paths($0.name).contains { $0 != "-" } }
  }

  /// The last words of the commands that change data.
  private static let changing: Set = [
    "add", "again", "cancel", "delete", "download", "edit", "import", "login", "logout", "place", "refresh", "remove",
    "reset", "set", "sync",
  ]
}
