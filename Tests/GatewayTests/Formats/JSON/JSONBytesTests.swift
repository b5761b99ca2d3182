@testable import Gateways
import TestGroups
import Testing
import UseCases

@Suite struct `Text that isn't UTF-8` {
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xFE], [0xFF],
      [0xC3, 0x28], [0xE2, 0x28, 0xA1], [0xF0, 0x28, 0x8C, 0xBC], [0xC3, 0x5C, 0x6E],
    ] as [[UInt8]])
  func `Invalid UTF-8 in a JSON string or key is refused`(bytes: [UInt8]) throws {
    for (before, after) in [(#"["a"#, #""]"#), (#"[{"a"#, #"":1}]"#)] {
      let document = Array(before.utf8) + bytes + Array(after.utf8)
      let error = try #require(throws: JSONError.self) { try elements(document) }
      #expect(error.problem == .notUTF8)
    }
  }

  @Test(arguments: [[0xEF], [0xEF, 0xBB], [0xEF, 0xBB, 0x41], [0xEF, 0xBF, 0xBF]] as [[UInt8]])
  func `A JSON file that starts with invalid UTF-8 in place of a byte order mark is refused`(bytes: [UInt8]) throws {
    let error = try #require(throws: JSONError.self) { try elements(bytes + Array("[]".utf8)) }
    #expect(error.problem == .notUTF8)
  }

  @Test func `The JSON reader's UTF-8 check agrees with Swift on every pair of bytes`() {
    let special: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "\\")]
    for first in UInt8(0x20)...0xFF where !special.contains(first) {
      for second in UInt8(0x20)...0xFF where !special.contains(second) {
        check([first, second])
      }
    }
  }

  @Test(.group(.heavy))
  func `The JSON reader's UTF-8 check agrees with Swift on four bytes at the boundaries of ranges`() {
    let borders: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xF0, 0xF1,
      0xF4, 0xF5,
    ]
    for first in borders {
      for second in borders {
        for third in borders {
          for fourth in borders { check([first, second, third, fourth]) }
        }
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    var check = UTF8Check()
    // The quotation mark that ends the string is accepted only where a character can start.
    let isAccepted = (bytes + [UInt8(ascii: "\"")]).allSatisfy { check.accepts($0) }
    let isText = String(validating: bytes, as: UTF8.self) != nil
    if isAccepted != isText { Issue.record("\(bytes) is text: \(isText), accepted: \(isAccepted)") }
  }
}
