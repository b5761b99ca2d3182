import Foundation
import Synchronization

/// A local web server for tests: HTTP/1.1 on a free port of `127.0.0.1` or `::1`.
///
/// The server passes each request to its handler, records all requests in order, and can misbehave as an ``Answer`` describes. It runs on
/// its own threads, so that it responds in time even if all cooperative threads are busy. It stops when the last reference is released.
public final class LoopbackServer: Sendable {
  /// A function that returns the response to a request. It must return without delay.
  public typealias Handler = @Sendable (Request) -> Answer

  /// An address family of the internet protocol.
  public enum Family: Sendable {
    /// IPv4, `127.0.0.1`.
    case four
    /// IPv6, `::1`, which isn't available on every machine.
    case six
  }

  /// The port on which the server listens.
  public let port: UInt16
  private let family: Family
  private let traffic = Traffic()
  private let listening = DispatchGroup()
  private let reserved = Mutex<Socket?>(nil)

  /// Starts a server that calls `handler` for each request.
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

  /// Starts a server that sends these responses in order, and then repeats the last one.
  public convenience init(answers: Answer...) throws {
    let script = Script(answers)
    try self.init { _ in script.next() }
  }

  deinit { end() }

  /// Stops the server and closes all connections. The port stays reserved while the server exists, so that later connections to it fail.
  public func stop() {
    end()
    reserved.withLock { reserved in
      // Without the reservation, the server of another test could get the port.
      if reserved == nil { reserved = try? Socket.reserving(port, of: family) }
    }
  }

  private func end() {
    traffic.end()
    listening.wait()
  }

  /// Returns the web address for a path, which starts with a slash.
  public func address(_ path: String = "/") -> String { origin + path }

  /// The server's address without a path or a trailing slash.
  public var origin: String { "http://\(family == .four ? "127.0.0.1" : "[::1]"):\(port)" }

  /// The requests that the server has received completely, in order of completion.
  public var requests: [Request] { traffic.requests }

  /// The number of connections that the server has accepted so far.
  public var connections: Int { traffic.connections }

  /// The number of bytes sent in response bodies so far.
  public var sentBytes: Int { traffic.sentBytes }

  /// Waits until the server has received this many requests, and returns all requests so far.
  @discardableResult public func requests(atLeast count: Int) async -> [Request] {
    await traffic.wait { $0.requests.count >= count }
    return requests
  }

  /// Waits until the server has sent this many bytes in response bodies.
  public func sentBytes(atLeast count: Int) async { await traffic.wait { $0.sentBytes >= count } }

  /// Waits until no connection is open.
  public func connectionsEnd() async { await traffic.wait { $0.connectionsNow == 0 } }

  /// Waits until clients have closed a connection this many times before the end of a response.
  public func hangUps(atLeast count: Int) async { await traffic.wait { $0.hangUps >= count } }
}
