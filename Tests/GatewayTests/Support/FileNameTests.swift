import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `The name of a file` {
  /// Names that Linux distinguishes, although they could be equal as strings.
  static let names: [[UInt8]] = [
    [0xE9], [0xE8], Array("�".utf8), Array("\u{10FEE9}".utf8), Array("\u{E9}".utf8), Array("e\u{301}".utf8),
    [0xED, 0xB2, 0x80], [0xC0, 0xAF], [0xF4, 0x8F, 0xBB], [0xF4, 0x90, 0x80, 0x80], [0xC3],
  ]

  @Test(arguments: ["", "a", "/tmp/ñ/😀", "\u{10FE7F}\u{10FF00}\u{10FFFD}"])
  func `A file name in UTF-8 is converted to the same string`(text: String) {
    #expect(String(fileName: Array(text.utf8)) == text)
    #expect(text.fileBytes == Array(text.utf8))
  }

  @Test(.group(.heavy)) func `Any file name can be converted to a string and back to the same bytes`() {
    var random = SeededNumbers(seed: 15)
    let pieces: [[UInt8]] = Self.names + [[0x2F], [0x61], Array("ñ".utf8), [0xF4], [0x8F], [0xBA], [0x80], [0xFF]]
    var texts: [[UInt8]: String] = [:]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).flatMap { _ in pieces.randomElement(using: &random) ?? []
      }
      let text = String(fileName: bytes)
      texts[bytes] = text
      #expect(text.fileBytes == bytes)
      #expect(
        text.withFileName { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
          == bytes.map(CChar.init(bitPattern:)))
    }
    // No two names are converted to the same string.
    #expect(Set(texts.values.map { Array($0.utf8) }).count == texts.count)
    #expect(Set(texts.values.map(\.fileKey)).count == texts.count)
  }

  @Test func `A file name that isn't UTF-8 is shown with replacement characters`() {
    #expect(String(fileName: [0x61, 0xE9, 0x62]).withoutFileBytes == "a�b")
    #expect("\u{10FEE9}".withoutFileBytes == "�")
    #expect("ñ😀".withoutFileBytes == "ñ😀")
  }

  /// Whether the system distinguishes the names. Apple's file systems store names as UTF-8, and treat equivalent names as equal.
  private static var isDistinguished: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  @Test(
    .group(.heavy),
    .enabled("APFS requires UTF-8 names and ignores how é is composed") { isDistinguished },
    arguments: PersistentStore.allCases)
  func `A store opens exactly the named file, even if the name isn't UTF-8`(store: PersistentStore) async throws {
    let folder = try TemporaryFolder()
    let paths = Self.names.map { folder.path + "/" + String(fileName: $0) }
    for (number, path) in paths.enumerated() {
      try await store.opened(in: path).seed([try Samples.dish("Plato \(number)")])
    }
    for (number, path) in paths.enumerated() {
      #expect(try await store.opened(in: path).contents().menu.all.map(\.name) == ["Plato \(number)"])
    }
    // The system itself lists the names, without any conversion.
    let listed = try #require(opendir(folder.path))
    defer { closedir(listed) }
    var found: Set<[UInt8]> = []
    while let entry = readdir(listed) {
      found.insert(withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    #expect(found == Set(Self.names + [Array(".".utf8), Array("..".utf8)]))
  }

  @Test func `The real path of a file resolves links and parent folders`() throws {
    let folder = try TemporaryFolder()
    let real = Folder.resolved(folder.path) ?? ""
    _ = try folder.folder("a")
    let file = try folder.file("a/x", "")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: folder.path + "/a")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/y", withDestinationPath: file)
    for (path, place) in [("a/x", "a/x"), ("link/x", "a/x"), ("y", "a/x"), ("a/../y", "a/x"), ("link/n", "a/n")] {
      #expect(Folder.realPath(of: folder.path + "/" + path) == real + "/" + place, "\(path)")
    }
    #expect(Folder.realPath(of: folder.path + "/n/m/o") == real + "/n/m/o")
    #expect(Folder.realPath(of: "n") == (Folder.resolved(".") ?? "") + "/n")
    #expect(Folder.realPath(of: "/") == "/")
    #expect(Folder.holds(folder.path + "/link", real + "/a/x"))
    #expect(!Folder.holds(folder.path + "/link", real + "/ab"))
  }
}

@Suite struct `The name of a draft file` {
  @Test func `The names of temporary files contain the target's name and never repeat`() {
    let names = (0..<1000).map { _ in TemporaryFileName.fresh(of: "recetas.json") }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { TemporaryFileName.target(of: $0) == "recetas.json" && $0.utf8.count == 33 })
  }

  @Test(
    arguments: [
      ("recetas.json.new", "recetas.json"), ("a.0123456789abcdef.new", "a"), ("a.new.0123456789abcdef.new", "a.new"),
      ("a.0123456789abcdeF.new", "a.0123456789abcdeF"), ("a.0123456789abcde.new", "a.0123456789abcde"),
      ("a0123456789abcdef.new", "a0123456789abcdef"), ("a", nil), ("new", nil), ("a.new.old", nil), (".new", ""),
      ("é.0123456789abcdef.new", "é"),
    ] as [(String, String?)])
  func `The name of a temporary file is recognized and identifies the target`(name: String, target: String?) {
    #expect(TemporaryFileName.target(of: name) == target)
  }
}
