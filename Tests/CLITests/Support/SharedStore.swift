import Foundation
import Gateways
import TestSupport

@testable import recetas_cli
import WebGateways

/// A new project in the emulator, used as a store that several users share, each from a separate machine.
@MainActor struct SharedStore {
  let project = FirestoreEmulator.freshProject()
  private let host: String

  init() async throws { host = try await FirestoreEmulator.shared().endpoint.place }

  /// Returns the program of one user.
  ///
  /// - Parameters:
  ///   - uid: the user who is signed in. `nil` for the emulator's owner, who isn't signed in.
  ///   - role: the role that the token claims. `nil` for an ordinary user.
  func cli(_ uid: String? = nil, role: String? = nil, _ language: String = "en") throws -> CLI {
    let cli = try CLI(language) { [project] _ in "firestore:\(project)" }
    cli.environment["FIRESTORE_EMULATOR_HOST"] = host
    cli.environment["FIRESTORE_USER"] = uid
    cli.environment["FIRESTORE_TOKEN"] = uid.map { Self.token(of: $0, role: role) }
    return cli
  }

  /// Returns an unsigned token, which the emulator accepts.
  private static func token(of uid: String, role: String?) -> String {
    func part(_ json: String) -> String {
      Data(json.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    let claim = role.map { #", "role": "\#($0)""# } ?? ""
    let claims = #"{"sub": "\#(uid)", "user_id": "\#(uid)", "iat": 0, "exp": 9999999999\#(claim)}"#
    return "\(part(#"{"alg": "none", "typ": "JWT"}"#)).\(part(claims))."
  }
}
