import Foundation
import WebGateways

/// Google's Firestore emulator, without security rules. If `FIRESTORE_EMULATOR_HOST` names an emulator, it is used. Otherwise, one is
/// started that ends with this process.
struct FirestoreEmulatorProcess {
  let endpoint: FirestoreEndpoint
  private let process: HelpingProcess?

  init() throws {
    let environment = ProcessInfo.processInfo.environment
    if let host = environment["FIRESTORE_EMULATOR_HOST"] {
      (endpoint, process) = (try FirestoreEndpoint(emulatorHost: host), nil)
      return
    }
    let jar = environment["FIRESTORE_EMULATOR_JAR"] ?? Self.jar
    guard FileManager.default.isReadableFile(atPath: jar) else {
      throw Problem("\(jar) does not exist; set FIRESTORE_EMULATOR_JAR to the path of the emulator")
    }
    let (listener, port) = try Socket.listening(on: .four)
    listener.close()
    // The shell detects that this process has ended, for any reason, and then ends the emulator.
    let script = #"trap '' INT TERM; "$@" </dev/null 2>&1 & exec >/dev/null; read -r line; kill -9 $!"#
    let process = try HelpingProcess([
      "/bin/sh", "-c", script, "sh", "java", "-Xmx512m", "-XX:+UseSerialGC", "-Duser.language=en", "-cp", jar,
      "com.google.cloud.datastore.emulator.firestore.CloudFirestore", "start", "--host=127.0.0.1", "--port=\(port)",
    ])
    while try !process.line().contains("is now running") {}
    // Without a reader, the emulator's later output would fill the pipe.
    Thread.detachNewThread { while (try? process.line()) != nil {} }
    (endpoint, self.process) = (try FirestoreEndpoint(emulatorHost: "127.0.0.1:\(port)"), process)
  }

  func end() { process?.end() }

  private static let jar =
    "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar"
}
