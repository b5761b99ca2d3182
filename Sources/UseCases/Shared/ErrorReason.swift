extension Error {
  /// A technical description of the error, with its cases and values spelled out in words, without Swift type names, for example
  /// `name: it is empty`.
  package var reason: String { words(of: self) }
}

private func words(of value: Any) -> String {
  if let text = value as? String { return "“\(text)”" }
  let mirror = Mirror(reflecting: value)
  let children = mirror.children.map { words(of: $0.value) }
  switch mirror.displayStyle {
  case .collection, .dictionary, .set, .tuple, .optional: return children.joined(separator: ", ")
  default: break
  }
  if let described = value as? any CustomStringConvertible { return described.description }
  if mirror.displayStyle == .enum {
    let name = spaced(mirror.children.first?.label ?? "\(value)")
    return children.isEmpty ? name : "\(name): \(children.joined())"
  }
  return children.isEmpty ? "\(type(of: value))" : children.joined(separator: ", ")
}

/// Returns the name of a case in words, for example `too long` for `tooLong`.
private func spaced(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
}
