import Entities
import Gateways

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program ImageMagick, which decodes pictures for terminals that don't: the kit does not decode any.
///
/// It is told the format, so it does not guess, gets the picture on its standard input, may use little memory and time, and what it
/// writes is checked.
struct ImageMagick: Sendable {
  /// Why a picture was not converted.
  enum Failure: Error {
    /// It is not installed.
    case missing
    /// It failed, took too long, or wrote something else.
    case failed
  }

  /// The path of `magick`, or of `convert`, as it is called up to version 6; `nil`: neither is in `PATH`.
  let path: String?
  private let environment: [String: String]
  private let patience: Duration

  /// - Parameter patience: how long converting a picture may take.
  init(_ settings: Settings, patience: Duration = .seconds(20)) {
    // A folder without its whole path is whatever folder the program is called in.
    let folders = settings.path("PATH")?.split(separator: ":").filter { $0.hasPrefix("/") } ?? []
    let paths = ["magick", "convert"].flatMap { name in folders.map { "\($0)/\(name)" } }
    path = paths.first { access($0, X_OK) == 0 && Folder.status($0)?.kind == .file }
    // It needs no keys and tokens.
    environment = settings.environment.filter { ["HOME", "PATH", "TMPDIR"].contains($0.key) }
    self.patience = patience
  }

  /// The picture as a PNG, no larger than `size`.
  func png(_ picture: LoadedImage, within size: PixelSize) async throws(Failure) -> LoadedImage {
    guard let png = LoadedImage(try await convert(picture, to: ["png:-"], within: size)), png.format == .png,
      png.isWhole
    else { throw .failed }
    return png
  }

  /// The picture as sixels, no larger than `size`.
  func sixels(_ picture: LoadedImage, within size: PixelSize) async throws(Failure) -> Sixels {
    // Sixels have no half-transparent pixels, and what is not drawn would be black.
    let words = ["-background", "white", "-alpha", "remove", "sixel:-"]
    guard let sixels = Sixels(try await convert(picture, to: words, within: size)) else { throw .failed }
    return sixels
  }

  private func convert(
    _ picture: LoadedImage, to result: [String], within size: PixelSize
  ) async throws(Failure) -> [UInt8] {
    guard let path else { throw .missing }
    let size = "\(size.width)x\(size.height)"
    // Of several frames the first.
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
