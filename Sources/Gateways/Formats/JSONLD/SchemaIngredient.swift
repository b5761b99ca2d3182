import Entities

/// The line of an ingredient that a page or another program describes by its parts: schema.org's `HowToSupply`, `{"amount": 2, "unit": "g",
/// "name": "sal"}`, or `food` and `quantity` as Mealie has them.
struct SchemaIngredient {
  private let value: JSONValue
  private let field: String

  /// - Parameter field: the property that the ingredient is a value of.
  init(_ value: JSONValue, of field: String) { (self.value, self.field) = (value, field) }

  /// The members that have the whole line; the other parts repeat it.
  private static let wholes = ["display", "originalText", "original", "originalString"]
  private static let amounts = ["amount", "quantity", "requiredQuantity", "value"]
  private static let bounds = ["minValue", "maxValue"]
  private static let units = ["unit", "unitText", "unitCode", "measure"]
  private static let names = ["name", "food", "ingredient", "item", "nameClean", "text"]
  private static let notes = ["note", "notes", "comment", "preparation", "description"]
  private static let parts = amounts + bounds + units + names + notes
  private static let insides = ["itemListElement", "ingredients", "recipeIngredient", "items"]

  /// The ingredients of a list, such as an `ItemList`. `nil` if the value is not a list. Reports the list's name, which a line has no place for.
  func elements(_ fields: inout WebFields) -> [JSONValue]? {
    if case .array(let elements) = value { return elements }
    let insides = Self.insides + (value["name"] == nil ? ["item"] : [])
    guard let inside = insides.first(where: { value[$0] != nil }), let found = value[inside] else { return nil }
    for member in value.members ?? [] where member.key != inside { leave(member, &fields) }
    return found.elements
  }

  /// The whole line: the amount, the unit, the name and the notes. `nil` if the value says nothing of an ingredient. Reports what is not in it.
  func line(_ fields: inout WebFields) -> String? {
    if let text = value.text { return text }
    let whole = Self.wholes.compactMap(said).first
    guard let line = whole ?? made else { return nil }
    let shown = SearchText.fold(HTMLText.line(line))
    for member in value.members ?? [] where !Self.wholes.contains(member.key) {
      let isPart = Self.parts.contains(member.key) || member.key == "title" && Self.text(member.value) == name
      let texts = texts(member).map { SearchText.fold(HTMLText.line($0)) }
      let isSaid = whole != nil || (texts.isEmpty ? Self.isNone(member.value) : texts.allSatisfy(shown.contains))
      if !(isPart && isSaid) { leave(member, &fields) }
    }
    return line
  }

  /// The line of the parts.
  private var made: String? {
    let quantity = Self.quantity(value)
    let notes = Self.notes.compactMap { value[$0] }.flatMap(Self.texts)
    guard let name else { return notes.isEmpty ? nil : ([quantity].compactMap(\.self) + notes).joined(separator: " ") }
    let folded = SearchText.fold(name)
    // Some have the whole line as a description.
    if quantity == nil, notes.count == 1, SearchText.fold(notes[0]).contains(folded) { return notes[0] }
    let isWhole = quantity.map { name.hasPrefix($0 + " ") && !name.hasPrefix($0 + " %") } ?? false
    let main = isWhole ? name : [quantity, name].compactMap(\.self).joined(separator: " ")
    let others = notes.filter { !SearchText.fold(main).contains(SearchText.fold($0)) }
    return ([main] + others).joined(separator: ", ")
  }

  /// The name of the ingredient. A `title` is one only where nothing else is and there is an amount: Mealie's names the section that begins.
  private var name: String? {
    let name = Self.names.compactMap(said).first
    return name ?? (Self.quantity(value) == nil ? nil : said("title"))
  }

  private func said(_ key: String) -> String? {
    value[key].flatMap(Self.text).flatMap { TextRule.cleaned($0).isEmpty ? nil : $0 }
  }

  /// Reports a member that has no place in the line.
  private func leave(_ member: JSONMember, _ fields: inout WebFields) {
    if member.key == "position" || member.key.hasPrefix("@") { return }
    let name = field + "." + member.key
    guard Self.parts.contains(member.key) || member.key == "title" else { return fields.ignore(name, member.value) }
    if member.value.says { fields.repair(name, from: member.value, to: nil) }
  }

  /// The texts of a member, as the line would have them.
  private func texts(_ member: JSONMember) -> [String] {
    switch member.key {
    case "unitCode": Self.unit(member).map { [$0] } ?? []
    case let key where Self.amounts.contains(key) || Self.bounds.contains(key):
      Self.amount(member.value).map { [$0] } ?? []
    default: Self.texts(member.value)
    }
  }

  private static func texts(_ value: JSONValue) -> [String] {
    value.elements.compactMap(text).filter { !TextRule.cleaned($0).isEmpty }
  }

  private static func text(_ value: JSONValue) -> String? { value["text"]?.text ?? LinkedData.called(value) }

  /// The amount with its unit: `2 g`, `2–3 cups`.
  private static func quantity(_ value: JSONValue) -> String? {
    let amount = amounts.compactMap { value[$0].flatMap(Self.amount) }.first ?? range(value)
    let unit = units.compactMap { key in value[key].flatMap { Self.unit(JSONMember(key: key, value: $0)) } }.first
    guard let amount else { return value["measure"].flatMap(text).flatMap { TextRule.cleaned($0).isEmpty ? nil : $0 } }
    guard let unit, !unit.isEmpty, !amount.hasSuffix(" " + unit) else { return amount }
    return amount + " " + unit
  }

  /// A number, a text, or a thing that has an amount itself. `nil` if it is none, or zero.
  private static func amount(_ value: JSONValue) -> String? {
    if value.members != nil { return quantity(value) }
    guard let value = value.elements.first, !isNone(value) else { return nil }
    return LinkedData.said(value).flatMap { $0.hasPrefix("-") ? nil : TextRule.cleaned($0) }
  }

  /// Whether the value stands for no amount, as zero does.
  private static func isNone(_ value: JSONValue) -> Bool { value.number == 0 || value.text == "0" || !value.says }

  private static func range(_ value: JSONValue) -> String? {
    let (least, most) = (value["minValue"].flatMap(amount), value["maxValue"].flatMap(amount))
    return switch (least, most) {
    case (let least?, let most?): least == most ? least : least + "–" + most
    case (let least?, nil): "≥ " + least
    case (nil, let most?): "≤ " + most
    case (nil, nil): nil
    }
  }

  private static func unit(_ member: JSONMember) -> String? {
    guard let unit = text(member.value).map(TextRule.cleaned) else { return nil }
    return member.key == "unitCode" ? codes[unit, default: unit] : unit
  }

  /// The codes of UN/CEFACT that schema.org takes for units; pieces have no unit.
  private static let codes = [
    "GRM": "g", "KGM": "kg", "MGM": "mg", "LTR": "l", "MLT": "ml", "CLT": "cl", "DLT": "dl", "ONZ": "oz", "LBR": "lb",
    "OZA": "fl oz", "G21": "cup", "G24": "tbsp", "G25": "tsp", "C62": "", "H87": "", "EA": "", "PCE": "",
  ]
}
