import Entities
import UseCases

/// Reads fields that have a more specific type than text.
extension MadridFields {
  /// Returns the web address in a field, or `nil` if it is blank or invalid. Reports repaired and invalid addresses.
  mutating func address(_ field: String) -> WebAddress? {
    let text = scalar(field)
    if TextRule.cleaned(text).isEmpty { return nil }
    let address = WebAddress(asNamed: text)
    if address?.text != text { repair(field, to: address?.text) }
    return address
  }

  /// Returns the position in two fields, in degrees, or `nil` if they are blank or invalid. Reports repaired and invalid numbers.
  mutating func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
    let texts = [(latitude, scalar(latitude)), (longitude, scalar(longitude))]
    guard let point = Coordinate(latitude: texts[0].1, longitude: texts[1].1) else {
      for (field, text) in texts where !TextRule.cleaned(text).isEmpty { repair(field, to: nil) }
      return nil
    }
    for (field, text) in texts {
      if let number = CoordinateText(text), number.isRepaired { repair(field, to: number.text) }
    }
    if point.distance(to: .puertaDelSol) > Self.reach {
      doubt(latitude, value: "\(TextRule.cleaned(texts[0].1)), \(TextRule.cleaned(texts[1].1))", .farFromMadrid)
    }
    return point
  }

  /// The maximum distance of a place from the center of Madrid, in meters. It includes surrounding towns, such as Toledo and Segovia, but
  /// no other regions.
  private static let reach = 150_000.0

  /// Reads a field as a Boolean. `true` and `1` are true, and anything else is false. Reports any value other than `true`, `1`, `false`,
  /// `0` or a blank.
  mutating func flag(_ field: String) -> Bool {
    switch TextRule.cleaned(scalar(field)).lowercased() {
    case "true", "1": return true
    case "false", "0", "": return false
    default:
      repair(field, to: nil)
      return false
    }
  }

  /// Returns the numbers in a list, which can itself be written as a string: `"[1, 2]"`. Skips blank and `null` elements. Drops and reports
  /// elements that are too long, or that are neither numbers nor strings.
  mutating func numbers(_ field: String) -> [String] {
    var numbers: [String] = []
    for element in elements(field) {
      switch element {
      case .null: continue
      case .string(let text), .number(let text):
        let number = TextRule.cleaned(text)
        if number.isEmpty { continue }
        if number.unicodeScalars.count <= Place.lineRule.maximumLength {
          numbers.append(number)
        } else {
          repair(field, element, to: nil)
        }
      case .bool, .longString, .array, .object: repair(field, element, to: nil)
      }
    }
    return numbers
  }

  private func elements(_ field: String) -> [JSONValue] {
    let value = self[field]
    guard let text = value?.text, TextRule.cleaned(text).hasPrefix("[") else { return value?.elements ?? [] }
    var (elements, reader) = ([JSONValue](), JSONRecordReader(JSONBytes(Array(text.utf8))))
    do throws(JSONError) {
      while let element = try reader.next() { elements.append(element) }
    } catch {
      return value?.elements ?? []  // The text only resembled a list.
    }
    return elements
  }
}
