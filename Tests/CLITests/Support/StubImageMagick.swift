import Foundation
import TestSupport
import Testing

@testable import recetas_cli

/// A stand-in for ImageMagick that runs a script.
struct StubImageMagick {
  /// A sixel picture as written by ImageMagick.
  static let sixels = "\u{1B}P0;0;0q\"1;1;1;1#0;2;50;50;50#0@-\u{1B}\\"
  static let writesSixels = "printf '\\033P0;0;0q\"1;1;1;1#0;2;50;50;50#0@-\\033\\\\'"

  let folder: TemporaryFolder

  /// - Parameter script: the lines after `#!/bin/sh`. `$here` is the script's folder.
  init(_ script: String, named name: String = "magick") throws {
    folder = try TemporaryFolder(isOnDisk: true)
    try add(name, script)
  }

  func add(_ name: String, _ script: String) throws {
    // A separate program writes the file, because a file written by this process may be open in another test's child, and then can't be
    // executed.
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

  /// Returns a converter that finds the script. By default, its timeout is long, since other tests may keep the machine busy.
  func found(patience: Duration = .seconds(600)) -> ImageMagick { ImageMagick(settings, patience: patience) }

  func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder.path + "/" + name).map(Array.init)
  }
}
