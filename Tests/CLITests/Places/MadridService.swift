import GatewayTesting
import Synchronization
import TestSupport

/// A local server in place of the service for Madrid's places, with some shops and an activity, each with a logo and an image.
final class MadridService: Sendable {
  let shops: Int
  private let server: Mutex<LoopbackServer?> = Mutex(nil)
  private let answers = Box<[String: LoopbackServer.Answer]>([:])
  private let hooks = Box<[String: @Sendable () -> Void]>([:])

  /// - Parameter shops: the number of shops, which are numbered from 1.
  init(shops: Int = 3) throws {
    self.shops = shops
    let running = try LoopbackServer { [weak self] request in self?.answer(request) ?? .init(404) }
    server.withLock { $0 = running }
  }

  var running: LoopbackServer {
    get throws { try server.withLock { try $0.orThrow() } }
  }

  /// The address of the service, for `MADRID_SHOPS_URL`.
  var base: String { get throws { try running.address("/json_new") } }

  /// The requested paths, in order.
  var asked: [String] { get throws { try running.requests.map(\.path) } }

  /// Replaces the response for a path. `nil` restores the default response.
  func answer(_ path: String, with answer: LoopbackServer.Answer?) { answers.change { $0[path] = answer } }

  /// Runs a function before each response for a path.
  func whenAsked(_ path: String, _ body: @escaping @Sendable () -> Void) { hooks.change { $0[path] = body } }

  /// The paths of all documents and pictures.
  var paths: [String] {
    ["/json_new/getShops.php", "/json_new/getActivities.php", "/json_new/getServices.php"] + pictures
  }

  var pictures: [String] { numbers.flatMap { ["/media/\($0)-logo.jpg", "/media/\($0).jpg"] } }

  private var numbers: [String] { (1...shops).map { "shop\($0)" } + ["activity1"] }

  /// Returns the picture at a path.
  static func picture(_ path: String) -> [UInt8] { SampleImages.jpeg(path) }

  private func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    hooks.value[request.path]?()
    if let answer = answers.value[request.path] { return answer }
    let host = "http://\(request.header("Host") ?? "")"
    switch request.path {
    case "/json_new/getShops.php":
      return .json(Self.feed((1...shops).map { Self.record("\($0)", "Tienda \($0)", "shop\($0)", host) }))
    case "/json_new/getActivities.php": return .json(Self.feed([Self.record("1", "Paseo", "activity1", host)]))
    case let path where pictures.contains(path): return .init(200, body: Self.picture(path))
    default: return .init(404, "Not here")
    }
  }

  static func feed(_ records: [String]) -> String { #"{"result":["# + records.joined(separator: ",") + "]}" }

  static func record(_ id: String, _ name: String, _ stem: String, _ host: String) -> String {
    """
    {"id":"\(id)","name":"\(name)","address":"Calle Mayor, \(id)","gps_lat":"40.41\(id) ","gps_lon":"-3.70\(id)",
    "description_es":"Descripción de \(name)","description_en":"Description of \(name)","telephone":"-",
    "logo_img":"\(host)/media/\(stem)-logo.jpg","img":"\(host)/media/\(stem).jpg"}
    """
  }
}

extension MadridService {
  /// Returns a program that uses this service, with a clock that never waits.
  @MainActor func cli(_ store: Stores = .standard) throws -> CLI {
    let cli = try CLI(store)
    cli.environment["MADRID_SHOPS_URL"] = try base
    cli.clock = RecordingClock()
    return cli
  }
}

extension Optional {
  func orThrow() throws -> Wrapped {
    guard let self else { throw CancellationError() }
    return self
  }
}
