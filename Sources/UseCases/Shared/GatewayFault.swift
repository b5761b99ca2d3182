/// The reason why a file, a folder, a service or a library failed.
///
/// The constants are the faults that a program can handle, and that your own gateway can throw. A later version may add faults, so compare
/// with a constant, and handle all other faults in the same way:
///
/// ```swift
/// do { try await store.addDish(dish) } catch .failed(_, .busy) { tryLater() } catch { show(texts.problem(error)) }
/// ```
public struct GatewayFault: Sendable, Hashable, CustomStringConvertible {
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// A technical description of the fault, for logs.
  public var description: String { "\(kind)" }

  /// The service rejects the credentials: the key or the token is missing, wrong or expired.
  public static let unauthorized = GatewayFault(.unauthorized)
  /// The service accepts the credentials, but forbids the request.
  public static let forbidden = GatewayFault(.forbidden)
  /// The system denies this user access to the file or the folder.
  public static let notAllowed = GatewayFault(.notAllowed)
  /// The stored data is read-only: it can be read, but not changed.
  public static let readOnly = GatewayFault(.readOnly)
  /// No space is left. The stored data can be read, but not changed.
  public static let full = GatewayFault(.full)
  /// Another process or client held the lock for too long.
  public static let busy = GatewayFault(.busy)
}

extension GatewayFault {
  /// A kind of fault that the kit's gateways report. Each kind has a message in both languages.
  package enum Kind: Sendable, Hashable {
    case unauthorized
    case forbidden
    /// Nothing was sent, because the connection would be unencrypted and the service is not on this machine.
    case insecure
    /// The service was reached, but failed or gave an unexpected response.
    case service(ServiceFault)
    /// The data was written by a newer version of the kit.
    case newerVersion(found: Int, known: Int)
    /// The file was deleted or replaced while it was open. A change may be in the old file. The next call opens the new file.
    case replaced
    case readOnly
    case full
    /// The data is larger than the service accepts. The limit is in bytes.
    case tooLarge(limit: Int)
    /// The service lets this user add or remove at most `limit` pictures of a review in one change.
    case tooManyPictures(limit: Int)
    case notAllowed
    /// The store can't be opened or created.
    case unavailable(why: String)
    /// The file is rejected because it may be unsafe.
    case file(FileFault)
    /// A folder for an export or import, or a file in it, can't be used.
    case export(ExportFault)
    /// The system has no descriptors, threads or memory left. `why` is the system's message.
    case outOfResources(why: String)
    /// A required system library is missing or can't be used.
    case library(LibraryFault)
    case busy
    /// Any other failure. `why` is the system's message.
    case other(why: String)
  }
}

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

  /// The kind of the fault. `nil` for errors other than `failed(what:why:)`.
  package var faultKind: GatewayFault.Kind? { if case .failed(_, let why) = self { why.kind } else { nil } }
}

/// An error from a service that was reached.
package enum ServiceFault: Sendable, Hashable {
  /// The service didn't respond in time. It may have processed the request.
  case timedOut
  /// The connection was lost. The associated value is the system's message. The service may have processed the request.
  case broken(String)
  /// The certificate of the service is invalid. Nothing was sent.
  case untrusted
  /// The response isn't valid HTTP. The service may have processed the request.
  case malformed
  /// The service responded with this HTTP status, without a message.
  case status(Int)
  /// The service rejected the request with this message.
  case says(String)
  /// The service rejected a commit with a `verify` write as invalid, with this message.
  case refusesVerify(String)
  /// The service reported a failure without details.
  case reportsFailure
  /// The service redirected to another host. The redirect wasn't followed.
  case redirects(to: String)
  /// The response is empty.
  case empty
  /// The response isn't JSON.
  case notJSON
  /// The content of the response can't be interpreted.
  case unintelligible
  /// The response doesn't match the request.
  case unexpectedContent
  /// The response is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// The response lacks the results of some changes or queries.
  case incomplete
  /// The service's list never ends, because every page is followed by another page.
  case endless
  /// The service has no database for this project.
  case noDatabase(project: String)
  /// Nothing was sent, because the address of the request would be too long.
  case addressTooLong
}

/// The reason why a file is rejected although the system allows access. Another program may have created, replaced or deleted the file.
package enum FileFault: Sendable, Hashable {
  /// The file is a pipe, a socket or a device.
  case notPlain
  /// The file has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The file is a link, so writing would change another file.
  case link
  /// The file belongs to another user, or has more than one hard link.
  case foreign
  /// The file was replaced by another file while it was being written.
  case exchanged
  /// The log of a database was deleted while the database was open in another process. The latest changes may exist only in that log.
  case deletedInUse
}

/// The reason why a system library can't be used.
public enum LibraryFault: Sendable, Hashable {
  /// The library can't be loaded. `why` is the system's message, and `package` is the package that installs the library on Debian and
  /// Ubuntu.
  case missing(why: String, package: String)
  /// The library is older than the version that the kit requires.
  case tooOld(found: String, needed: String)
  /// The library was built without this feature, which the kit requires.
  case builtWithout(String)
}

/// The reason why a store can't be exported to a folder or imported from it.
package enum ExportFault: Sendable, Hashable {
  /// The folder doesn't exist.
  case noFolder
  /// The folder for the export isn't empty.
  case notEmpty
  /// The folder isn't an export.
  case notAnExport
  /// A file of the export is missing.
  case missing
  /// The file isn't part of the export.
  case unexpected
  /// The file is a link, a folder, a pipe or a device.
  case notAFile
  /// The file, or one of its lines, has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The file is damaged, because its content differs from the exported content.
  case damaged
  /// The record on this line, counted from 1, is invalid.
  case invalid(line: Int)
  /// The record on this line refers to a record that doesn't exist.
  case dangling(line: Int)
  /// The record on this line is a duplicate.
  case repeated(line: Int)
}
