import Entities
import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@Suite struct `Converting a picture with ImageMagick` {
  private let size = PixelSize(width: 300, height: 200)

  private func picture(_ bytes: [UInt8] = SampleImages.gif) throws -> LoadedImage { try #require(LoadedImage(bytes)) }

  @Test(.group(.processes))
  func `ImageMagick receives the picture on standard input, with its format, size and limits`() async throws {
    let stub = try StubImageMagick(
      "printf '%s\\n' \"$@\" > $here/words; /bin/cat > $here/picture; \(StubImageMagick.writesSixels)")
    let sixels = try await stub.found().sixels(picture(), within: size)
    #expect(sixels.text == StubImageMagick.sixels)
    #expect(stub.contents(of: "picture") == SampleImages.gif)
    let words = String(decoding: try #require(stub.contents(of: "words")), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    #expect(words.contains("gif:-[0]") && words.contains("300x200>") && words.last == "sixel:-")
    // Without this option, transparent pixels would be black.
    #expect(words.contains("remove"))
    for limit in ["memory", "map", "disk", "time"] { #expect(words.contains(limit)) }
  }

  @Test(.group(.processes)) func `ImageMagick receives no secrets in its environment`() async throws {
    let stub = try StubImageMagick("/usr/bin/env > $here/variables; \(StubImageMagick.writesSixels)")
    let variables = ["PATH": stub.folder.path, "HOME": "/home/ana", "FIRESTORE_TOKEN": "secret"]
    _ = try await ImageMagick(Settings(environment: variables), patience: .seconds(600)).sixels(picture(), within: size)
    let reported = String(decoding: try #require(stub.contents(of: "variables")), as: UTF8.self)
    #expect(reported.contains("HOME=/home/ana") && !reported.contains("secret"))
  }

  @Test(.group(.processes)) func `ImageMagick can convert a picture to PNG`() async throws {
    let stub = try StubImageMagick("for word; do :; done; [ $word = png:- ] && /bin/cat $here/answer")
    _ = try stub.folder.file("answer", SampleImages.png)
    #expect(try await stub.found().png(picture(), within: size).bytes == SampleImages.png)
  }

  @Test(
    .group(.processes),
    arguments: [
      "", "hello\n", "\u{1B}]0;title\u{07}", "\u{1B}P0q#0@-", "#0@-\u{1B}\\", "\u{1B}P\u{1B}\\",
      "\u{1B}Pq\"1;1;99999;1#0@-\u{1B}\\", "\u{1B}Pq#0!10000@-\u{1B}\\",
      // These outputs contain sixels with other bytes before, after or inside them.
      "x\(StubImageMagick.sixels)", "\(StubImageMagick.sixels)\n", "\(StubImageMagick.sixels)\u{1B}[c\u{1B}\\",
      "\u{1B}Pq#0@\u{07}-\u{1B}\\", "\u{1B}Pq#0@\u{9C}-\u{1B}\\", "\u{1B}Pq#0@ñ-\u{1B}\\",
      // These sequences are queries that a terminal answers, or are passed through tmux.
      "\u{1B}P$qm\u{1B}\\", "\u{1B}P+q544e\u{1B}\\", "\u{1B}Ptmux;q\u{1B}\\",
    ])
  func `Output from ImageMagick that isn't sixels is rejected`(answer: String) async throws {
    let stub = try StubImageMagick("/bin/cat $here/answer")
    _ = try stub.folder.file("answer", answer)
    await #expect(throws: ImageMagick.Failure.failed) { try await stub.found().sixels(picture(), within: size) }
  }

  @Test(
    .group(.processes),
    arguments: [[], SampleImages.gif, SampleImages.png.dropLast(5), Array(StubImageMagick.sixels.utf8)])
  func `Output from ImageMagick that isn't a complete PNG is rejected`(answer: [UInt8]) async throws {
    let stub = try StubImageMagick("/bin/cat $here/answer")
    _ = try stub.folder.file("answer", answer)
    await #expect(throws: ImageMagick.Failure.failed) { try await stub.found().png(picture(), within: size) }
  }

  @Test(.group(.processes), arguments: ["exit 1", "kill -9 $$"])
  func `A converted picture is discarded if ImageMagick fails after writing the picture`(end: String) async throws {
    let stub = try StubImageMagick("\(StubImageMagick.writesSixels); \(end)")
    await #expect(throws: ImageMagick.Failure.failed) { try await stub.found().sixels(picture(), within: size) }
  }

  @Test(.group(.processes)) func `ImageMagick is terminated if its output exceeds the limit`() async throws {
    let stub = try StubImageMagick("echo $$ > $here/id; exec /bin/cat /dev/zero")
    await #expect(throws: ImageMagick.Failure.failed) { try await stub.found().sixels(picture(), within: size) }
    #expect(stub.contents(of: "id") != nil)
    try expectEnded(stub)
  }

  @Test(.group(.processes), arguments: ["", "exec >&-;", "\(StubImageMagick.writesSixels); exec >&-;"])
  func `ImageMagick is terminated if it exceeds the time limit`(first: String) async throws {
    let stub = try StubImageMagick("echo $$ > $here/id; \(first) exec /bin/sleep 100000")
    await #expect(throws: ImageMagick.Failure.failed) {
      try await stub.found(patience: .milliseconds(300)).sixels(picture(), within: size)
    }
    try expectEnded(stub)
  }

  /// Expects that the stub's process has ended, if the stub wrote its process id to a file.
  private func expectEnded(_ stub: StubImageMagick) throws {
    guard let noted = stub.contents(of: "id"), !noted.isEmpty else { return }
    let text = String(decoding: noted, as: UTF8.self).trimmingCharacters(in: .newlines)
    #expect(kill(try #require(pid_t(text)), 0) != 0)
  }

  @Test(.group(.processes)) func `The program “magick” takes precedence over the program “convert”`() async throws {
    let stub = try StubImageMagick("exit 1", named: "convert")
    try stub.add("magick", StubImageMagick.writesSixels)
    #expect(stub.found().path == stub.folder.path + "/magick")
    let older = try StubImageMagick(StubImageMagick.writesSixels, named: "convert")
    #expect(try await older.found().sixels(picture(), within: size).text == StubImageMagick.sixels)
  }

  @Test(.group(.processes)) func `A picture is not converted if ImageMagick is not in PATH`() async throws {
    let stub = try StubImageMagick("exit 1", named: "magic")
    // A file that isn't executable, a folder, and a program in a relative folder are all ignored.
    _ = try stub.folder.file("magick", "x")
    _ = try stub.folder.folder("convert")
    let hidden = try StubImageMagick(StubImageMagick.writesSixels)
    let relative = String(repeating: "../", count: 50) + hidden.folder.path.dropFirst()
    for path in [stub.folder.path, relative, "", nil] {
      let converter = ImageMagick(Settings(environment: path.map { ["PATH": $0] } ?? [:]))
      #expect(converter.path == nil)
      await #expect(throws: ImageMagick.Failure.missing) { try await converter.sixels(picture(), within: size) }
    }
  }

  private static let real = ImageMagick(.ofProcess, patience: .seconds(600))

  /// Returns whether the program called `convert` is ImageMagick, since other programs have the same name.
  private static func isInstalled() throws -> Bool {
    guard let path = real.path else { return false }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = ["-version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text.hasPrefix("Version: ImageMagick")
  }

  @Test(.group(.heavy), .enabled("ImageMagick is not installed") { try isInstalled() }, arguments: ImageFormat.allCases)
  func `ImageMagick can convert every image format that the kit supports`(format: ImageFormat) async throws {
    let samples = [
      ImageFormat.jpeg: SampleImages.jpeg("x"), .png: SampleImages.png, .gif: SampleImages.gif,
      .webp: SampleImages.webp,
    ]
    let picture = try picture(try #require(samples[format]))
    #expect(try await Self.real.sixels(picture, within: size).text.contains("\"1;1;1;1"))
    #expect(try await Self.real.png(picture, within: size).bytes.count < 1000)
  }

  @Test(.enabled(if: real.path != nil, "ImageMagick is not installed"))
  func `Converting a damaged picture with ImageMagick fails`() async throws {
    let damaged = try picture([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 100))
    await #expect(throws: ImageMagick.Failure.failed) { try await Self.real.sixels(damaged, within: size) }
  }
}
