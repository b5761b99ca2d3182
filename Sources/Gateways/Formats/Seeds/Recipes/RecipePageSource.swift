import Entities
import UseCases

/// The recipes of a file, which is JSON or a web page.
struct RecipeFileSource: SeedSource {
  let path: String

  func open() async throws(SeedSourceError) -> any SeedReader {
    var beginning = JSONBytes(try OpenFile(path))
    let first = try? { () throws(JSONError) in
      try beginning.skipByteOrderMark()
      return try beginning.significant()
    }()
    // No JSON begins like this.
    guard first == UInt8(ascii: "<") else { return try RecipeSeed.json(path).open() }
    guard let bytes = try OpenFile.bytes(of: path, atMost: RecipeSeed.maximumBytes) else {
      throw .unreadable(path: path, why: OpenFile.Failure.tooLarge.reason)
    }
    return try await RecipePageSource(name: path, bytes: bytes, address: nil).open()
  }
}

/// The recipes in a web page: those of its JSON-LD.
///
/// Pages that describe a recipe several times (each of their plug-ins does) have one: what one description does not say, another may.
struct RecipePageSource: SeedSource {
  /// What messages call the page.
  let name: String
  let bytes: [UInt8]
  /// Where the page is, if it does not say so itself.
  let address: WebAddress?

  func open() async throws(SeedSourceError) -> any SeedReader {
    let page = HTMLPage(bytes)
    let place = page.address ?? address
    let document = Array("[".utf8) + page.linkedData.joined(separator: [UInt8(ascii: ",")]) + Array("]".utf8)
    var source = RecipeSeed.json(name, document)
    source = JSONSeedSource(
      path: name, bytes: document, interest: source.interest, isLinked: true,
      records: { RecipeSeed.item($0, record: $1, page: place).map { [$0] } ?? [] })
    var reader = try source.open()
    var items: [SeedItem] = []
    while let item = try reader.next() { Self.add(item, to: &items) }
    if items.isEmpty { throw .malformed(path: name, .noRecipeInPage(unreadable: page.unreadable), line: 1, column: 1) }
    return RecipePageReader(items: items, totalBytes: bytes.count)
  }

  private static func add(_ item: SeedItem, to items: inout [SeedItem]) {
    let index = items.firstIndex { known in
      guard let known = known.recipe, let recipe = item.recipe else { return false }
      return known.id == recipe.id && SearchText.fold(known.recipe.title) == SearchText.fold(recipe.recipe.title)
    }
    guard let index, let known = items[index].recipe, let recipe = item.recipe else { return items.append(item) }
    let whole = SeedRecord.recipe(known.completed(by: recipe))
    if case .repaired(_, let repairs) = items[index] {
      items[index] = .repaired(whole, repairs)
    } else {
      items[index] = .clean(whole)
    }
  }
}

extension SeedItem {
  fileprivate var recipe: RecipeDetails? {
    switch self {
    case .clean(.recipe(let details)), .repaired(.recipe(let details), _): details
    default: nil
    }
  }
}

/// Hands out records that were read before.
private struct RecipePageReader: SeedReader {
  let items: [SeedItem]
  let totalBytes: Int?
  private(set) var record = 0

  var bytesRead: Int { record == 0 ? 0 : totalBytes ?? 0 }

  init(items: [SeedItem], totalBytes: Int) { (self.items, self.totalBytes) = (items, totalBytes) }

  mutating func next() -> SeedItem? {
    guard record < items.count else { return nil }
    record += 1
    return items[record - 1]
  }
}
