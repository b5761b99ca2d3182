import Entities

/// The texts of a page's elements, as JSON-LD would have them.
enum MarkupText {
  /// The properties of which an element may have several lines.
  static let lists: Set = ["recipeIngredient", "ingredients", "recipeInstructions", "itemListElement", "steps"]
  /// The properties whose values are addresses.
  private static let addresses: Set = [
    "image", "url", "contentUrl", "thumbnailUrl", "mainEntityOfPage", "isBasedOn", "suitableForDiet",
  ]

  /// Whether a property's value is an address, not the text of a link to it.
  static func isAddress(_ property: String) -> Bool { addresses.contains(property) }

  /// The value of a property in an attribute.
  static func attribute(_ text: String, of property: String) -> String {
    // These may have markup and line breaks, those an `&` that begins no character reference.
    lists.contains(property) || isAddress(property) ? text : HTMLText.line(text)
  }

  /// The value of a property that is the content of an element; several lines end with line breaks.
  ///
  /// - Parameter isRepeated: whether other elements have more values of the property.
  static func content(_ html: ArraySlice<UInt8>, of property: String, isRepeated: Bool) -> String {
    // Where the lines of the source end means nothing.
    let html = String(decoding: html.map { "\r\n".utf8.contains($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    if !lists.contains(property) { return HTMLText.line(html) }
    if !property.contains("ngredient") { return HTMLText.lines(html).joined(separator: "\n") }
    if let rows = HTMLText.rows(html) { return rows.joined(separator: "\n") }
    return isRepeated ? HTMLText.line(html) : HTMLText.lines(html).joined(separator: "\n")
  }
}
