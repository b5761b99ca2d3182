/// Why a call of a gateway failed; unless a case says otherwise, nothing has changed.
public enum GatewayError: Error, Sendable, Hashable {
  /// There is no such record.
  case notFound
  /// The record has changed in between: read it again.
  case conflict
  /// The network, or `what` behind it, can't be reached.
  case offline(what: String)
  /// `what` rejects the credentials: the key or the token is missing, wrong or expired.
  case unauthorized(what: String)
  /// `what` accepts the credentials, but forbids the request.
  case forbidden(what: String)
  /// The quota of `what` is used up, or there were too many requests. `retryAfter`: when to try again, if the service gave a time.
  case quotaExhausted(what: String, retryAfter: Duration?)
  /// `what` was reached but failed, or gave an unexpected answer.
  case serviceFailed(what: String, why: ServiceFault)
  /// Nothing was sent: the connection to `what` would be unencrypted, and it is not on this machine.
  case insecure(what: String)
  /// The stored data is damaged: `what` is the file, `why` the problem. The file is left as it is.
  case corrupt(what: String, why: String)
  /// The data were written by a newer version of the kit.
  case newerVersion(what: String, found: Int, known: Int)
  /// The file was deleted or replaced while it was open. A change may be in the old file; the next call opens the new one.
  case replaced(what: String)
  /// The store is read-only.
  case readOnly(what: String)
  /// There is no space left.
  case full(what: String)
  /// `what` is larger than the service accepts; with the limit in bytes.
  case tooLarge(what: String, limit: Int)
  /// `what` lets this user add or remove at most `limit` pictures of a review in one change.
  case tooManyPictures(what: String, limit: Int)
  /// The system denies this user access.
  case notAllowed(what: String)
  /// The store can't be opened or created.
  case unavailable(what: String, why: String)
  /// The file `what` is refused, as it may be unsafe.
  case unusableFile(what: String, why: FileFault)
  /// `what`, a folder to export to or to import from, or a file in it, can't be used.
  case unusableExport(what: String, why: ExportFault)
  /// The system had no descriptors, threads or memory left for `what`, in its own words.
  case outOfResources(what: String, why: String)
  /// `what`, a system library that is needed, is missing or can't be used.
  case unusableLibrary(what: String, why: LibraryFault)
  /// It was locked by somebody else for too long.
  case busy(what: String)
  /// The task was canceled before anything was done.
  case cancelled
  /// Any other failure, with the system's message.
  case failed(what: String, why: String)
  /// The change is made and is read from now on, but finishing failed with this error: something that is no longer needed was not deleted, or
  /// the disk did not confirm the change. Don't repeat it; a later change finishes.
  indirect case unfinished(GatewayError)
}

extension GatewayError {
  /// This error as that of a step before a change: even if the step itself is only unfinished, the change is not made.
  package var beforeChange: GatewayError { if case .unfinished(let error) = self { error } else { self } }

  /// Runs what follows a change that is made: it throws nothing but ``unfinished(_:)``.
  package static func finishing<Answer>(
    _ body: () throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer {
    do { return try body() } catch { throw .unfinished(error.beforeChange) }
  }
}
