import Foundation
import TestSupport
import TestGroups
import Testing

@Suite struct `A file, read in chunks, is read as memory is` {
  private static let chunk = 1 << 16
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    .group(.heavy),
    arguments: [
      #"{"ñ":"€😀á\u00f1\uD83D\uDE00\\\n","precio":-12.50e+1,"t":[true,false,null,{}]},"#,
      #"[1 fals3"#, "\"\u{7F}😀\u{1}\"", #""\uD83D\u0041""#, "12.5e+x",
      "sin-comillas-y-más-de-veinte-letras",
    ])
  func `wherever the border between two chunks falls`(text: String) throws {
    let bytes = Array(text.utf8)
    for before in 0...bytes.count {
      let blanks = [UInt8](repeating: UInt8(ascii: " "), count: Self.chunk - 2 - before)
      let document = Array("[\n".utf8) + blanks + bytes + Array("\n 1]".utf8)
      try expectSame(document)
    }
  }

  @Test(.group(.heavy)) func `for hundreds of kilobytes`() throws {
    var document = "["
    for number in 0..<4000 {
      document +=
        #"{"nombre":"Piña \#(number) €😀 \u00f1 \#(String(repeating: "ñ", count: number % 7))","precio":\#(number).5},"#
      document += number % 5 == 0 ? "\r\n" : " "
    }
    let bytes = Array((document + "null]").utf8)
    #expect(bytes.count > 200_000)
    try expectSame(bytes)
    #expect(try result(bytes).get().count == 4001)
    try expectSame(bytes.dropLast())
    try expectSame(bytes + [0xFF])
  }

  @Test(.group(.heavy)) func `for hundreds of kilobytes of objects on lines of their own`() throws {
    let line = { (number: Int) in #"{"nombre":"Piña \#(number) \#(String(repeating: "ñ", count: number % 7))"}"# }
    let bytes = Array((1...6000).map(line).joined(separator: "\n").utf8)
    #expect(bytes.count > 2 * Self.chunk)
    try expectSame(bytes)
    #expect(try result(bytes).get().count == 6000)
    try expectSame(bytes.dropLast())
    try expectSame(bytes + Array("\n7".utf8))
  }

  @Test func `for a file of one chunk, of two, and one byte more or less`() throws {
    for count in [
      Self.chunk - 1, Self.chunk, Self.chunk + 1, 2 * Self.chunk - 1, 2 * Self.chunk, 2 * Self.chunk + 1,
    ] {
      try expectSame(
        Array("[\"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: count - 4) + Array("\"]".utf8))
    }
  }

  private func expectSame(_ document: some Collection<UInt8>, _ location: SourceLocation = #_sourceLocation)
    throws
  {
    let path = folder.path + "/document.json"
    try Data(document).write(to: URL(filePath: path))
    let (found, expected) = (try result(ofFile: path), result(Array(document)))
    #expect(found == expected, sourceLocation: location)
  }
}
