package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension GatewayError {
  /// Returns the error for an `errno` that was set by opening, reading or writing a file.
  package static func system(_ code: Int32, _ path: String) -> GatewayError {
    switch code {
    case EMFILE, ENFILE, ENOMEM, EAGAIN: .outOfResources(what: path, why: reason(code))
    case ENXIO, ENODEV: .unusableFile(what: path, why: .notPlain)
    case ENOSPC, EDQUOT, EFBIG: .full(what: path)
    case EROFS: .readOnly(what: path)
    case EACCES, EPERM: .notAllowed(what: path)
    // Apple's file systems refuse names that aren't UTF-8 with EILSEQ.
    case ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, EILSEQ: .unavailable(what: path, why: reason(code))
    default: .failed(what: path, why: reason(code))
    }
  }

  /// Returns the error for an `errno` that was set by `open(2)`. Some systems report that opening a socket is not supported.
  static func opening(_ code: Int32, _ path: String) -> GatewayError {
    refusesKind(code) ? .unusableFile(what: path, why: .notPlain) : .system(code, path)
  }

  /// Whether `open(2)` refuses sockets and devices with this `errno`. For a socket, Linux returns ENXIO, and Apple's systems return
  /// EOPNOTSUPP.
  static func refusesKind(_ code: Int32) -> Bool { [ENXIO, ENODEV, EOPNOTSUPP].contains(code) }

  package static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
