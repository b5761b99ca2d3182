import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@Suite struct `A terminal that shows pictures` {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], PictureTerminal.kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iTerm), (["LC_TERMINAL": "iTerm2"], .iTerm),
    (["TERM_PROGRAM": "WezTerm", "TERM": "xterm-256color"], .iTerm), (["KONSOLE_VERSION": "220400"], .iTerm),
    (["TERM": "xterm-256color"], nil), ([:], nil), (["TERM_PROGRAM": "Apple_Terminal"], nil),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], nil), (["TERM": "screen", "LC_TERMINAL": "iTerm2"], nil),
  ])
  func `A terminal's picture support is detected from the environment, except in a multiplexer`(
    environment: [String: String], terminal: PictureTerminal?
  ) {
    #expect(PictureTerminal(Settings(environment: environment)) == terminal)
  }

  private let noConverter = ImageMagick(Settings(environment: [:]))

  /// Returns a PNG of this many bytes, with its width in the header.
  private func png(width: UInt8, bytes: Int = 100) throws -> LoadedImage {
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, width,
    ]
    return try #require(LoadedImage(head + (head.count..<bytes).map { UInt8(truncatingIfNeeded: $0 &* 31) }))
  }

  @Test(arguments: [30, 3072, 3073, 10_000])
  func `Kitty receives a PNG in chunks`(bytes: Int) async throws {
    let picture = try png(width: 0, bytes: bytes)
    let sequence = try await PictureTerminal.kitty.sequence(picture, width: 80, by: noConverter)
    #expect(sequence.hasSuffix("\u{1B}\\\n"))
    let pieces = sequence.dropLast().components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}_G") && $0.split(separator: ";")[1].utf8.count <= 4096 })
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=26,m=") == true)
    let more = pieces.compactMap { $0.firstMatch(of: /m=([01]);/)?.1 }
    #expect(more.count == pieces.count && more.last == "0" && more.dropLast().allSatisfy { $0 == "1" })
    let data = pieces.map { $0.split(separator: ";")[1] }.joined()
    #expect(Data(base64Encoded: data).map(Array.init) == picture.bytes)
  }

  @Test(.group(.processes)) func `Kitty receives other picture formats converted to PNG`() async throws {
    let jpeg = try #require(LoadedImage(SampleImages.jpeg("x")))
    let stub = try StubImageMagick("/bin/cat $here/answer")
    _ = try stub.folder.file("answer", SampleImages.png)
    let sequence = try await PictureTerminal.kitty.sequence(jpeg, width: 80, by: stub.found())
    let data = Data(SampleImages.png).base64EncodedString()
    #expect(sequence == "\u{1B}_Ga=T,f=100,q=2,c=1,m=0;\(data)\u{1B}\\\n")
    await #expect(throws: ImageMagick.Failure.missing) {
      try await PictureTerminal.kitty.sequence(jpeg, width: 80, by: noConverter)
    }
  }

  @Test func `A terminal with iTerm2's protocol receives the file, limited to the terminal's width`() async throws {
    let picture = try png(width: 244)
    let sequence = try await PictureTerminal.iTerm.sequence(picture, width: 40, by: noConverter)
    let data = Data(picture.bytes).base64EncodedString()
    #expect(sequence == "\u{1B}]1337;File=inline=1;size=100;width=40;preserveAspectRatio=1:\(data)\u{07}\n")
    let jpeg = try #require(LoadedImage(SampleImages.jpeg("x")))
    #expect(try await PictureTerminal.iTerm.sequence(jpeg, width: 40, by: noConverter).contains(":/9j/"))
  }

  @Test(.group(.processes)) func `A sixel terminal receives sixels limited to the size that it supports`() async throws
  {
    let stub = try StubImageMagick("printf '%s\\n' \"$@\" > $here/words; \(StubImageMagick.writesSixels)")
    let terminal = PictureTerminal.sixel(PixelSize(width: 320, height: 240))
    let sequence = try await terminal.sequence(try png(width: 244), width: 40, by: stub.found())
    #expect(sequence == StubImageMagick.sixels + "\n")
    let words = String(decoding: try #require(stub.contents(of: "words")), as: UTF8.self)
    #expect(words.contains("320x240>\n"))
  }
}

/// The real program, in a terminal whose responses the test controls.
@Suite(.group(.terminal)) struct `Querying a terminal for sixel support` {
  private let stub: StubImageMagick

  init() throws {
    stub = try StubImageMagick("printf '%s\\n' \"$@\" > $here/words; \(StubImageMagick.writesSixels)")
  }

  private func start(answer: String) throws -> TerminalSession {
    try Binary(environment: ["PATH": stub.folder.path]).atTerminal(
      "places", "show", "shop-1", "--no-map", "--images", width: 60, height: 40, answer: answer)
  }

  @Test(arguments: ["\u{1B}[?62;4c", "\u{1B}[?63;1;2;4;6;9;15;22c", "\u{1B}[?1;2;4c", "abc\u{1B}[?62;4;22c"])
  func `A terminal that reports sixel support receives sixels`(answer: String) async throws {
    let session = try start(answer: answer)
    #expect(await session.end() == 0)
    #expect(session.screen.isAsked)
    #expect(session.written.contains(StubImageMagick.sixels + "\r\n") && session.isAsBefore)
    #expect(!session.written.contains("shows no pictures") && !session.screen.text.contains("62;4"))
    let words = String(decoding: try #require(stub.contents(of: "words")), as: UTF8.self)
    #expect(words.contains("480x640>\n"))
  }

  /// An empty response means that the terminal doesn't answer.
  @Test(arguments: ["\u{1B}[?62;22c", "\u{1B}[?4c", "\u{1B}[?62;14;42c", ""])
  func `A terminal that doesn't report sixel support receives no sixels`(answer: String) async throws {
    let session = try start(answer: answer)
    #expect(await session.end() == 0)
    #expect(session.screen.isAsked)
    #expect(!session.written.contains("\u{1B}P") && session.isAsBefore)
    #expect(session.screen.text.contains("This terminal can't show pictures"))
    #expect(session.screen.text.contains("Librería La Errata Discreta"))
  }

  @Test func `The terminal isn't queried while typed input is waiting`() async throws {
    let program = try Binary()
    let words = "'\(Binary.path)' --store '\(program.location)' places show shop-1 --no-map --images"
    let environment = [
      "RECETAS_HOME": program.folder.path, "RECETAS_LANG": "en", "TERM": "xterm", "PATH": stub.folder.path,
    ]
    let session = try TerminalSession(
      ["/bin/sh", "-c", "read line; exec \(words)"], environment, width: 60, height: 40, keeping: program)
    session.type("first\nsecond\n")
    #expect(await session.end() == 0)
    #expect(!session.screen.isAsked && session.screen.text.contains("This terminal can't show pictures"))
  }

  @Test func `The terminal isn't queried if there is no picture to show`() async throws {
    let program = try Binary(environment: ["PATH": stub.folder.path])
    let session = try program.atTerminal("places", "show", "shop-1", "--no-map")
    #expect(await session.end() == 0)
    #expect(!session.screen.isAsked)
  }
}
