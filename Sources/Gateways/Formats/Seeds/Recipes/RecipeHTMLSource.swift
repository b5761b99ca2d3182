import Entities
import UseCases

/// The recipes in a file, which is JSON or a web page.
struct RecipeFileSource: SeedSource {
  let path: String

  func open() async throws(SeedSourceError) -> any SeedReader {
    var beginning = JSONBytes(try OpenFile(path))
    let first = try? { () throws(JSONError) in
      // The byte order mark of UTF-16 starts with a byte that never occurs in JSON.
      if try beginning.peek().map({ $0 >= 0xFE }) == true { return UInt8(ascii: "<") }
      try beginning.skipByteOrderMark()
      return try beginning.significant()
    }()
    // No JSON file with recipes starts with `<` or a letter.
    guard first == UInt8(ascii: "<") || first.map({ (0x41...0x5A).contains($0 & ~0x20) }) == true else {
      return try RecipeSeed.json(path).open()
    }
    guard let bytes = try OpenFile.bytes(of: path, atMost: RecipeSeed.maximumBytes) else {
      throw .unreadable(path: path, why: OpenFile.Failure.tooLarge.reason)
    }
    return try await RecipeSeed.document(bytes, named: path).open()
  }
}

/// The recipes on a web page, from its JSON-LD, Microdata and RDFa.
///
/// If a page describes a recipe several times (each of its plug-ins can do so), the descriptions are merged into one recipe and complete
/// each other. JSON-LD has precedence, since the elements of a page often contain less.
struct RecipeHTMLSource: SeedSource {
  /// The name of the page in messages.
  let name: String
  let bytes: [UInt8]
  /// The address of the page, used if the page doesn't declare one.
  let address: WebAddress?
  /// The encoding that the server declared. `nil` if it declared none.
  var charset: String?

  func open() async throws(SeedSourceError) -> any SeedReader {
    let text = DecodedPage(bytes, declared: .declared(by: bytes, server: charset))
    let page = HTMLPage(text.utf8)
    if let name = text.unreadable, page.hasLetters {
      throw .malformed(path: self.name, .unknownEncoding(name), line: 1, column: 1)
    }
    let place = page.address ?? address
    let base = page.base.flatMap { WebAddress(asTyped: $0) ?? place?.resolving($0) }
    var recipes = DescribedRecipes()
    for (index, recipe) in try things(in: page).enumerated() {
      recipes.add(
        RecipeSeed.item(recipe, record: index + 1, page: place, base: base),
        named: (recipe["@id"] ?? recipe["url"])?.text)
    }
    var hasLetters = page.hasLetters
    var markup: [JSONValue] = []
    var unread: [SeedRepair] = []
    // The markup is optional if the page has JSON-LD.
    do { markup = try things(in: text.utf8, page, &hasLetters) } catch {
      guard !recipes.items.isEmpty, case .malformed(_, _, let line, let column) = error else { throw error }
      unread.append(SeedRepair(record: 1, field: "Microdata, RDFa", from: "\(line):\(column)", to: nil))
    }
    if let name = text.unreadable, hasLetters, recipes.items.isEmpty {
      throw .malformed(path: self.name, .unknownEncoding(name), line: 1, column: 1)
    }
    if let name = text.unreadable, hasLetters, !markup.isEmpty {
      unread.append(SeedRepair(record: 1, field: "charset", from: name, to: nil))
      hasLetters = false
    } else {
      let count = recipes.items.count
      recipes.complete(
        by: markup.enumerated().map { index, recipe in
          RecipeSeed.item(recipe, record: count + index + 1, page: place, base: base)
        })
    }
    if recipes.items.isEmpty {
      throw .malformed(path: name, .noRecipeInPage(unreadable: page.unreadable), line: 1, column: 1)
    }
    return RecipeHTMLReader(
      items: items(recipes.items(on: place), unread, text, page, hasLetters), totalBytes: bytes.count)
  }

  /// Returns the recipes that the elements of the page describe.
  private func things(
    in html: [UInt8], _ page: HTMLPage, _ hasLetters: inout Bool
  ) throws(SeedSourceError) -> [JSONValue] {
    var found: [JSONValue] = []
    for syntax in MarkupSyntax.allCases where page.syntaxes.contains(syntax) {
      var things = MarkupThings(html, MarkupItems(html, syntax, references: page.itemReferences))
      do { found += try things.recipes() } catch { throw RecipeSeed.json(name).sourceError(error) }
      hasLetters = hasLetters || things.hasLetters
    }
    return Self.telling(found)
  }

  /// Returns the items. Adds repairs to the first item if some characters may be wrong, or if a part of the JSON-LD wasn't read.
  ///
  /// - Parameter unread: The repairs for other parts that weren't read.
  private func items(
    _ items: [SeedItem], _ unread: [SeedRepair], _ text: DecodedPage, _ page: HTMLPage, _ hasLetters: Bool
  ) -> [SeedItem] {
    guard let first = items.first else { return items }
    var repairs = unread
    if hasLetters, let byte = text.firstReplaced {
      repairs.append(
        SeedRepair(
          record: 1, field: "charset", from: "\(text.replaced) × 0x" + String(byte, radix: 16, uppercase: true),
          to: "\u{FFFD}"))
    } else if hasLetters, text.isGuess {
      repairs.append(SeedRepair(record: 1, field: "charset", from: "?", to: "windows-1252"))
    }
    if page.unreadable > 0 {
      let script = "\(page.unreadable) × " + JSONValue.cut(page.firstUnreadable)
      repairs.append(SeedRepair(record: 1, field: "application/ld+json", from: script, to: nil))
    }
    return [first.repaired(repairs)] + items.dropFirst()
  }

  /// Returns the recipes that the page's JSON-LD describes, merging the things with the same `@id`.
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
      throw source.sourceError(error)
    }
    return Self.telling(LinkedData.merged(found))
  }

  /// Removes things that contain only a rating or a picture.
  private static func telling(_ things: [JSONValue]) -> [JSONValue] {
    things.filter { thing in (["name", "headline"] + SchemaRecipe.parts).contains { thing[$0] != nil } }
  }
}

/// Returns records that have already been read.
private struct RecipeHTMLReader: SeedReader {
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
