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
    case ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG: .unavailable(what: path, why: reason(code))
    default: .failed(what: path, why: reason(code))
    }
  }

  package static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
