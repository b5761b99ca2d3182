import Foundation
import Gateways
import UseCases

/// An object that another program put in place of an expected file.
enum ForeignObject: CaseIterable {
  /// A named pipe, which makes a reader wait for a writer.
  case pipe
  /// A link to a device whose data never ends.
  case endless
  /// A link to itself.
  case circle
  case folder
  case socket

  func put(at path: String) throws {
    switch self {
    case .pipe: try make(mkfifo(path, 0o600))
    case .endless: try make(symlink("/dev/zero", path))
    case .circle: try make(symlink(path, path))
    case .folder: try make(mkdir(path, 0o700))
    case .socket: try make(bindSocket(at: path))
    }
  }

  private func make(_ result: Int32) throws { if result != 0 { throw POSIXError(.init(rawValue: errno) ?? .EIO) } }

  /// Returns whether the error is the one for this object from a call that follows links.
  func isRefusal(_ error: any Error, of path: String) -> Bool {
    switch self {
    case .folder, .circle: error.isUnavailable(path)
    default: error as? GatewayError == .unusableFile(what: path, why: .notPlain)
    }
  }

  /// Returns whether the error is the one for this object from a call that doesn't follow links.
  func isRefusalUnfollowed(_ error: any Error, of path: String) -> Bool {
    switch self {
    case .circle, .endless: error as? GatewayError == .unusableFile(what: path, why: .link)
    case .folder: error.isUnavailable
    default: error as? GatewayError == .unusableFile(what: path, why: .notPlain)
    }
  }
}

/// Binds a socket through a short link, since a socket's address has room for only about a hundred bytes.
private func bindSocket(at path: String) -> Int32 {
  let (folder, name) = (Folder.parent(of: path), UUID().uuidString.prefix(8))
  let link = "/tmp/" + UUID().uuidString
  if symlink(folder, link) != 0 { return -1 }
  defer { unlink(link) }
  #if canImport(Darwin)
    let file = socket(AF_UNIX, SOCK_STREAM, 0)
  #else
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  defer { close(file) }
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(link)/\(name)".utf8) }
  let result = withUnsafePointer(to: address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  return result == 0 ? rename("\(link)/\(name)", path) : result
}
