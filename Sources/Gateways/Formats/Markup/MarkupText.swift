import Entities

/// Converts the text of a page's elements to the format that it would have in JSON-LD.
enum MarkupText {
  /// The properties whose element can contain several lines.
  static let lists: Set = ["recipeIngredient", "ingredients", "recipeInstructions", "itemListElement", "steps"]
  /// The properties whose values are addresses.
  private static let addresses: Set = [
    "image", "url", "contentUrl", "thumbnailUrl", "mainEntityOfPage", "isBasedOn", "suitableForDiet",
  ]

  /// Returns whether the value of a property is an address, rather than the text of a link.
  static func isAddress(_ property: String) -> Bool { addresses.contains(property) }

  /// Returns the value of a property from the text of an attribute.
  static func attribute(_ text: String, of property: String) -> String {
    // Lists can contain markup and line breaks, and addresses can contain an `&` that isn't a character reference.
    lists.contains(property) || isAddress(property) ? text : HTMLText.line(text)
  }

  /// Returns the value of a property from the content of an element, with a line break after each line.
  ///
  /// - Parameter isRepeated: Whether other elements contain more values of the property.
  static func content(_ html: ArraySlice<UInt8>, of property: String, isRepeated: Bool) -> String {
    // In HTML, the line breaks of the source have no meaning.
    let html = String(decoding: html.map { "\r\n".utf8.contains($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    if !lists.contains(property) { return HTMLText.line(html) }
    if !property.contains("ngredient") { return HTMLText.lines(html).joined(separator: "\n") }
    if let rows = HTMLText.rows(html) { return rows.joined(separator: "\n") }
    return isRepeated ? HTMLText.line(html) : HTMLText.lines(html).joined(separator: "\n")
  }
}
