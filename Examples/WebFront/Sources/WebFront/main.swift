import Foundation
import Hummingbird
import Interfaces
import Logging
import UseCases

/// Writes an error to standard error, with the kit's explanation and without control characters.
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
// A domain that can't be filled stays empty, and its pages show the reason.
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
// The server runs until SIGTERM or Control-C, then completes the pending requests.
try await app.runService()
try await front.store.close()
