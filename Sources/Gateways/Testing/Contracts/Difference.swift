/// Describes the difference between a value and the expected value in a few lines. Shows the path to each difference. Shows only the id and
/// name of an entity.
struct Difference: CustomStringConvertible {
  /// The maximum number of differences to show. All other differences are only counted.
  private static let mostLines = 3

  /// The text that describes the first differences. It is never empty, and has a few thousand characters at most.
  let description: String

  /// - Parameter what: the name of the value, such as “menu”.
  init(_ found: Any, from expected: Any, _ what: String) {
    let lines = Self.lines(found, expected, what)
    let more = lines.count - Self.mostLines
    description = (lines.prefix(Self.mostLines) + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "\n")
  }

  private static func lines(_ found: Any, _ expected: Any, _ path: String) -> [String] {
    guard let found = unwrapped(found), let expected = unwrapped(expected), type(of: found) == type(of: expected)
    else { return [leaf(found, expected, path)] }
    let (left, right) = (Mirror(reflecting: found), Mirror(reflecting: expected))
    let lines: [String] =
      switch left.displayStyle {
      case .collection: elements(left.children.map(\.value), right.children.map(\.value), path)
      case .set: members(left.children.map(\.value), right.children.map(\.value), path)
      case .dictionary: entries(left, right, path)
      case .enum where left.children.first?.label != right.children.first?.label: []
      case .struct where differInIdentity(found, expected): []
      default: children(left, right, path)
      }
    return lines.isEmpty ? [leaf(found, expected, path)] : lines
  }

  /// Whether two values have different ids or descriptions.
  private static func differInIdentity(_ found: Any, _ expected: Any) -> Bool {
    if found is any CustomStringConvertible { return Brief(found).description != Brief(expected).description }
    return id(of: found) != id(of: expected)
  }

  /// Returns a description of a difference without comparing the children of the values.
  private static func leaf(_ found: Any, _ expected: Any, _ path: String) -> String {
    let (left, right) = (Brief(found).description, Brief(expected).description)
    if left != right { return "\(path): \(left), not \(right)" }
    if let found = found as? String, let expected = expected as? String {
      let same = zip(found, expected).prefix { $0 == $1 }.count
      let (left, right) = (found.dropFirst(same), expected.dropFirst(same))
      return "\(path), after \(same) equal characters: \(Brief(String(left))), not \(Brief(String(right)))"
    }
    return "\(path): not as expected, though both are \(left)"
  }

  /// Returns the differences between properties, or between the associated values of an enum.
  private static func children(_ left: Mirror, _ right: Mirror, _ path: String) -> [String] {
    zip(left.children, right.children).flatMap { found, expected -> [String] in
      if areEqual(found.value, expected.value) { return [] }
      let label = found.label.map { $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
      return lines(found.value, expected.value, path + label)
    }
  }

  /// Returns the differences between two lists. If the elements have ids or names, these are compared, so that a missing element doesn't
  /// make all later ones differ.
  private static func elements(_ found: [Any], _ expected: [Any], _ path: String) -> [String] {
    let count = found.count == expected.count ? [] : ["\(path): \(found.count) elements, not \(expected.count)"]
    let (left, right) = (found.compactMap(key), expected.compactMap(key))
    if left.count == found.count, right.count == expected.count {
      let unmatched = count + unmatched(found, left, expected, right, path)
      if !unmatched.isEmpty { return unmatched }
      if let index = left.indices.first(where: { left[$0] != right[$0] }) {
        let (left, right) = (Brief(found[index]), Brief(expected[index]))
        return ["\(path), order differs from [\(index)] on: \(left), not \(right)"]
      }
    }
    let differing = zip(found, expected).enumerated().filter { !areEqual($1.0, $1.1) }
    guard let (index, (one, other)) = differing.first else { return count }
    let first = lines(one, other, "\(path)[\(id(of: one).map { Brief($0.base).description } ?? "\(index)")]")
    return count + first + (differing.count > 1 ? ["\(path): \(differing.count) elements differ"] : [])
  }

  private static func members(_ found: [Any], _ expected: [Any], _ path: String) -> [String] {
    let (left, right) = (found.compactMap { $0 as? AnyHashable }, expected.compactMap { $0 as? AnyHashable })
    return unmatched(found, left, expected, right, path)
  }

  private static func entries(_ left: Mirror, _ right: Mirror, _ path: String) -> [String] {
    func entries(of mirror: Mirror) -> [(key: AnyHashable, value: Any)] {
      mirror.children.compactMap { child in
        let parts = Mirror(reflecting: child.value).children.map(\.value)
        return parts.count == 2 ? (parts[0] as? AnyHashable).map { ($0, parts[1]) } : nil
      }
    }
    let (found, expected) = (entries(of: left), entries(of: right))
    let lines = unmatched(found.map(\.key.base), found.map(\.key), expected.map(\.key.base), expected.map(\.key), path)
    if !lines.isEmpty { return lines }
    let values = Dictionary(found, uniquingKeysWith: { first, _ in first })
    return expected.flatMap { key, value -> [String] in
      guard let found = values[key], !areEqual(found, value) else { return [] }
      return Self.lines(found, value, "\(path)[\(Brief(key.base))]")
    }
  }

  /// Returns descriptions of the missing and the unexpected elements. If an expected element occurs too often, the extra occurrences are
  /// unexpected.
  private static func unmatched(
    _ found: [Any], _ left: [AnyHashable], _ expected: [Any], _ right: [AnyHashable], _ path: String
  ) -> [String] {
    func without(_ those: [AnyHashable], _ keys: [AnyHashable], _ elements: [Any]) -> [Any] {
      var counts = those.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return zip(keys, elements).filter { key, _ in
        counts[key, default: 0] -= 1
        return counts[key, default: 0] < 0
      }.map(\.1)
    }
    return [("missing", without(left, right, expected)), ("unexpected", without(right, left, found))]
      .filter { !$1.isEmpty }.map { "\(path), \($0): \(Brief.list($1, atMost: 5))" }
  }
}

extension Difference {
  /// Returns a key that identifies an element in a list. `nil` for a number, which is identified by its index.
  private static func key(of element: Any) -> AnyHashable? {
    if let id = id(of: element) { return id }
    guard element is any CustomStringConvertible, !(element is any Numeric) else { return nil }
    return element as? AnyHashable
  }

  private static func id(of value: Any) -> AnyHashable? {
    func id<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
    return (value as? any Identifiable).map { id($0) }
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
    if let one = one as? any Equatable { return isEqual(one) }
    let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
    if left.children.isEmpty || left.children.count != right.children.count { return "\(one)" == "\(other)" }
    return zip(left.children, right.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
  }

  /// Returns the wrapped value of an optional, or any other value unchanged. `nil` for an empty optional.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

/// A short description of a value: the id and name of an entity, or the number of elements in a list.
struct Brief: CustomStringConvertible {
  private static let mostCharacters = 80

  let description: String

  init(_ value: Any) { description = Self.cut(Self.words(value)) }

  static func list(_ values: [Any], atMost most: Int) -> String {
    let more = values.count - most
    let words = values.prefix(most).map { Brief($0).description }.joined(separator: ", ")
    return more > 0 ? "\(words) and \(more) more" : words
  }

  private static func words(_ value: Any) -> String {
    guard let value = Difference.unwrapped(value) else { return "nil" }
    if let text = value as? String { return String(reflecting: text) }
    let mirror = Mirror(reflecting: value)
    if let identified = value as? any Identifiable {
      let name = mirror.children.first { ["name", "title"].contains($0.label) }?.value as? String
      return "\(identified.id)" + (name.map { " \(String(reflecting: $0))" } ?? "")
    }
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      if mirror.children.count > 3 { return "\(mirror.children.count) elements" }
      return "[\(list(mirror.children.map(\.value), atMost: 3))]"
    case .enum:
      guard let (label, carried) = mirror.children.first, let label else { return "\(value)" }
      let words = words(carried)
      return words.hasPrefix("(") ? label + words : "\(label)(\(words))"
    case .struct where !(value is any CustomStringConvertible), .tuple:
      let parts = mirror.children.map { child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + Brief(child.value).description
      }
      return "(\(parts.joined(separator: ", ")))"
    default: return "\(value)"
    }
  }

  private static func cut(_ words: String) -> String {
    words.count > mostCharacters ? words.prefix(mostCharacters - 1) + "…" : words
  }
}
