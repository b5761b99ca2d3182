import Entities
import HTTPTypes
import Hummingbird

extension Response {
  static func bytes(
    _ bytes: [UInt8], _ type: String, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = type
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// Returns the redirect after a POST, to a page that can be reloaded without sending the form again.
  static func seeOther(_ place: String) -> Response { Response(status: .seeOther, headers: [.location: place]) }

  /// Returns a picture that browsers cache forever, since its id is a digest of its content.
  static func picture(
    _ id: Photo.ID, for request: Request, read: (Photo.ID) async throws -> LoadedImage
  ) async throws -> Response {
    let headers: HTTPFields = [.eTag: "\"\(id.text)\"", .cacheControl: Asset.forever]
    if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
    let picture = try await read(id)
    return .bytes(picture.bytes, "image/\(picture.format.rawValue)", headers: headers)
  }
}

/// A file that pages need, compiled into the program. The file's address changes with its content, so it can be cached forever.
struct Asset: Sendable {
  static let forever = "public, max-age=31536000, immutable"
  static let style = Asset("/front.css", "text/css; charset=utf-8", PackageResources.front_css)
  static let script = Asset("/front.js", "text/javascript; charset=utf-8", PackageResources.front_js)
  static let icon = Asset("/front.svg", "image/svg+xml", PackageResources.front_svg)

  let (path, address, type, bytes): (String, String, String, [UInt8])

  private init(_ path: String, _ type: String, _ bytes: [UInt8]) {
    (self.path, self.type, self.bytes) = (path, type, bytes)
    address = path + "?" + Photo.ID(ofBytes: bytes).text.suffix(12)
  }
}
