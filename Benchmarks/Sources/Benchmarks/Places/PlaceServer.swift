import Entities
import GatewayTesting
import Synchronization

/// A local server with Madrid's places. It runs in a separate process, so that it affects all clients equally.
struct PlaceServer {
  /// The address of the server, without a trailing slash.
  let address: String
  private let child: HelpingProcess

  init(places count: Int) throws {
    child = try HelpingProcess(ChildRole.serving(places: count).words)
    address = try child.line()
  }

  func end() { child.end() }

  /// The path of the documents.
  static let folder = "/json_new"
  static let documents: [(kind: Place.Kind, path: String)] = [
    (.shop, "\(folder)/getShops.php"), (.activity, "\(folder)/getActivities.php"),
  ]

  /// The template for the path of a map.
  static let map = "/map?center={lat},{lon}"

  /// Returns a picture of 20 kB, which differs for each target.
  static func picture(at target: String) -> [UInt8] { SampleImages.jpeg(comment: Array(target.utf8) + noise) }

  private static let noise: [UInt8] = {
    var numbers = SeededNumbers(seed: 1)
    return (0..<2475).flatMap { _ in withUnsafeBytes(of: numbers.next()) { Array($0) } }
  }()

  /// Runs the server in the child process until the parent ends.
  ///
  /// - Parameter count: The number of places.
  static func serve(_ count: Int) throws {
    let documents = Documents()
    let server = try LoopbackServer { request in
      if !request.path.hasPrefix(folder) { return LoopbackServer.Answer(body: picture(at: request.target)) }
      return documents[request.path].map { LoopbackServer.Answer(body: $0) } ?? LoopbackServer.Answer(404)
    }
    let address = String(server.address().dropLast())
    for (kind, path) in Self.documents {
      documents[path] = PlaceMaker.document(kind, of: 0..<count, on: address)
    }
    HelpingProcess.say(address)
    HelpingProcess.waitForParent()
    withExtendedLifetime(server) {}
  }

  /// The documents of the server. They are generated after the server starts, since they contain its address.
  private final class Documents: Sendable {
    private let documents = Mutex<[String: [UInt8]]>([:])

    subscript(path: String) -> [UInt8]? {
      get { documents.withLock { $0[path] } }
      set { documents.withLock { $0[path] = newValue } }
    }
  }
}
