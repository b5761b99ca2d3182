import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import Testing
import UseCases

/// A kind of damage to an export.
struct ExportDamage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let done: @Sendable (String) throws -> Void
  /// The file and the fault that the error must name. `nil` if the error isn't about the export.
  let fault: (file: String, why: ExportFault)?

  init(_ name: String, _ file: String, _ why: ExportFault?, _ done: @escaping @Sendable (String) throws -> Void) {
    testDescription = name
    self.done = done
    fault = why.map { (file, $0) }
  }

  func isExpected(_ error: GatewayError, _ path: String) -> Bool {
    guard let fault else {
      return error == .newerVersion(what: path + "/recetas-export.json", found: 2, known: 1)
    }
    return error == .unusableExport(what: fault.file.isEmpty ? path : path + "/" + fault.file, why: fault.why)
  }

  private static let (manifest, catalog, users) = ("recetas-export.json", "catalog.jsonl", "users.jsonl")

  static let all: [ExportDamage] = [
    ExportDamage("a missing folder", "", .noFolder) { try FileManager.default.removeItem(atPath: $0) },
    ExportDamage("a file instead of a folder", "", .notAnExport) { path in
      try FileManager.default.removeItem(atPath: path)
      try Data("[]".utf8).write(to: URL(filePath: path))
    },
    ExportDamage("a missing manifest", "", .notAnExport) {
      try FileManager.default.removeItem(atPath: $0 + "/" + manifest)
    },
    ExportDamage("a newer format", manifest, nil) {
      try edit($0, manifest) { $0.replacing(#""format" : 1"#, with: #""format" : 2"#) }
    },
    ExportDamage("an unknown format", manifest, .damaged) {
      try edit($0, manifest) { $0.replacing(#""format" : 1"#, with: #""format" : 0"#) }
    },
    ExportDamage("a truncated manifest", manifest, .damaged) {
      try edit($0, manifest) { String($0.prefix($0.count / 2)) }
    },
    ExportDamage("an endless manifest", manifest, .tooLarge(limit: 16 << 20)) {
      try FileHandle(forWritingTo: URL(filePath: $0 + "/" + manifest)).truncate(atOffset: 17 << 20)
    },
    ExportDamage("a missing catalog", catalog, .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/" + catalog)
    },
    ExportDamage("a missing folder of pictures", "photos", .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/photos")
    },
    ExportDamage("a truncated catalog", catalog, .damaged) {
      try edit($0, catalog) { String($0.prefix($0.count / 2)) }
    },
    ExportDamage("a catalog changed afterwards", catalog, .damaged) {
      try edit($0, catalog) { $0.replacing("Piña", with: "Pina2") }
    },
    ExportDamage("a score changed afterwards", users, .damaged) {
      try edit($0, users) { $0.replacing(#""score":5"#, with: #""score":4"#) }
    },
    ExportDamage("a wrong separator", users, .damaged) {
      try edit($0, users) { $0.replacing(#","score":5"#, with: #";"score":5"#) }
    },
    ExportDamage("a link instead of the catalog", catalog, .notAFile) { path in
      try FileManager.default.moveItem(atPath: path + "/" + catalog, toPath: path + "/../other")
      try FileManager.default.createSymbolicLink(atPath: path + "/" + catalog, withDestinationPath: "../other")
    },
    ExportDamage("a link instead of the pictures", "photos", .notAFile) { path in
      try FileManager.default.moveItem(atPath: path + "/photos", toPath: path + "/../photos")
      try FileManager.default.createSymbolicLink(atPath: path + "/photos", withDestinationPath: "../photos")
    },
    ExportDamage("a pipe instead of a file", users, .notAFile) { path in
      try FileManager.default.removeItem(atPath: path + "/" + users)
      mkfifo(path + "/" + users, 0o600)
    },
    ExportDamage("a foreign file", "notes.txt", .unexpected) { try Data().write(to: URL(filePath: $0 + "/notes.txt")) },
    ExportDamage("a foreign file among the pictures", "photos/cat.jpg", .unexpected) {
      try Data().write(to: URL(filePath: $0 + "/photos/cat.jpg"))
    },
    ExportDamage("an extra picture", "photos/photo-" + SHA256.hex(of: []), .unexpected) {
      try Data().write(to: URL(filePath: $0 + "/photos/photo-" + SHA256.hex(of: [])))
    },
    ExportDamage("an extra picture of a place", "places/photo-" + SHA256.hex(of: SampleImages.png), .unexpected) {
      try Data(SampleImages.png).write(to: URL(filePath: $0 + "/places/photo-" + SHA256.hex(of: SampleImages.png)))
    },
    ExportDamage("a missing picture", "photos/photo-" + SHA256.hex(of: SampleImages.png), .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.png))
    },
    ExportDamage("a missing picture of a review", "photos/photo-" + SHA256.hex(of: SampleImages.webp), .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.webp))
    },
    ExportDamage("a missing picture of a place", "places/photo-" + SHA256.hex(of: SampleImages.gif), .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/places/photo-" + SHA256.hex(of: SampleImages.gif))
    },
    ExportDamage("a replaced picture", "photos/photo-" + SHA256.hex(of: SampleImages.webp), .damaged) {
      try Data(SampleImages.png).write(to: URL(filePath: $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.webp)))
    },
    ExportDamage("a replaced picture of a place", "places/photo-" + SHA256.hex(of: SampleImages.gif), .damaged) {
      try Data(SampleImages.png).write(to: URL(filePath: $0 + "/places/photo-" + SHA256.hex(of: SampleImages.gif)))
    },
    ExportDamage(
      "an endless picture", "photos/photo-" + SHA256.hex(of: SampleImages.png),
      .tooLarge(limit: LoadedImage.maximumBytes)
    ) {
      let picture = $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.png)
      try FileHandle(forWritingTo: URL(filePath: picture)).truncate(atOffset: UInt64(LoadedImage.maximumBytes + 1))
    },
    // From here on, the manifest matches the damaged files, as if another program had written them.
    ExportDamage("invalid JSON", users, .invalid(line: 2)) {
      try forge($0, users) { $0.replacing(#","score":5"#, with: #";"score":5"#) }
    },
    ExportDamage("an impossible score", users, .invalid(line: 2)) {
      try forge($0, users) { $0.replacing(#""score":5"#, with: #""score":6"#) }
    },
    ExportDamage("a misspelled key", users, .invalid(line: 2)) {
      try forge($0, users) { $0.replacing(#""album""#, with: #""albun""#) }
    },
    ExportDamage("a record in the wrong file", users, .invalid(line: 1)) {
      try forge($0, users) { #"{"seeded":"beers"}"# + "\n" + $0 }
    },
    ExportDamage("an order without a user", users, .invalid(line: 3)) {
      try forge($0, users) { $0.replacing(#","user":"ana""#, with: "") }
    },
    ExportDamage("an empty line", users, .invalid(line: 1)) { try forge($0, users) { "\n" + $0 } },
    ExportDamage("a beer of an unknown manufacturer", catalog, .dangling(line: 16)) {
      try forge($0, catalog) { $0.replacing(#""manufacturer":"maker-baren""#, with: #""manufacturer":"maker-x""#) }
    },
    ExportDamage("a review of an unknown beer", users, .dangling(line: 1)) {
      try forge($0, users) { $0.replacing("beer-baren+negra", with: "beer-x+y") }
    },
    ExportDamage("a duplicate dish", catalog, .repeated(line: 6)) { try forge($0, catalog) { twice($0, line: 3) } },
    ExportDamage("a duplicate beer", catalog, .repeated(line: 18)) { try forge($0, catalog) { twice($0, line: 15) } },
    ExportDamage("a duplicate review", users, .repeated(line: 4)) { try forge($0, users) { twice($0, line: 1) } },
    ExportDamage("a duplicate order", users, .repeated(line: 5)) { try forge($0, users) { twice($0, line: 2) } },
  ]

  private static func edit(_ path: String, _ file: String, _ change: (String) -> String) throws {
    let url = URL(filePath: path + "/" + file)
    let before = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let after = change(before)
    if after == before { throw CocoaError(.fileNoSuchFile) }
    try Data(after.utf8).write(to: url)
  }

  /// Returns the text with the line at this index repeated two lines later.
  private static func twice(_ text: String, line: Int) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(lines[line], at: line + 2)
    return lines.joined(separator: "\n")
  }

  private static func forge(_ path: String, _ file: String, _ change: (String) -> String) throws {
    try edit(path, file, change)
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path + "/" + file)))
    let url = URL(filePath: path + "/" + manifest)
    let old = try JSONDocument.decode(ExportManifest.self, [UInt8](try Data(contentsOf: url)), from: manifest)
    let new = ExportManifest.File(
      bytes: bytes.count, records: bytes.count { $0 == UInt8(ascii: "\n") }, sha256: SHA256.hex(of: bytes))
    let forged = ExportManifest(
      catalog: file == catalog ? new : old.catalog, users: file == users ? new : old.users, missing: old.missing)
    try Data(try JSONDocument.encode(forged)).write(to: url)
  }
}
