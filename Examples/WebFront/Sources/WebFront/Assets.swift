import Entities
import Hummingbird

/// A file that every page needs, compiled into the program; its address changes with its contents, so it may be kept for ever.
struct Asset: Sendable {
  static let style = Asset("/front.css", "text/css; charset=utf-8", PackageResources.front_css)
  static let script = Asset("/front.js", "text/javascript; charset=utf-8", PackageResources.front_js)
  static let icon = Asset("/front.svg", "image/svg+xml", PackageResources.front_svg)

  let address: String
  private let path: String
  private let type: String
  private let bytes: [UInt8]

  private init(_ path: String, _ type: String, _ bytes: [UInt8]) {
    address = path + "?" + Photo.ID(ofBytes: bytes).text.suffix(12)
    (self.path, self.type, self.bytes) = (path, type, bytes)
  }

  func add(to router: Hummingbird.Router<Visit>) {
    router.get(RouterPath(path)) { _, _ in Response.bytes(bytes, type, headers: [.cacheControl: Cached.forever]) }
  }
}

/// What never changes under its address.
enum Cached {
  static let forever = "public, max-age=31536000, immutable"

  /// A picture, whose id says what is in it.
  static func picture(
    _ id: Photo.ID, _ request: Request, read: () async throws -> LoadedImage
  ) async throws -> Response {
    let headers: HTTPFields = [.eTag: "\"\(id.text)\"", .cacheControl: forever]
    if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
    let picture = try await read()
    return .bytes(picture.bytes, "image/\(picture.format.rawValue)", headers: headers)
  }
}
