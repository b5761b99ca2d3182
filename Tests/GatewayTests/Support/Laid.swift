import Foundation
import UseCases

/// What somebody may have laid where a file is expected.
enum Laid: CaseIterable {
  /// Whoever opens it to read waits for somebody who writes.
  case pipe
  /// A link to what never ends.
  case endless
  /// A link to itself.
  case circle
  case folder
  #if os(Linux)
    case socket
  #endif

  func put(at path: String) throws {
    switch self {
    case .pipe: try make(mkfifo(path, 0o600))
    case .endless: try make(symlink("/dev/zero", path))
    case .circle: try make(symlink(path, path))
    case .folder: try make(mkdir(path, 0o700))
    #if os(Linux)
      case .socket: try make(mknod(path, S_IFSOCK | 0o600, 0))
    #endif
    }
  }

  private func make(_ result: Int32) throws { if result != 0 { throw POSIXError(.init(rawValue: errno) ?? .EIO) } }

  /// Whether it is the error of somebody who opened it where it leads.
  func isRefusal(_ error: any Error, of path: String) -> Bool {
    switch self {
    case .folder, .circle: error.isUnavailable(path)
    default: error as? GatewayError == .unusableFile(what: path, why: .notPlain)
    }
  }

  /// Whether it is the error of somebody who follows no link.
  func isRefusalUnfollowed(_ error: any Error, of path: String) -> Bool {
    switch self {
    case .circle, .endless: error as? GatewayError == .unusableFile(what: path, why: .link)
    case .folder: error.isUnavailable
    default: error as? GatewayError == .unusableFile(what: path, why: .notPlain)
    }
  }
}
