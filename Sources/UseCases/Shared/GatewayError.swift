/// Why a gateway could not do what was asked; unless a case says otherwise, nothing changed.
public enum GatewayError: Error, Sendable, Hashable {
  /// There is no such thing.
  case notFound
  /// Somebody else changed it in between: read again.
  case conflict
  /// The network, or `what` behind it, can't be reached.
  case offline(what: String)
  /// `what` rejects the credentials: the key or the token is missing, wrong or expired.
  case unauthorized(what: String)
  /// `what` accepts the credentials, and forbids the request.
  case forbidden(what: String)
  /// `what` answers no more for now: too many questions in a day, or in a moment. `retryAfter`: when it may again, if it said so.
  case quotaExhausted(what: String, retryAfter: Duration?)
  /// `what` was reached and failed, or answered something else than what was asked.
  case serviceFailed(what: String, why: ServiceFault)
  /// Nothing was sent: to `what` it would travel unencrypted, and it is not on this machine.
  case insecure(what: String)
  /// What is stored can't be understood: `what` says which file, `why` what is wrong with it. It is left as it is.
  case corrupt(what: String, why: String)
  /// What is stored was written by a newer version of the kit.
  case newerVersion(what: String, found: Int, known: Int)
  /// The file was deleted or replaced while it was open. Whether a change was kept depends on where the file is now; the next call opens
  /// what is there.
  case replaced(what: String)
  /// The place can only be read.
  case readOnly(what: String)
  /// There is no room left.
  case full(what: String)
  /// `what` is larger than the service takes; the limit in bytes.
  case tooLarge(what: String, limit: Int)
  /// `what` lets this user add or remove at most `limit` pictures of a review in one change.
  case tooManyPictures(what: String, limit: Int)
  /// The system does not let this user in.
  case notAllowed(what: String)
  /// The place can't be opened or created.
  case unavailable(what: String, why: String)
  /// The file `what` is refused, as it may be unsafe.
  case unusableFile(what: String, why: FileFault)
  /// `what`, a folder to export to or to import from, or a file in it, can't be used.
  case unusableExport(what: String, why: ExportFault)
  /// The system had no descriptors, threads or memory left for `what`, in its own words.
  case outOfResources(what: String, why: String)
  /// `what`, a system library that is needed, is missing or can't be used.
  case unusableLibrary(what: String, why: LibraryFault)
  /// Somebody else kept it locked for longer than is reasonable to wait.
  case busy(what: String)
  /// The task was cancelled before anything was done.
  case cancelled
  /// Any other failure, in the words of the failed system.
  case failed(what: String, why: String)
}
