import Entities
import GatewayTesting
import Synchronization

/// A service of Madrid's places on this machine, in a process of its own, so that whoever asks has the rest of the machine to itself
/// as much as anybody else.
struct PlaceServer {
  /// Where it is, without a slash.
  let address: String
  private let child: HelpingProcess

  init(places count: Int) throws {
    child = try HelpingProcess(ChildRole.serving(places: count).words)
    address = try child.line()
  }

  func end() { child.end() }

  /// Where the documents are.
  static let folder = "/json_new"
  static let documents: [(kind: Place.Kind, path: String)] = [
    (.shop, "\(folder)/getShops.php"), (.activity, "\(folder)/getActivities.php"),
  ]

  /// Where a map is.
  static let map = "/map?center={lat},{lon}"

  /// A picture of 20 kB, another one at each target.
  static func picture(at target: String) -> [UInt8] { SampleImages.jpeg(comment: Array(target.utf8) + noise) }

  private static let noise: [UInt8] = {
    var numbers = SeededNumbers(seed: 1)
    return (0..<2475).flatMap { _ in withUnsafeBytes(of: numbers.next()) { Array($0) } }
  }()

  /// What the other process does, until whoever started it ends.
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

  /// Known only after the server, whose address is in them.
  private final class Documents: Sendable {
    private let documents = Mutex<[String: [UInt8]]>([:])

    subscript(path: String) -> [UInt8]? {
      get { documents.withLock { $0[path] } }
      set { documents.withLock { $0[path] = newValue } }
    }
  }
}
