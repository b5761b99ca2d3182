package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension GatewayError {
  /// What `errno` says of a file, for whoever wanted to open, read or write it.
  package static func system(_ code: Int32, _ path: String) -> GatewayError {
    switch code {
    case EMFILE, ENFILE, ENOMEM, EAGAIN: .outOfResources(what: path, why: reason(code))
    case ENXIO, ENODEV: .unusableFile(what: path, why: .notPlain)
    case ENOSPC, EDQUOT, EFBIG: .full(what: path)
    case EROFS: .readOnly(what: path)
    case EACCES, EPERM: .notAllowed(what: path)
    // EILSEQ: the file systems of Apple's systems refuse names that aren't UTF-8.
    case ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, EILSEQ: .unavailable(what: path, why: reason(code))
    default: .failed(what: path, why: reason(code))
    }
  }

  /// The error of `open(2)` for a file: some systems refuse a socket as an operation that is not supported.
  static func opening(_ code: Int32, _ path: String) -> GatewayError {
    refusesKind(code) ? .unusableFile(what: path, why: .notPlain) : .system(code, path)
  }

  /// Whether `open(2)` refuses sockets and devices with this error: Linux answers ENXIO for a socket, Apple's systems EOPNOTSUPP.
  static func refusesKind(_ code: Int32) -> Bool { [ENXIO, ENODEV, EOPNOTSUPP].contains(code) }

  package static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
