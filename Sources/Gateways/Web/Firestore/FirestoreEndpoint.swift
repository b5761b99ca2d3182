import Entities
import Gateways
public import UseCases

/// The address of a Firestore service, which is Google's service or an emulator.
public struct FirestoreEndpoint: Sendable, Hashable {
  /// The address of Google's service.
  public static let google = FirestoreEndpoint(scheme: "https", place: "firestore.googleapis.com", isEmulator: false)

  /// The name of the endpoint in messages: the host, followed by the port for an emulator.
  public let place: String
  /// Whether the endpoint is an emulator. An emulator gives owner rights to requests without a token, as every Firestore client expects.
  public let isEmulator: Bool
  private let scheme: String

  private init(scheme: String, place: String, isEmulator: Bool) {
    self.scheme = scheme
    self.place = place
    self.isEmulator = isEmulator
  }

  /// Creates the endpoint of the emulator that the variable `FIRESTORE_EMULATOR_HOST` names, or of Google's service if the variable isn't
  /// set.
  ///
  /// - Parameter emulatorHost: the value of the variable, such as `127.0.0.1:8080`, without a scheme. `nil` for no emulator.
  /// - Throws: `GatewayError.failed(what:why:)` if the value isn't a host and a port.
  public init(emulatorHost: String?) throws(GatewayError) {
    guard let emulatorHost else {
      self = .google
      return
    }
    let port = emulatorHost.utf8.lastIndex(of: UInt8(ascii: ":")).map { emulatorHost[$0...].dropFirst() }
    let isPlain = !emulatorHost.utf8.contains { "/?#@".utf8.contains($0) }
    guard isPlain, let port, port.utf8.allSatisfy({ (0x30...0x39).contains($0) }), UInt16(port) ?? 0 > 0,
      (try? WebAddress("http://\(emulatorHost)")) != nil
    else {
      throw .unavailable(what: "FIRESTORE_EMULATOR_HOST \(emulatorHost)", why: "it is not host:port")
    }
    self.init(scheme: "http", place: emulatorHost, isEmulator: true)
  }

  /// Returns the address of a path at this endpoint.
  func address(_ path: String, query: [(name: String, value: String)] = []) throws(GatewayError) -> WebAddress {
    let pairs = query.map { "\($0.name)=\($0.value.percentEncoded())" }.joined(separator: "&")
    let text = "\(scheme)://\(place)/v1/\(path)" + (pairs.isEmpty ? "" : "?\(pairs)")
    do { return try WebAddress(text) } catch { throw .serviceFailed(what: place, why: .addressTooLong) }
  }
}
