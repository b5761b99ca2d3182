/// The names in schema.org, and the older names in data-vocabulary.org, as used in markup.
enum MarkupVocabulary {
  /// Returns the schema.org name of a token in markup: `https://www.schema.org/Recipe`, `schema:name`, `v:Recipe`, `name`.
  ///
  /// - Parameter vocabulary: The vocabulary of a name without a prefix. `nil` if it is unknown.
  /// - Returns: `nil` if the name belongs to another vocabulary.
  static func name(_ token: String, in vocabulary: String?) -> String? {
    if let name = unprefixed(token) { return name.isEmpty || name.contains("/") ? nil : String(name) }
    if token.contains(":") { return nil }
    return vocabulary.map(isKnown) ?? true ? token : nil
  }

  /// Returns whether the names in a vocabulary are read.
  private static func isKnown(_ vocabulary: String) -> Bool {
    let isClosed = vocabulary.hasSuffix("/") || vocabulary.hasSuffix("#")
    return unprefixed(isClosed ? vocabulary : vocabulary + "/")?.isEmpty == true
  }

  /// Returns a token without the prefix of a known vocabulary, or `nil` if it has no such prefix.
  private static func unprefixed(_ token: String) -> Substring? {
    guard token.contains(":") || token.hasPrefix("//") else { return nil }
    let small = token.lowercased()
    return prefixes.first { small.hasPrefix($0) }.map { token.dropFirst($0.count) }
  }

  /// The prefixes in lower case. A prefix follows any longer prefix that starts with it.
  private static let prefixes: [String] = {
    let hosts = ["schema.org/", "data-vocabulary.org/"].flatMap { ["//" + $0, "//www." + $0, "//rdf." + $0 + "#"] }
    return ["http:", "https:", ""].flatMap { scheme in hosts.map { scheme + $0 } } + ["schema:", "v:"]
  }()

  /// The properties of data-vocabulary.org that were renamed in schema.org.
  private static let newNames = [
    "ingredient": "ingredients", "instructions": "recipeInstructions", "photo": "image", "summary": "description",
    "recipeType": "recipeCategory", "fat": "fatContent", "saturatedFat": "saturatedFatContent",
    "unsaturatedFat": "unsaturatedFatContent", "carbohydrates": "carbohydrateContent", "sugar": "sugarContent",
    "fiber": "fiberContent", "protein": "proteinContent", "cholesterol": "cholesterolContent",
  ]

  /// Returns the current schema.org name of a property.
  static func property(_ name: String) -> String { newNames[name] ?? name }
}
