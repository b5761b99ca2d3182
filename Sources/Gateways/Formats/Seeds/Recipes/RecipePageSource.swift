import Entities
import UseCases

/// The recipes of a file, which is JSON or a web page.
struct RecipeFileSource: SeedSource {
  let path: String

  func open() async throws(SeedSourceError) -> any SeedReader {
    var beginning = JSONBytes(try OpenFile(path))
    let first = try? { () throws(JSONError) in
      // UTF-16 has one that no JSON has.
      if try beginning.peek().map({ $0 >= 0xFE }) == true { return UInt8(ascii: "<") }
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
  /// The encoding that its server names.
  var charset: String?

  func open() async throws(SeedSourceError) -> any SeedReader {
    let text = DecodedPage(bytes, declared: .declared(by: bytes, server: charset))
    let page = HTMLPage(text.utf8)
    if let name = text.unreadable, page.hasLetters {
      throw .malformed(path: self.name, .unknownEncoding(name), line: 1, column: 1)
    }
    let place = page.address ?? address
    var recipes = DescribedRecipes()
    for (index, recipe) in try things(in: page).enumerated() {
      recipes.add(
        RecipeSeed.item(recipe, record: index + 1, page: place), named: (recipe["@id"] ?? recipe["url"])?.text)
    }
    if recipes.items.isEmpty {
      throw .malformed(path: name, .noRecipeInPage(unreadable: page.unreadable), line: 1, column: 1)
    }
    return RecipePageReader(items: told(recipes.told(on: place), text, page), totalBytes: bytes.count)
  }

  /// The items, the first with a repair if the page's letters may be wrong.
  private func told(_ items: [SeedItem], _ text: DecodedPage, _ page: HTMLPage) -> [SeedItem] {
    guard let first = items.first, page.hasLetters else { return items }
    let repair: SeedRepair? =
      if let byte = text.firstReplaced {
        SeedRepair(
          record: 1, field: "charset", from: "\(text.replaced) × 0x" + String(byte, radix: 16, uppercase: true),
          to: "\u{FFFD}")
      } else if text.isGuess {
        SeedRepair(record: 1, field: "charset", from: "?", to: "windows-1252")
      } else { nil }
    return repair.map { [first.repaired($0)] + items.dropFirst() } ?? items
  }

  /// The recipes that the page describes, each with all that is said of its `@id`.
  private func things(in page: HTMLPage) throws(SeedSourceError) -> [JSONValue] {
    let document = Array("[".utf8) + page.linkedData.joined(separator: [UInt8(ascii: ",")]) + Array("]".utf8)
    let source = RecipeSeed.json(name, document)
    var elements = JSONRecordReader(JSONBytes(document), interest: source.interest)
    var (found, known): ([JSONValue], LinkedThings?) = ([], nil)
    do throws(JSONError) {
      while let element = try elements.next() {
        if LinkedThings.areNeeded(for: element) { known = known ?? LinkedThings(JSONBytes(document)) }
        found += RecipeSeed.recipes(in: known?.resolved(element) ?? element)
      }
    } catch {
      throw source.told(error)
    }
    // Skips things that hold only a rating or a picture.
    return LinkedData.merged(found).filter { thing in
      (["name", "headline"] + SchemaRecipe.parts).contains { thing[$0] != nil }
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

extension SeedItem {
  /// The item with one more repair.
  fileprivate func repaired(_ repair: SeedRepair) -> SeedItem {
    switch self {
    case .clean(let record): .repaired(record, [repair])
    case .repaired(let record, let repairs): .repaired(record, repairs + [repair])
    case .rejected: self
    }
  }
}
