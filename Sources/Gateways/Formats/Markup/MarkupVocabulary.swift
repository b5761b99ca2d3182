/// The names of schema.org in markup, and those of data-vocabulary.org that preceded them.
enum MarkupVocabulary {
  /// The name of schema.org in a token of markup: `https://www.schema.org/Recipe`, `schema:name`, `v:Recipe`, `name`.
  ///
  /// - Parameter vocabulary: the one that the name belongs to if the token has no prefix, or `nil` if it is unknown.
  /// - Returns: `nil` if the name belongs to another vocabulary.
  static func name(_ token: String, in vocabulary: String?) -> String? {
    if let name = unprefixed(token) { return name.isEmpty || name.contains("/") ? nil : String(name) }
    if token.contains(":") { return nil }
    return vocabulary.map(isKnown) ?? true ? token : nil
  }

  /// Whether names of a vocabulary are read.
  private static func isKnown(_ vocabulary: String) -> Bool {
    let isClosed = vocabulary.hasSuffix("/") || vocabulary.hasSuffix("#")
    return unprefixed(isClosed ? vocabulary : vocabulary + "/")?.isEmpty == true
  }

  /// A token without the prefix of a known vocabulary, or `nil` if it has none.
  private static func unprefixed(_ token: String) -> Substring? {
    guard token.contains(":") || token.hasPrefix("//") else { return nil }
    let small = token.lowercased()
    return prefixes.first { small.hasPrefix($0) }.map { token.dropFirst($0.count) }
  }

  /// In lower case, longer ones before their beginnings.
  private static let prefixes: [String] = {
    let hosts = ["schema.org/", "data-vocabulary.org/"].flatMap { ["//" + $0, "//www." + $0, "//rdf." + $0 + "#"] }
    return ["http:", "https:", ""].flatMap { scheme in hosts.map { scheme + $0 } } + ["schema:", "v:"]
  }()

  /// The properties of data-vocabulary.org that schema.org has under other names.
  private static let newNames = [
    "ingredient": "ingredients", "instructions": "recipeInstructions", "photo": "image", "summary": "description",
    "recipeType": "recipeCategory", "fat": "fatContent", "saturatedFat": "saturatedFatContent",
    "unsaturatedFat": "unsaturatedFatContent", "carbohydrates": "carbohydrateContent", "sugar": "sugarContent",
    "fiber": "fiberContent", "protein": "proteinContent", "cholesterol": "cholesterolContent",
  ]

  /// The name of a property as schema.org has it today.
  static func property(_ name: String) -> String { newNames[name] ?? name }
}
