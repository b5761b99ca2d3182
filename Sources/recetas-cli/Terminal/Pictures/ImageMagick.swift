import Entities
import Gateways

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program ImageMagick, which converts pictures for terminals that can't decode them. The kit itself decodes no pictures.
///
/// For safety, ImageMagick is given the format, so that it doesn't guess, and receives the picture on standard input. Its memory and time
/// are limited, and its output is checked.
struct ImageMagick: Sendable {
  /// The reason that a picture was not converted.
  enum Failure: Error {
    /// ImageMagick is not installed.
    case missing
    /// ImageMagick failed, timed out, or wrote an unexpected format.
    case failed
  }

  /// The path of `magick`, or of `convert`, the name of ImageMagick up to version 6. `nil` if neither is in `PATH`.
  let path: String?
  private let environment: [String: String]
  private let patience: Duration

  /// - Parameter patience: the maximum time to convert a picture.
  init(_ settings: Settings, patience: Duration = .seconds(20)) {
    // A relative folder in `PATH` would depend on the current folder.
    let folders = settings.path("PATH")?.split(separator: ":").filter { $0.hasPrefix("/") } ?? []
    let paths = ["magick", "convert"].flatMap { name in folders.map { "\($0)/\(name)" } }
    path = paths.first { access($0, X_OK) == 0 && Folder.status($0)?.kind == .file }
    // ImageMagick doesn't need the variables with keys and tokens.
    environment = settings.environment.filter { ["HOME", "PATH", "TMPDIR"].contains($0.key) }
    self.patience = patience
  }

  /// Returns the picture as a PNG, no larger than `size`.
  func png(_ picture: LoadedImage, within size: PixelSize) async throws(Failure) -> LoadedImage {
    guard let png = LoadedImage(try await convert(picture, to: ["png:-"], within: size)), png.format == .png,
      png.isWhole
    else { throw .failed }
    return png
  }

  /// Returns the picture as sixels, no larger than `size`.
  func sixels(_ picture: LoadedImage, within size: PixelSize) async throws(Failure) -> Sixels {
    // Sixels can't be translucent, and without a background, undrawn pixels would be black.
    let words = ["-background", "white", "-alpha", "remove", "sixel:-"]
    guard let sixels = Sixels(try await convert(picture, to: words, within: size)) else { throw .failed }
    return sixels
  }

  private func convert(
    _ picture: LoadedImage, to result: [String], within size: PixelSize
  ) async throws(Failure) -> [UInt8] {
    guard let path else { throw .missing }
    let size = "\(size.width)x\(size.height)"
    // If a picture has several frames, only the first is converted.
    let words =
      [path, "-limit", "memory", "256MiB", "-limit", "map", "512MiB", "-limit", "disk", "0", "-limit", "time", "15"]
      + ["\(picture.format.rawValue):-[0]", "-auto-orient", "-resize", "\(size)>"]
      + ["-strip", "-depth", "8"] + result
    let output = await onBackgroundThread { [environment, patience] in
      ChildProcess.output(
        of: words, environment, input: picture.bytes, limit: LoadedImage.maximumBytes, patience: patience)
    }
    guard let output else { throw .failed }
    return output
  }
}
