import Foundation
import Synchronization

/// A web server on this machine for tests: HTTP/1.1 on `127.0.0.1`, or `::1`, at a port that was free.
///
/// It answers each request by asking its handler, remembers all requests in their order, and can misbehave as an ``Answer`` says.
/// Its threads are its own: it needs none that tasks need, and so answers in time however many of those are waiting for a turn. It
/// stops with its last owner.
public final class LoopbackServer: Sendable {
  /// Answers a request at once.
  public typealias Handler = @Sendable (Request) -> Answer

  /// Of addresses on the internet.
  public enum Family: Sendable {
    /// `127.0.0.1`.
    case four
    /// `::1`, which not every machine has.
    case six
  }

  /// Where it listens.
  public let port: UInt16
  private let family: Family
  private let traffic = Traffic()
  private let listening = DispatchGroup()
  private let reserved = Mutex<Socket?>(nil)

  /// A server that asks `handler` for every answer.
  public init(on family: Family = .four, _ handler: @escaping Handler) throws {
    let (listener, port) = try Socket.listening(on: family)
    self.port = port
    self.family = family
    traffic.begin(with: listener)
    let (traffic, listening) = (traffic, listening)
    listening.enter()
    Thread.detachNewThread {
      while let socket = listener.accept() {
        let connection = Connection(socket, traffic, handler)
        guard traffic.add(connection) else { break }
        Thread.detachNewThread { connection.serve() }
      }
      listener.close()
      listening.leave()
    }
  }

  /// A server that gives these answers one after the other, and then the last of them again and again.
  public convenience init(answers: Answer...) throws {
    let script = Script(answers)
    try self.init { _ in script.next() }
  }

  deinit { end() }

  /// Closes everything; when it returns, nobody listens any more, nor will anybody else as long as there is this server.
  public func stop() {
    end()
    reserved.withLock { reserved in
      // Another server of another test could be given the port otherwise.
      if reserved == nil { reserved = try? Socket.reserving(port, of: family) }
    }
  }

  private func end() {
    traffic.end()
    listening.wait()
  }

  /// The address of a path on it, which begins with a slash.
  public func address(_ path: String = "/") -> String { origin + path }

  /// The address without a path.
  public var origin: String { "http://\(family == .four ? "127.0.0.1" : "[::1]"):\(port)" }

  /// The requests so far, in the order in which they had come whole.
  public var requests: [Request] { traffic.requests }

  /// How many connections were made to it so far.
  public var connections: Int { traffic.connections }

  /// How many bytes of bodies it could send so far.
  public var sentBytes: Int { traffic.sentBytes }

  /// Waits until so many requests came, and answers all that came.
  @discardableResult public func requests(atLeast count: Int) async -> [Request] {
    await traffic.wait { $0.requests.count >= count }
    return requests
  }

  /// Waits until it could send so many bytes of bodies.
  public func sentBytes(atLeast count: Int) async { await traffic.wait { $0.sentBytes >= count } }

  /// Waits until no connection is left.
  public func connectionsEnd() async { await traffic.wait { $0.connectionsNow == 0 } }

  /// Waits until so many times somebody went away before the end of an answer.
  public func hangUps(atLeast count: Int) async { await traffic.wait { $0.hangUps >= count } }
}
