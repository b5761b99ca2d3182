/// A picture as it was received: only its format is known; showing it is up to the screen.
public struct LoadedImage: Sendable, Hashable {
  /// The most bytes an image may have.
  public static let maximumBytes = 20 << 20

  /// The whole file.
  public let bytes: [UInt8]
  /// What it is, by its first bytes.
  public let format: ImageFormat

  /// `nil` when the bytes don't begin as an image does, or are more than ``maximumBytes``.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let format = ImageFormat(bytes) else { return nil }
    self.bytes = bytes
    self.format = format
  }
}
