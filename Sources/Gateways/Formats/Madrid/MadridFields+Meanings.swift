import Entities
import UseCases

/// Fields that are more than texts.
extension MadridFields {
  /// An address on the web; whatever had to be done to it is told, and so is one that is none.
  mutating func address(_ field: String) -> WebAddress? {
    let text = scalar(field)
    if TextRule.cleaned(text).isEmpty { return nil }
    let address = WebAddress(asNamed: text)
    if address?.text != text { repair(field, to: address?.text) }
    return address
  }

  /// Where a place is; whatever had to be done to the numbers is told, and so are numbers that are no point. Where there are none
  /// nobody knows.
  mutating func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
    let texts = [(latitude, scalar(latitude)), (longitude, scalar(longitude))]
    guard let point = Coordinate(latitude: texts[0].1, longitude: texts[1].1) else {
      for (field, text) in texts where !TextRule.cleaned(text).isEmpty { repair(field, to: nil) }
      return nil
    }
    for (field, text) in texts {
      if let number = CoordinateText(text), number.isRepaired { repair(field, to: number.text) }
    }
    return point
  }

  /// Whether a field says yes; what says neither is no, and that is told.
  mutating func flag(_ field: String) -> Bool {
    switch TextRule.cleaned(scalar(field)).lowercased() {
    case "true", "1": return true
    case "false", "0", "": return false
    default:
      repair(field, to: nil)
      return false
    }
  }

  /// The numbers in a list, which may be written in a text. What is empty is no number, and neither is what is no scalar: that is told.
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
      return value?.elements ?? []  // It only looked like a list.
    }
    return elements
  }
}
