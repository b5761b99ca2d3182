import Foundation
import Testing
import WebGateways

/// Google's Firestore emulator with the kit's security rules. All tests in a run share one emulator, which starts on first use.
public struct FirestoreEmulator: Sendable {
  public let endpoint: FirestoreEndpoint
  private let process: LeashedProcess

  /// The installation advice if the emulator is missing.
  static let advice: Comment =
    "The Firestore emulator or Java is missing: gcloud components install cloud-firestore-emulator, or set FIRESTORE_EMULATOR_JAR to its path"

  static var isInstalled: Bool { jar != nil && java != nil }

  /// Returns the emulator for this run, starting it on first use.
  public static func shared() async throws -> FirestoreEmulator { try await running.value }

  private static let running = Task { try await start() }

  private static func start() async throws -> FirestoreEmulator {
    guard let jar, let java else { throw EmulatorFailure.missing }
    // Another process can take the free port before the emulator does, so the start is retried.
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

  /// The path of the security rules in the package.
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
  /// Skips the test with installation advice if the emulator or Java is missing.
  public static var emulator: Self { .enabled(if: FirestoreEmulator.isInstalled, FirestoreEmulator.advice) }
}

public enum EmulatorFailure: Error { case missing, ended }

extension FirestoreEmulator {
  /// Returns a store of favorites in a Firestore project of its own. Requests are made with the emulator's owner token unless `tokens`
  /// authenticates a user.
  public func store(project: String = freshProject(), tokens: (any TokenSource)? = nil) -> FirestoreFavorites {
    FirestoreFavorites(
      project: project, http: SystemHTTPClient(timeout: .seconds(600)), tokens: tokens, endpoint: endpoint)
  }

  public static func freshProject() -> String { "kit-\(UUID().uuidString.lowercased())" }

  /// Returns an unsigned token for a user, which the emulator accepts. A manager's token has the claim that the rules require.
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
