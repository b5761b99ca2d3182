extension Identifier where Entity == Recipe {
  /// The id that the current version derives from the address of the recipe's web page. Older versions derived different ids from other
  /// spellings of the address. Ids from other sources stay unchanged.
  package var renewed: Recipe.ID {
    let prefix = "web-"
    let (page, title) =
      text.firstRange(of: Self.fragment).map { (text[..<$0.lowerBound], text[$0.lowerBound...]) } ?? (text[...], "")
    guard page.hasPrefix(prefix), let place = Self.unescaped(page.dropFirst(prefix.count)),
      let renewed = (try? WebAddress("https://" + place)).flatMap({ Recipe.ID.web($0) })
    else { return self }
    return (try? Recipe.ID(renewed.text + title)) ?? self
  }

  private static func unescaped(_ text: Substring) -> String? {
    var (bytes, rest): ([UInt8], Substring.UTF8View) = ([], text.utf8)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "_") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix { $0 != byte }
      guard let escaped = UInt8(Substring(digits), radix: 16), digits.endIndex < rest.endIndex else { return nil }
      bytes.append(escaped)
      rest = rest[digits.endIndex...].dropFirst()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension RecipeDetails {
  /// Returns the same recipe with another id.
  public func identified(by id: Recipe.ID) -> RecipeDetails {
    var details = self
    details.recipe.id = id
    return details
  }
}
