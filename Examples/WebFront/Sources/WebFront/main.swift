import Foundation
import Hummingbird
import Interfaces
import Logging
import UseCases

/// Writes an error to the standard error, in the kit's words and without control characters.
func warn(_ error: any Error) {
  let problem = (error as? any ExplainedError)?.problem(in: Texts(.english))
  let text = (error as? Settings.Usage)?.text ?? problem.map { "\($0.message) \($0.advice)" } ?? "\(error)"
  FileHandle.standardError.write(Data(VisibleText.clean(text).utf8 + [10]))
}

let (settings, front): (Settings, Front)
do {
  settings = try Settings(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
  front = try settings.open()
} catch {
  warn(error)
  exit(64)
}
// What can't be filled stays as it is, and its pages say why.
do { try await front.prepare() } catch { warn(error) }
var logger = Logger(label: "WebFront")
logger.logLevel = .notice
let app = Application(
  router: front.router(),
  server: .site(),
  configuration: .init(address: .hostname(settings.host, port: settings.port)),
  onServerRunning: { channel in
    print("Listening on http://\(settings.host):\(channel.localAddress?.port ?? settings.port)")
    fflush(nil)
  },
  logger: logger)
// Until SIGTERM or Control-C; what is under way then is still answered.
try await app.runService()
try await front.store.close()
