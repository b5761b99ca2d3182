import Foundation
import Hummingbird
import Logging

let (settings, front): (Settings, Front)
do {
  settings = try Settings(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
  front = try settings.open()
} catch {
  FileHandle.standardError.write(Data(((error as? Settings.Usage)?.text ?? "\(error)").utf8 + [10]))
  exit(64)
}
// What can't be filled stays as it is, and its pages say why.
do { try await front.prepare() } catch { print("\(error)") }
var logger = Logger(label: "WebFront")
logger.logLevel = .notice
let app = Application(
  router: front.router(),
  // Whoever says nothing for so long holds no connection.
  server: .http1(configuration: .init(idleTimeout: .seconds(30))),
  configuration: .init(address: .hostname(settings.host, port: settings.port)),
  onServerRunning: { channel in
    print("Listening on http://\(settings.host):\(channel.localAddress?.port ?? settings.port)")
    fflush(nil)
  },
  logger: logger)
// Until SIGTERM or Control-C; what is under way then is still answered.
try await app.runService()
try await front.close()
