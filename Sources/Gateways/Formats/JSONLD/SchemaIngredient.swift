import Entities

/// The line of an ingredient that a page or another program describes by its parts. The parts can be schema.org's `HowToSupply`,
/// `{"amount": 2, "unit": "g", "name": "sal"}`, or Mealie's `food` and `quantity`, where `disableAmount` makes the note the whole line.
struct SchemaIngredient {
  private let value: JSONValue
  private let field: String

  /// Creates a reader of an ingredient.
  ///
  /// - Parameter field: The property that contains the ingredient.
  init(_ value: JSONValue, of field: String) { (self.value, self.field) = (value, field) }

  /// The members that contain the whole line. The other parts repeat its content.
  private static let wholes = ["display"] + originals
  /// The members that contain the line before its parts were changed.
  private static let originals = ["originalText", "original", "originalString"]
  private static let amounts = ["amount", "quantity", "requiredQuantity", "value"]
  private static let bounds = ["minValue", "maxValue"]
  private static let units = ["unit", "unitText", "unitCode", "measure"]
  private static let names = ["name", "food", "ingredient", "item", "nameClean", "text"]
  private static let notes = ["note", "notes", "comment", "preparation", "description"]
  /// The members of an ingredient that the kit reads in addition to whole lines.
  static let parts = amounts + bounds + units + names + notes
  private static let insides = ["itemListElement", "ingredients", "recipeIngredient", "items"]

  /// Returns the ingredients in a list, such as an `ItemList`, or `nil` if the value isn't a list. Reports the name of the list, which a
  /// line can't contain.
  func elements(_ fields: inout WebFields) -> [JSONValue]? {
    if case .array(let elements) = value { return elements }
    let insides = Self.insides + (value["name"] == nil ? ["item"] : [])
    guard let inside = insides.first(where: { value[$0] != nil }), let found = value[inside] else { return nil }
    for member in value.members ?? [] where member.key != inside { leave(member, &fields) }
    return found.elements
  }

  /// Returns the whole line: the amount, the unit, the name and the notes. Returns `nil` if the value doesn't describe an ingredient.
  /// Reports members that aren't in the line.
  func line(_ fields: inout WebFields) -> String? {
    if let text = value.text { return text }
    let whole = Self.wholes.first { said($0) != nil && !isOutdated($0) }
    guard let line = whole.flatMap(said) ?? made else { return nil }
    for member in value.members ?? [] {
      if Self.wholes.contains(member.key) {
        if whole == nil { leave(member, &fields) }
        continue
      }
      if isDisabled, member.key == "disableAmount" || Self.isAmount(member.key) && member.value.number == 1 { continue }
      let isPart = Self.parts.contains(member.key) || member.key == "title" && isTitleName
      let texts = texts(member)
      let isSaid =
        whole != nil && member.key != "title"
        || (texts.isEmpty ? Self.isNone(member.value) : texts.allSatisfy { Self.has(line, $0) })
      if !(isPart && isSaid && !repeats(member)) { leave(member, &fields) }
    }
    return line
  }

  /// Returns whether the amount or the unit in the parts differs from that in the original line.
  private func isOutdated(_ key: String) -> Bool {
    guard Self.originals.contains(key), said("display") == nil, let original = said(key), name != nil, !isDisabled,
      let amount = Self.amounts.compactMap({ value[$0].flatMap(Self.amount) }).first,
      let number = Double(amount).flatMap(Fraction.init(nearest:)) ?? Fraction(amount)
    else { return false }
    guard let line = MeasuredLine(HTMLText.line(original)) else { return !Self.has(original, amount) }
    let measures = line.items.flatMap { $0.amounts + $0.equals }
    let unit = Self.unit(value).flatMap { KitchenUnit(word: $0) }
    return !measures.contains { measure in
      let isUnit = unit == nil || measure.unit == nil || unit == measure.unit
      return isUnit && [measure.amount, measure.most].contains(number)
    }
  }

  /// Whether the note is the whole line. Mealie uses this format for a line that it couldn't parse.
  private var isDisabled: Bool { value["disableAmount"] == .bool(true) && !notes.isEmpty }

  private var notes: [String] { Self.notes.compactMap { value[$0] }.flatMap(Self.texts) }

  /// The line that the parts form. `nil` if they form none.
  private var made: String? {
    let (quantity, notes) = (isDisabled ? nil : Self.quantity(value), notes)
    guard let name else {
      // A note that starts with a number is the whole line.
      let amount = notes.first?.first?.isNumber == true ? nil : quantity
      return notes.isEmpty ? nil : ([amount].compactMap(\.self) + notes).joined(separator: " ")
    }
    // Some programs put the whole line into the description.
    if quantity == nil, notes.count == 1, Self.has(notes[0], name) { return notes[0] }
    let main = beginsWithAmount(name) ? name : [quantity, name].compactMap(\.self).joined(separator: " ")
    return ([main] + notes.filter { !Self.has(main, $0) }).joined(separator: ", ")
  }

  /// Returns whether a name starts with the amount and the unit. Without a unit, the number can also be part of the name: `7 up`.
  private func beginsWithAmount(_ name: String) -> Bool {
    guard let quantity = Self.quantity(value) else { return false }
    return name.hasPrefix(quantity + " ") && !name.hasPrefix(quantity + " %")
  }

  /// Returns whether an amount repeats the number at the start of the name, where the number can also be part of the name.
  private func repeats(_ member: JSONMember) -> Bool {
    guard Self.isAmount(member.key), !Self.isNone(member.value), let name, beginsWithAmount(name) else { return false }
    return Self.quantity(value).flatMap(Fraction.init) != nil && Self.wholes.allSatisfy { said($0) == nil }
  }

  /// The name of the ingredient. A `title` is a name only if there is no other name and there is an amount, since Mealie's `title` names
  /// the section that starts at this ingredient.
  private var name: String? { Self.names.compactMap(said).first ?? (isTitleName ? said("title") : nil) }

  private var isTitleName: Bool {
    let isElsewhere = (Self.names + Self.wholes).contains { said($0) != nil } || !notes.isEmpty
    return !isElsewhere && Self.quantity(value) != nil
  }

  /// Returns whether a line contains the words of another line as a contiguous sequence.
  private static func has(_ line: String, _ other: String) -> Bool {
    func words(_ text: String) -> String {
      SearchText.fold(HTMLText.line(text)).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
    return (" " + words(line) + " ").contains(" " + words(other) + " ") || words(other).isEmpty
  }

  private static func isAmount(_ key: String) -> Bool { (amounts + bounds).contains(key) }

  private func said(_ key: String) -> String? {
    value[key].flatMap(Self.text).flatMap { TextRule.cleaned($0).isEmpty ? nil : $0 }
  }

  /// Reports a member that the line can't contain.
  private func leave(_ member: JSONMember, _ fields: inout WebFields) {
    if member.key == "position" || member.key.hasPrefix("@") { return }
    let name = field + "." + member.key
    guard (Self.parts + Self.wholes).contains(member.key) || member.key == "title" else {
      return fields.ignore(name, member.value)
    }
    if member.value.says { fields.repair(name, from: member.value, to: nil) }
  }

  /// Returns the strings in a member, in the notation that the line uses.
  private func texts(_ member: JSONMember) -> [String] {
    switch member.key {
    case "unitCode": Self.unit(member).map { [$0] } ?? []
    case let key where Self.isAmount(key):
      Self.amount(member.value).map { [$0] } ?? []
    default: Self.texts(member.value)
    }
  }

  private static func texts(_ value: JSONValue) -> [String] {
    value.elements.compactMap(text).filter { !TextRule.cleaned($0).isEmpty }
  }

  private static func text(_ value: JSONValue) -> String? { value["text"]?.text ?? LinkedData.called(value) }

  /// Returns the amount with its unit: `2 g`, `2–3 cups`.
  private static func quantity(_ value: JSONValue) -> String? {
    let amount = amounts.compactMap { value[$0].flatMap(Self.amount) }.first ?? range(value)
    let unit = unit(value)
    guard let amount else { return value["measure"].flatMap(text).flatMap { TextRule.cleaned($0).isEmpty ? nil : $0 } }
    guard let unit, !unit.isEmpty, !amount.hasSuffix(" " + unit) else { return amount }
    return amount + " " + unit
  }

  /// Returns the amount in a number, a string, or an object that contains an amount. Returns `nil` if there is no amount, or if it is zero.
  private static func amount(_ value: JSONValue) -> String? {
    if value.members != nil { return quantity(value) }
    guard let value = value.elements.first, !isNone(value) else { return nil }
    return LinkedData.said(value).flatMap { $0.hasPrefix("-") ? nil : TextRule.cleaned($0) }
  }

  /// Returns whether the value means that there is no amount, as zero does.
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

  private static func unit(_ value: JSONValue) -> String? {
    units.lazy.compactMap { key in value[key].flatMap { unit(JSONMember(key: key, value: $0)) } }.first
  }

  private static func unit(_ member: JSONMember) -> String? {
    guard let unit = text(member.value).map(TextRule.cleaned) else { return nil }
    return member.key == "unitCode" ? codes[unit, default: unit] : unit
  }

  /// The names of units by the UN/CEFACT codes that schema.org uses. The code for individual items stands for no unit.
  private static let codes = [
    "GRM": "g", "KGM": "kg", "MGM": "mg", "LTR": "l", "MLT": "ml", "CLT": "cl", "DLT": "dl", "ONZ": "oz", "LBR": "lb",
    "OZA": "fl oz", "G21": "cup", "G24": "tbsp", "G25": "tsp", "C62": "", "H87": "", "EA": "", "PCE": "",
  ]
}
