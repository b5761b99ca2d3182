import Foundation
import Testing
import WebGateways

/// Google's emulator of Firestore with the kit's security rules: one for the whole run, started when a test first needs it.
public struct FirestoreEmulator: Sendable {
  public let endpoint: FirestoreEndpoint
  private let process: LeashedProcess

  /// How to get it where it is missing.
  static let advice: Comment =
    "The Firestore emulator or Java is missing: gcloud components install cloud-firestore-emulator, or set FIRESTORE_EMULATOR_JAR to its path"

  static var isInstalled: Bool { jar != nil && java != nil }

  /// The one of this run.
  public static func shared() async throws -> FirestoreEmulator { try await running.value }

  private static let running = Task { try await start() }

  private static func start() async throws -> FirestoreEmulator {
    guard let jar, let java else { throw EmulatorFailure.missing }
    // Between the moment when a port is found free and the one when the emulator takes it, somebody else may.
    for _ in 1...3 {
      let port = try LeashedProcess.freePort()
      let process = try LeashedProcess([
        java, "-Xmx768m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Duser.language=en", "-cp", jar,
        "com.google.cloud.datastore.emulator.firestore.CloudFirestore", "start", "--host=127.0.0.1", "--port=\(port)",
        "--rules=\(rules)",
      ])
      if await process.printed("is now running") {
        return FirestoreEmulator(
          endpoint: try FirestoreEndpoint(emulatorHost: "127.0.0.1:\(port)"), process: process)
      }
    }
    throw EmulatorFailure.ended
  }

  /// The rules that the package comes with.
  private static let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Gateways/Web/Firestore/firestore.rules").standardized.path

  private static let environment = ProcessInfo.processInfo.environment

  private static let jar: String? = {
    let name = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar"
    let home = NSHomeDirectory()
    let folders = [
      environment["CLOUDSDK_ROOT_DIR"], "/usr/lib/google-cloud-sdk", "/usr/share/google-cloud-sdk",
      "/usr/local/google-cloud-sdk",
      "/opt/google-cloud-sdk", "/snap/google-cloud-cli/current", "/opt/homebrew/share/google-cloud-sdk",
      "\(home)/google-cloud-sdk",
    ]
    let jars = [environment["FIRESTORE_EMULATOR_JAR"]] + folders.map { folder in folder.map { "\($0)/\(name)" } }
    return jars.compactMap(\.self).first { FileManager.default.isReadableFile(atPath: $0) }
  }()

  private static let java: String? = {
    let folders =
      (environment["JAVA_HOME"].map { ["\($0)/bin"] } ?? [])
      + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { "\($0)/java" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips where the emulator or Java is missing, and says how to get them.
  public static var emulator: Self { .enabled(if: FirestoreEmulator.isInstalled, FirestoreEmulator.advice) }
}

public enum EmulatorFailure: Error { case missing, ended }

extension FirestoreEmulator {
  /// A store in a project of its own, where nobody else is; the emulator's owner, unless somebody is named by a token.
  public func store(project: String = freshProject(), tokens: (any TokenSource)? = nil) -> FirestoreFavorites {
    FirestoreFavorites(
      project: project, http: SystemHTTPClient(timeout: .seconds(600)), tokens: tokens, endpoint: endpoint)
  }

  public static func freshProject() -> String { "kit-\(UUID().uuidString.lowercased())" }

  /// An unsigned token of a user, as the emulator takes it; a manager's has the claim that the rules ask for.
  public static func token(of uid: String, isManager: Bool = false) -> FixedToken {
    func part(_ json: String) -> String {
      Data(json.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    let role = isManager ? #""role":"manager","# : ""
    let (head, claims) = (
      #"{"alg":"none","typ":"JWT"}"#, #"{"sub":"\#(uid)","user_id":"\#(uid)",\#(role)"iat":0,"exp":9999999999}"#
    )
    return FixedToken("\(part(head)).\(part(claims)).")
  }
}
