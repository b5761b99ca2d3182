import Foundation
import Hummingbird
import Interfaces
import Logging

let front: Front
let settings: Settings
do {
  settings = try Settings(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
  front = try settings.open()
} catch {
  FileHandle.standardError.write(Data(((error as? Settings.Refusal)?.message ?? "\(error)").utf8 + [10]))
  exit(64)
}
for problem in await front.prepare() { print(problem.message, problem.advice) }

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
// Until SIGTERM or Control-C: then no new request is taken, and those under way are answered.
try await app.runService()
try await front.close()
