/// Why a file, a folder, a service or a library failed.
///
/// The constants are the faults that a program may act on, and that a gateway of your own may throw. A later version may add faults, so
/// compare with a constant, and handle all other faults alike:
///
/// ```swift
/// do { try await store.addDish(dish) } catch .failed(_, .busy) { tryLater() } catch { show(texts.problem(error)) }
/// ```
public struct GatewayFault: Sendable, Hashable, CustomStringConvertible {
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The fault as a technical detail, for logs.
  public var description: String { "\(kind)" }

  /// It rejects the credentials: the key or the token is missing, wrong or expired.
  public static let unauthorized = GatewayFault(.unauthorized)
  /// It accepts the credentials, but forbids the request.
  public static let forbidden = GatewayFault(.forbidden)
  /// The system denies this user access.
  public static let notAllowed = GatewayFault(.notAllowed)
  /// It is read-only.
  public static let readOnly = GatewayFault(.readOnly)
  /// There is no space left for it.
  public static let full = GatewayFault(.full)
  /// Another process or client kept it locked for too long.
  public static let busy = GatewayFault(.busy)
}

extension GatewayFault {
  /// All faults of the kit's gateways; each has a message in both languages.
  package enum Kind: Sendable, Hashable {
    case unauthorized
    case forbidden
    /// Nothing was sent: the connection would be unencrypted, and the service is not on this machine.
    case insecure
    /// The service was reached but failed, or gave an unexpected answer.
    case service(ServiceFault)
    /// The data was written by a newer version of the kit.
    case newerVersion(found: Int, known: Int)
    /// The file was deleted or replaced while it was open. A change may be in the old file; the next call opens the new one.
    case replaced
    case readOnly
    case full
    /// It is larger than the service accepts; with the limit in bytes.
    case tooLarge(limit: Int)
    /// The service lets this user add or remove at most `limit` pictures of a review in one change.
    case tooManyPictures(limit: Int)
    case notAllowed
    /// The store can't be opened or created.
    case unavailable(why: String)
    /// The file is refused, as it may be unsafe.
    case file(FileFault)
    /// A folder to export to or to import from, or a file in it, can't be used.
    case export(ExportFault)
    /// The system has no descriptors, threads or memory left, in its own words.
    case outOfResources(why: String)
    /// A required system library is missing or can't be used.
    case library(LibraryFault)
    case busy
    /// Any other failure, with the system's message.
    case other(why: String)
  }
}

// Short forms of the errors that the kit throws.
extension GatewayError {
  package static func unauthorized(what: String) -> GatewayError { fault(what, .unauthorized) }
  package static func forbidden(what: String) -> GatewayError { fault(what, .forbidden) }
  package static func insecure(what: String) -> GatewayError { fault(what, .insecure) }
  package static func serviceFailed(what: String, why: ServiceFault) -> GatewayError { fault(what, .service(why)) }
  package static func newerVersion(what: String, found: Int, known: Int) -> GatewayError {
    fault(what, .newerVersion(found: found, known: known))
  }
  package static func replaced(what: String) -> GatewayError { fault(what, .replaced) }
  package static func readOnly(what: String) -> GatewayError { fault(what, .readOnly) }
  package static func full(what: String) -> GatewayError { fault(what, .full) }
  package static func tooLarge(what: String, limit: Int) -> GatewayError { fault(what, .tooLarge(limit: limit)) }
  package static func tooManyPictures(what: String, limit: Int) -> GatewayError {
    fault(what, .tooManyPictures(limit: limit))
  }
  package static func notAllowed(what: String) -> GatewayError { fault(what, .notAllowed) }
  package static func unavailable(what: String, why: String) -> GatewayError { fault(what, .unavailable(why: why)) }
  package static func unusableFile(what: String, why: FileFault) -> GatewayError { fault(what, .file(why)) }
  package static func unusableExport(what: String, why: ExportFault) -> GatewayError { fault(what, .export(why)) }
  package static func outOfResources(what: String, why: String) -> GatewayError {
    fault(what, .outOfResources(why: why))
  }
  package static func unusableLibrary(what: String, why: LibraryFault) -> GatewayError { fault(what, .library(why)) }
  package static func busy(what: String) -> GatewayError { fault(what, .busy) }

  static func fault(_ what: String, _ kind: GatewayFault.Kind) -> GatewayError {
    .failed(what: what, why: GatewayFault(kind))
  }

  /// The kind of its fault; `nil` if it is another error.
  package var faultKind: GatewayFault.Kind? { if case .failed(_, let why) = self { why.kind } else { nil } }
}
