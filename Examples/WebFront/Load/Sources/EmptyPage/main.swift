import Foundation
import Hummingbird
import Logging

/// This program serves a page without content, to measure Hummingbird alone.
var logger = Logger(label: "EmptyPage")
logger.logLevel = .notice
let router = Router()
router.get("/") { _, _ in "" }
let app = Application(
  router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
  onServerRunning: { channel in
    print("Listening on http://127.0.0.1:\(channel.localAddress?.port ?? 0)")
    fflush(nil)
  }, logger: logger)
try await app.runService()
