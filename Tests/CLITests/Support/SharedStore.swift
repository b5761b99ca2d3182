import Foundation
import Gateways
import TestSupport

@testable import recetas_cli
import WebGateways

/// A project of the emulator that nobody else uses, as the store of several people, each on a machine of their own.
@MainActor struct SharedStore {
  let project = FirestoreEmulator.freshProject()
  private let host: String

  init() async throws { host = try await FirestoreEmulator.shared().endpoint.place }

  /// Somebody's program.
  ///
  /// - Parameters:
  ///   - uid: who signs in; `nil`: nobody, who is the emulator's owner.
  ///   - role: what the token claims; `nil`: an ordinary user.
  func cli(_ uid: String? = nil, role: String? = nil, _ language: String = "en") throws -> CLI {
    let cli = try CLI(language) { [project] _ in "firestore:\(project)" }
    cli.environment["FIRESTORE_EMULATOR_HOST"] = host
    cli.environment["FIRESTORE_USER"] = uid
    cli.environment["FIRESTORE_TOKEN"] = uid.map { Self.token(of: $0, role: role) }
    return cli
  }

  /// An unsigned token, as the emulator takes it.
  private static func token(of uid: String, role: String?) -> String {
    func part(_ json: String) -> String {
      Data(json.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    let claim = role.map { #", "role": "\#($0)""# } ?? ""
    let claims = #"{"sub": "\#(uid)", "user_id": "\#(uid)", "iat": 0, "exp": 9999999999\#(claim)}"#
    return "\(part(#"{"alg": "none", "typ": "JWT"}"#)).\(part(claims))."
  }
}
