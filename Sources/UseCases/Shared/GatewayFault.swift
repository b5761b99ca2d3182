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
  /// It is read-only: changes are refused, but the stored data can be read.
  public static let readOnly = GatewayFault(.readOnly)
  /// There is no space left for it, but the stored data can be read.
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

/// An error of a service that was reached.
package enum ServiceFault: Sendable, Hashable {
  /// It did not answer in time. The request may have been processed.
  case timedOut
  /// The connection broke, with the system's message. The request may have been processed.
  case broken(String)
  /// Its certificate is invalid. Nothing was sent.
  case untrusted
  /// Its answer is not valid HTTP. The request may have been processed.
  case malformed
  /// It answered with this HTTP status, without a message.
  case status(Int)
  /// It refused, with this message.
  case says(String)
  /// It refused a commit with a `verify` write as invalid, with this message.
  case refusesVerify(String)
  /// It reports a failure without saying which.
  case reportsFailure
  /// It redirects to another host, which is not followed.
  case sendsOn(to: String)
  /// Its answer is empty.
  case empty
  /// Its answer is not JSON.
  case notJSON
  /// Its answer can't be understood.
  case unintelligible
  /// Its answer does not match the request.
  case otherThanAsked
  /// Its answer is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// It did not answer for every change.
  case incomplete
  /// Its list has no end.
  case endless
  /// It knows no database of this project.
  case noDatabase(project: String)
  /// Nothing was sent: the address of the request would be too long.
  case addressTooLong
}

/// Why a file is refused though the system would allow it: another program may have put it there, or taken it away.
package enum FileFault: Sendable, Hashable {
  /// It is a pipe, a socket or a device.
  case notPlain
  /// It has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// It is a link, through which something else would be written.
  case link
  /// It belongs to another user, or has another name besides.
  case foreign
  /// Another file was put in its place while it was being written.
  case exchanged
  /// The log of a database was deleted while the database is open elsewhere. The latest changes may be in that log alone.
  case deletedInUse
}

/// Why a system library can't be used.
public enum LibraryFault: Sendable, Hashable {
  /// It can't be loaded; `why` is the system's message, `package` the package that installs it on Debian and Ubuntu.
  case missing(why: String, package: String)
  /// It is older than the kit needs.
  case tooOld(found: String, needed: String)
  /// It was built without this feature, which the kit needs.
  case builtWithout(String)
}

/// Why a store can't be exported to a folder, or imported from it.
package enum ExportFault: Sendable, Hashable {
  /// There is no such folder.
  case noFolder
  /// The folder to export to is not empty.
  case notEmpty
  /// It is not an export.
  case notAnExport
  /// A file of the export is missing.
  case missing
  /// It is not part of the export.
  case unexpected
  /// It is a link, a folder, a pipe or a device instead of a file.
  case notAFile
  /// It, or one of its lines, has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// It is damaged: not as it was exported.
  case damaged
  /// The record in this line, counted from 1, is invalid.
  case invalid(line: Int)
  /// The record in this line refers to something that is not there.
  case dangling(line: Int)
  /// The record in this line is a duplicate.
  case repeated(line: Int)
}
