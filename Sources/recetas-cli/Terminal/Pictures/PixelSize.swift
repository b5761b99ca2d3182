/// A size in pixels.
struct PixelSize: Sendable, Hashable {
  var width: Int
  var height: Int
}
