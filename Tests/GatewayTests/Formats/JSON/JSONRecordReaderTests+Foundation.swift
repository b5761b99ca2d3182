import Foundation
@testable import Gateways
import GatewayTesting
import TestGroups
import Testing

@Suite struct `The JSON reader compared with Foundation on thousands of damaged documents` {
  private static let documents = [
    #"[{"nombre":"Piña 😀","descripcion":"","precio":12.95,"tipo":"Pizzas"},{"a":[1,2,{"b":null}]}]"#,
    #"[ "\u00f1\uD83D\uDE00\\\"\/\b\f\n\r\t" , -0.5e+3, 1E-2 ,true,false,null , [] , {} ]"#,
    "\u{FEFF}[[[[\"ñ\"]]],\n{\"\":{\"\":[0,-1,10.01]}}]\r\n",
  ].map { Array($0.utf8) }

  @Test(.group(.heavy))
  func `The JSON reader and Foundation accept the same damaged documents and read the same values`()
    throws
  {
    var damage = Damage(seed: 2026)
    var (accepted, refused) = (0, 0)
    for number in 0..<6000 {
      var document = Self.documents[number % Self.documents.count]
      for _ in 0...number % 3 { damage.strike(&document) }
      guard let expected = Self.verdict(document) else { continue }
      switch result(document) {
      case .success(let values):
        accepted += 1
        if expected.map({ Self.isSame(.array(values), $0) }) != true {
          record(document, "is not refused, or misread")
        }
      case .failure(let error):
        refused += 1
        if expected != nil { record(document, "is refused: \(error)") }
      }
    }
    // If the damage were always fatal or always harmless, this test would compare nothing.
    #expect(accepted > 500 && refused > 2000)
  }

  private func record(_ document: [UInt8], _ what: String) {
    Issue.record("\(String(decoding: document, as: UTF8.self).debugDescription) \(what)")
  }

  /// Returns the array that Foundation reads, `.some(nil)` if Foundation refuses the document, or `nil` if Foundation's rules are known to
  /// differ.
  private static func verdict(_ document: [UInt8]) -> [Any]?? {
    // Foundation accepts a comma before a bracket, and detects UTF-16 and UTF-32 by a zero byte.
    let isLenient = String(decoding: document, as: UTF8.self).contains(/,\s*[\]}]/) || document.contains(0)
    if isLenient { return nil }
    do {
      return .some(try JSONSerialization.jsonObject(with: Data(document)) as? [Any])
    } catch {
      // Foundation refuses numbers that exceed a Double, but the reader keeps each number as text.
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      return reason.contains("not representable") ? nil : .some(nil)
    }
  }

  private static func isSame(_ value: JSONValue, _ other: Any) -> Bool {
    switch value {
    case .null: return other is NSNull
    case .bool(let value): return other as? Bool == value
    case .number(let text): return (other as? NSNumber)?.doubleValue == Double(text)
    case .string(let text): return other as? String == text
    case .longString: return false
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isSame($0, $1) }
    case .object(let members):
      let fields = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
      guard let others = other as? [String: Any], others.count == fields.count else { return false }
      return fields.allSatisfy { key, value in others[key].map { isSame(value, $0) } ?? false }
    }
  }
}

/// A generator of slightly damaged documents. The same seed always causes the same damage.
struct Damage {
  private var random: SeededNumbers
  private static let bytes =
    Array("[]{}:,\"\\/0123456789.-+eEtrufalsn \n\tbD8 x'é\u{7F}\u{1}".utf8) + [0x80, 0xC0, 0xFF, 0xED]

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  mutating func strike(_ document: inout [UInt8]) {
    let place = Int.random(in: 0..<max(1, document.count), using: &random)
    if place >= document.count { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: document.remove(at: place)
    case 1: document.insert(Self.bytes.randomElement(using: &random) ?? 0x20, at: place)
    case 2: document[place] = Self.bytes.randomElement(using: &random) ?? 0x20
    case 3: document.insert(document[place], at: place)
    case 4: document.swapAt(place, Int.random(in: 0..<document.count, using: &random))
    default: document[place] = document[Int.random(in: 0..<document.count, using: &random)]
    }
  }
}
