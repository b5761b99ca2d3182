/// The values of a recipe in a form, as typed, valid or not. The recipe belongs to the user's own collection.
public struct RecipeDraft: RecordDraft {
  /// Identifies a field in the recipe form.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The title of the recipe.
    case title
    /// A summary of a few sentences. It can be blank.
    case summary
    /// The total time in minutes. Blank if unknown.
    case minutes
    /// The preparation time before cooking, in minutes. Blank if unknown.
    case preparationMinutes
    /// The cooking time in minutes. Blank if unknown.
    case cookingMinutes
    /// The number of servings. Blank if unknown.
    case servings
    /// The number and the noun of the pieces, such as `24 cookies`. Blank if unknown.
    case pieces
    /// The ingredient lines, separated by ``RecipeDraft/separator``.
    case ingredients
    /// The steps, separated by ``RecipeDraft/separator``. An item that starts with `#` is the name of the part that follows.
    case steps
    /// The diets for which the recipe is suitable, separated by ``RecipeDraft/separator``.
    case diets
    /// The cuisines, separated by ``RecipeDraft/separator``.
    case cuisines
    /// The dish types, separated by ``RecipeDraft/separator``.
    case dishTypes
    /// The keywords, separated by ``RecipeDraft/separator``.
    case keywords
    /// The address of a photo. Blank if there is no photo.
    case image
    /// The name of the publisher. Blank if unknown.
    case sourceName
    /// The address of the page on which the recipe was published. Blank if unknown.
    case sourceAddress
  }

  /// The reason why a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The text of the field, or of one of its items, violates the rule of the field.
    case text(TextError)
    /// The text isn't a whole number in this range.
    case number(String, in: ClosedRange<Int>)
    /// A part of the instructions has no steps.
    case partWithoutSteps(String)
    /// The text isn't a web address.
    case address(String)
    /// The title is too long to derive an id from it.
    case tooLongForAnID
  }

  /// The separator between ingredients, steps or labels in a field. A line break also separates them.
  public static let separator: Character = "|"
  /// The escape character for a literal separator, backslash or `#` at the start of a step.
  private static let escape: Character = "\\"
  private static let partMark: Character = "#"

  /// The text of each field that isn't empty.
  private var texts: [Field: String] = [:]
  /// The recipe being edited. It provides the values that aren't in the form.
  public private(set) var original: RecipeDetails?

  /// Creates a form that is empty except for the title.
  public init(title: String = "") { self.title = title }

  /// Creates a form filled with a recipe.
  public init(_ details: RecipeDetails) {
    original = details
    title = details.recipe.title
    self[.summary] = details.summary
    for (field, number) in [
      Field.minutes: details.recipe.minutes, .preparationMinutes: details.preparationMinutes,
      .cookingMinutes: details.cookingMinutes, .servings: details.recipe.servings,
    ] { self[field] = number.map(String.init) ?? "" }
    self[.pieces] = details.pieces ?? ""
    for (field, path) in Self.labels { self[field] = Self.joined(details[keyPath: path]) }
    self[.image] = details.recipe.image?.text ?? ""
    self[.sourceName] = details.credit.sourceName ?? ""
    self[.sourceAddress] = details.credit.sourceAddress?.text ?? ""
    self[.ingredients] = Self.joined(details.ingredients.map(\.text))
    self[.steps] = Self.line(
      details.instructions.enumerated().flatMap { number, part in
        (part.name.map { ["# " + Self.escaped($0)] } ?? (number > 0 ? ["#"] : []))
          + part.steps.map { ($0.first == Self.partMark ? String(Self.escape) : "") + Self.escaped($0) }
      })
  }

  /// The text of a field, as typed.
  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The title, as typed. It can be blank or too long.
  public var title: String {
    get { self[.title] }
    set { self[.title] = newValue }
  }

  /// Returns the labels in a field, in order.
  public func labels(_ field: Field) -> [String] { Self.items(self[field]).map(\.text) }

  /// Joins items into the text of a field, with separators escaped.
  public static func joined(_ items: [String]) -> String { line(items.map(escaped)) }

  private static func line(_ items: [String]) -> String { items.joined(separator: " \(separator) ") }

  private static func escaped(_ item: String) -> String {
    item.reduce(into: "") { escaped, letter in
      if letter == separator || letter == escape { escaped.append(escape) }
      escaped.append(letter)
    }
  }

  /// Returns this draft applied to a newer version of the recipe, which was saved in the meantime. Fields unchanged since `old` are taken
  /// from `new`.
  public func carried(from old: RecipeDetails, to new: RecipeDetails) -> RecipeDraft {
    let old = RecipeDraft(old)
    var carried = RecipeDraft(new)
    for field in Field.allCases where self[field] != old[field] { carried[field] = self[field] }
    return carried
  }

  /// Returns the recipe that the form describes. Blanks around each value are ignored. An edited recipe keeps its id. The id of a new
  /// recipe is derived from its title.
  ///
  /// - Throws: ``FormError`` with the problem in each invalid field.
  public func details() throws(FormError<Field, Problem>) -> RecipeDetails {
    var error = FormError<Field, Problem>()
    let (title, summary) = (TextRule.cleaned(title), TextRule.cleaned(self[.summary]))
    let pieces = TextRule.cleaned(self[.pieces])
    do { try Recipe.titleRule.check(title) } catch let wrong { error.problems[.title] = .text(wrong) }
    do { try RecipeDetails.summaryRule.check(summary) } catch let wrong { error.problems[.summary] = .text(wrong) }
    if !pieces.isEmpty {
      do { try RecipeDetails.piecesRule.check(pieces) } catch let wrong { error.problems[.pieces] = .text(wrong) }
    }
    var numbers: [Field: Int] = [:]
    for (field, range) in Self.ranges {
      do { numbers[field] = try Self.number(self[field], in: range) } catch let wrong { error.problems[field] = wrong }
    }
    var (ingredients, instructions): ([Ingredient], [RecipeInstructions]) = ([], [])
    do { ingredients = try readIngredients() } catch let wrong { error.problems[.ingredients] = wrong }
    do { instructions = try readSteps() } catch let wrong { error.problems[.steps] = wrong }
    var labels: [Field: [String]] = [:]
    for (field, path) in Self.labels {
      do { labels[field] = try readLabels(field, original?[keyPath: path] ?? []) } catch let wrong {
        error.problems[field] = wrong
      }
    }
    var addresses: [Field: WebAddress] = [:]
    for field in [Field.image, .sourceAddress] {
      do { addresses[field] = try address(field) } catch let wrong { error.problems[field] = wrong }
    }
    var credit = RecipeCredit.none
    do { credit = try readCredit(addresses[.sourceAddress]) } catch let wrong { error.problems[.sourceName] = wrong }
    let id = original?.id ?? Recipe.ID.local(titled: title)
    if id == nil && error.problems[.title] == nil { error.problems[.title] = .tooLongForAnID }
    guard error.problems.isEmpty, let id else { throw error }
    do {
      let recipe = try Recipe(
        id: id, title: title, image: addresses[.image], minutes: numbers[.minutes], servings: numbers[.servings])
      return try RecipeDetails(
        recipe: recipe, summary: summary, preparationMinutes: numbers[.preparationMinutes],
        cookingMinutes: numbers[.cookingMinutes], pieces: pieces.isEmpty ? nil : pieces, ingredients: ingredients,
        instructions: instructions,
        diets: labels[.diets] ?? [], cuisines: labels[.cuisines] ?? [], dishTypes: labels[.dishTypes] ?? [],
        keywords: labels[.keywords] ?? [], rating: original?.rating, nutrition: nutrition(of: recipe, ingredients),
        credit: credit)
    } catch {
      // This line is never reached, because all values were validated above.
      throw FormError([.title: .text(.unclean)])
    }
  }

  private static let ranges: KeyValuePairs<Field, ClosedRange<Int>> = [
    .minutes: Recipe.minutesRange, .preparationMinutes: Recipe.minutesRange, .cookingMinutes: Recipe.minutesRange,
    .servings: Recipe.servingsRange,
  ]

  private static let labels: [(Field, any KeyPath<RecipeDetails, [String]> & Sendable)] = [
    (.diets, \.diets), (.cuisines, \.cuisines), (.dishTypes, \.dishTypes), (.keywords, \.keywords),
  ]

  private func readLabels(_ field: Field, _ known: [String]) throws(Problem) -> [String] {
    if self[field] == Self.joined(known) { return known }
    // A typed synonym of an existing label keeps the label's original spelling.
    let labels = labels(field).map { label in known.first { RecipeLabel($0) == RecipeLabel(label) } ?? label }
    for label in labels { do { try RecipeDetails.labelRule.check(label) } catch { throw .text(error) } }
    return labels
  }

  /// Returns the original recipe's nutrition if the ingredients and the servings are unchanged, otherwise an empty dictionary.
  private func nutrition(of recipe: Recipe, _ ingredients: [Ingredient]) -> [Nutrient: Double] {
    guard let original, original.ingredients == ingredients, original.recipe.servings == recipe.servings else {
      return [:]
    }
    return original.nutrition
  }

  private func address(_ field: Field) throws(Problem) -> WebAddress? {
    let typed = TextRule.cleaned(self[field])
    if typed.isEmpty { return nil }
    do { return try WebAddress(typed) } catch { throw .address(typed) }
  }

  /// Reads the credit. The credit line and the license are kept only if the name of the source is unchanged.
  private func readCredit(_ address: WebAddress?) throws(Problem) -> RecipeCredit {
    let name = TextRule.cleaned(self[.sourceName])
    let known = original?.credit ?? .none
    let isKnown = name == known.sourceName ?? ""
    do {
      return try RecipeCredit(
        sourceName: name.isEmpty ? nil : name, sourceAddress: address, line: isKnown ? known.line : nil,
        license: isKnown ? known.license : nil)
    } catch {
      if case .credit(let wrong) = error { throw .text(wrong) }
      throw .text(.unclean)
    }
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
    let typed = TextRule.cleaned(text)
    if typed.isEmpty { return nil }
    guard let number = Int(typed), range.contains(number) else { throw .number(typed, in: range) }
    return number
  }

  /// Reads the ingredients. An unchanged line keeps its name, amount and unit.
  private func readIngredients() throws(Problem) -> [Ingredient] {
    if let original, self[.ingredients] == Self.joined(original.ingredients.map(\.text)) { return original.ingredients }
    let known = Dictionary((original?.ingredients ?? []).map { ($0.text, $0) }) { first, _ in first }
    var ingredients: [Ingredient] = []
    for (line, _) in Self.items(self[.ingredients]) {
      if let ingredient = known[line] {
        ingredients.append(ingredient)
        continue
      }
      do { ingredients.append(try Ingredient(text: line)) } catch {
        if case .ingredient(let wrong) = error { throw .text(wrong) }
        throw .text(.unclean)
      }
    }
    return ingredients
  }

  private func readSteps() throws(Problem) -> [RecipeInstructions] {
    if let original, self[.steps] == RecipeDraft(original)[.steps] { return original.instructions }
    var parts: [(name: String?, steps: [String])] = []
    for (line, isMarked) in Self.items(self[.steps]) {
      if isMarked {
        let name = TextRule.cleaned(String(line.drop { $0 == Self.partMark }))
        parts.append((name.isEmpty ? nil : name, []))
      } else if parts.isEmpty {
        parts.append((nil, [line]))
      } else {
        parts[parts.count - 1].steps.append(line)
      }
    }
    var instructions: [RecipeInstructions] = []
    for part in parts {
      if part.steps.isEmpty { throw .partWithoutSteps(part.name ?? "") }
      do { instructions.append(try RecipeInstructions(name: part.name, steps: part.steps)) } catch {
        if case .step(let wrong) = error { throw .text(wrong) }
        throw .text(.unclean)
      }
    }
    return instructions
  }

  /// Splits the text of a field into items, and reports whether each item starts with an unescaped `#`.
  private static func items(_ text: String) -> [(text: String, isMarked: Bool)] {
    var items = [(text: "", isMarked: false)]
    var rest = text[...]
    while let letter = rest.popFirst() {
      let last = items.count - 1
      var (letter, isEscaped) = (letter, false)
      if letter == escape, let next = rest.first, [separator, escape, partMark].contains(next) {
        (letter, isEscaped) = (rest.removeFirst(), true)
      } else if letter == separator || letter.isNewline {
        items.append(("", false))
        continue
      }
      if letter == partMark, !isEscaped, TextRule.cleaned(items[last].text).isEmpty { items[last].isMarked = true }
      items[last].text.append(letter)
    }
    return items.map { (TextRule.cleaned($0.text), $0.isMarked) }.filter { !$0.0.isEmpty }
  }
}

extension RecipeDraft.Problem: Error {}
