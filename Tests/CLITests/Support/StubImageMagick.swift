import Foundation
import TestSupport
import Testing

@testable import recetas_cli

/// A program in place of ImageMagick that does what a test says.
struct StubImageMagick {
  /// A picture in sixels, as ImageMagick writes it.
  static let sixels = "\u{1B}P0;0;0q\"1;1;1;1#0;2;50;50;50#0@-\u{1B}\\"
  static let writesSixels = "printf '\\033P0;0;0q\"1;1;1;1#0;2;50;50;50#0@-\\033\\\\'"

  let folder: TemporaryFolder

  /// - Parameter script: its lines behind `#!/bin/sh`; `$here` is its folder.
  init(_ script: String, named name: String = "magick") throws {
    folder = try TemporaryFolder(isOnDisk: true)
    try add(name, script)
  }

  func add(_ name: String, _ script: String) throws {
    // By a program of its own: a file that this process writes may be open in another test's child, and then can't be run.
    let writer = try spawn(
      [
        "/bin/sh", "-c", "printf '%s' \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh",
        "#!/bin/sh\nhere='\(folder.path)'\n\(script)\n", folder.path + "/" + name,
      ], ["PATH": "/usr/bin:/bin"], input: .nothing, output: .nothing, errors: .nothing)
    var status: Int32 = 0
    while waitpid(writer, &status, 0) < 0 && errno == EINTR {}
    #expect(status == 0)
  }

  var settings: Settings { Settings(environment: ["PATH": folder.path]) }

  /// A converter that finds it, and by default waits for it however many tests share this machine.
  func found(patience: Duration = .seconds(600)) -> ImageMagick { ImageMagick(settings, patience: patience) }

  func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder.path + "/" + name).map(Array.init)
  }
}
