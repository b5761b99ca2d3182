import Interfaces

/// Something that the program does: what it takes, and what it runs.
struct Command: Sendable {
  let spec: CommandSpec
  let run: @MainActor @Sendable (Context) async throws -> Void

  /// - Parameters:
  ///   - usage: the words that name it, and its operands in capitals: `beers list [MAKER]`.
  ///   - hasDocument: whether it answers with a document when `--json` asks for one.
  init(
    _ usage: String, _ spanish: String, _ english: String,
    options: @escaping @Sendable @autoclosure () -> [CommandSpec.Option] = [],
    hasDocument: Bool = true,
    examples: [String], run: @escaping @MainActor @Sendable (Context) async throws -> Void
  ) {
    let words = usage.split(separator: " ").map(String.init)
    let name = words.prefix { $0 == $0.lowercased() }
    spec = CommandSpec(
      name: Array(name), summary: LocalText(spanish, english), operands: words.dropFirst(name.count).map { .init($0) },
      makeOptions: options, hasDocument: hasDocument, examples: examples)
    self.run = run
  }

  /// Every command, in the order of the help.
  static let all: [Command] = [
    overview, interactive, replay,
    menuList, menuAdd, menuEdit, menuDelete, menuImport, menuExport, menuWatch,
    orderShow, orderAdd, orderSet, orderRemove, orderPlace, orderCancel, orderHistory, orderAgain,
    recipesList, recipesSuggest, recipesShow, recipesShopping, favoritesList, favoritesAdd, favoritesRemove,
    favoritesSync,
    favoritesStatus,
    recipesAdd, recipesEdit, recipesDelete, recipesImport, recipesExport, recipesStatus,
    beersMakers, beersMakersAdd, beersMakersShow, beersMakersEdit, beersMakersDelete, beersList, beersShow, beersAdd,
    beersEdit, beersDelete, beersBest,
    reviewsList, reviewsAdd, reviewsShow, reviewsEdit, reviewsDelete, beersImport,
    placesDownload, placesList, placesShow, placesMap, placesVerify, placesRefresh, placesExport,
    storeInfo, storeDump, storeExport, storeImport, storeReset,
  ]

  /// The options of all commands; a name means the same everywhere.
  static let allOptions = GlobalOptions.specs + all.flatMap { $0.spec.options }

  /// The option with this name. The command that `words` name is tried first, to avoid making the options of all.
  static func option(_ name: String, after words: [String]) -> CommandSpec.Option? {
    let likely = GlobalOptions.specs + (named(names(words))?.spec.options ?? [])
    return likely.first { $0.name == name } ?? allOptions.first { $0.name == name }
  }

  /// The command that the first words name, and the words after them.
  static func find(_ words: [String], _ texts: Texts) throws -> (Command, operands: [String]) {
    if words.isEmpty { return (overview, []) }
    let names = names(words)
    if let command = named(names) {
      return (command, Array(words.dropFirst(command.spec.name.count)))
    }
    let group = group(names)
    let known = members(of: group)
    guard words.count > group.count else {
      // A group within a group is, alone, its list.
      if group.count > 1, let list = all.first(where: { $0.spec.name == group + ["list"] }) { return (list, []) }
      throw texts.missingCommand(group.joined(separator: " "), known)
    }
    let asked = group.count > 0 ? group + [words[group.count]] : [words[0]]
    throw texts.unknownCommand(asked.joined(separator: " "), known)
  }

  private static func named(_ names: [String]) -> Command? {
    all.filter { !$0.spec.name.isEmpty && names.starts(with: self.names($0.spec.name)) }
      .max { $0.spec.name.count < $1.spec.name.count }
  }

  /// What the help is asked for by these words.
  static func topic(_ words: [String], _ texts: Texts) throws -> HelpTopic {
    if words.isEmpty { return .program }
    let group = group(names(words))
    return group.count == words.count ? .group(group) : .command(try find(words, texts).0.spec)
  }

  /// The words as commands spell them.
  private static func names(_ words: [String]) -> [String] {
    words.enumerated().map { offset, word in (offset == 0 ? groupAliases[word] : commandAliases[word]) ?? word }
  }

  /// As many of the first words as name a group of commands.
  private static func group(_ names: [String]) -> [String] {
    var group = names
    while !group.isEmpty, members(of: group).isEmpty { group.removeLast() }
    return group
  }

  /// What may follow a group's name.
  static func members(of group: [String]) -> [String] {
    all.map(\.spec.name).filter { $0.count > group.count && $0.starts(with: group) }.map { $0[group.count] }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The first words that are understood.
  static var groups: [String] { members(of: []) }

  private static let groupAliases = [
    "beer": "beers", "menus": "menu", "orders": "order", "place": "places", "recipe": "recipes", "stores": "store",
  ]
  private static let commandAliases = [
    "delete": "remove", "favourites": "favorites", "favorite": "favorites", "favourite": "favorites",
  ]
}
