/// Why a call of a gateway failed. Unless a case says otherwise, nothing has changed.
///
/// Programs can handle each of these cases. Every other failure is a `failed(what:why:)`. A later version may add faults, but no cases.
public enum GatewayError: Error, Sendable, Hashable {
  /// The record does not exist.
  case notFound
  /// The record has changed in the meantime. Read it again.
  case conflict
  /// The task was canceled before anything was done.
  case cancelled
  /// The network can't be reached, or `what` can't be reached through it.
  case offline(what: String)
  /// The quota of `what` is used up, or there were too many requests. `retryAfter` is the time to wait before a retry, if the service gave
  /// one.
  case quotaExhausted(what: String, retryAfter: Duration?)
  /// The stored data is damaged. `what` is the file, `why` the problem. The file is left as it is.
  case corrupt(what: String, why: String)
  /// A file, a folder, a service or a library failed or can't be used. `what` names it.
  case failed(what: String, why: GatewayFault)
  /// The change was made and can be read, but completing it failed with this error: something that is no longer needed was not deleted, or
  /// the disk did not confirm the change. Don't repeat the change. A later change completes it.
  indirect case unfinished(GatewayError)
}

extension GatewayError {
  /// Returns a failure for which ``GatewayFault`` has no constant, with a technical message, for example
  /// `.failed(what: "the tape", why: "it is torn")`.
  public static func failed(what: String, why: String) -> GatewayError { fault(what, .other(why: why)) }

  /// The error to throw when a step before a change fails with this error. Even if the step was only unfinished, the change was not made.
  package var beforeChange: GatewayError { if case .unfinished(let error) = self { error } else { self } }

  /// Runs the steps after a change that was made. Throws every error as ``unfinished(_:)``.
  package static func finishing<Answer>(
    _ body: () throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer {
    do { return try body() } catch { throw .unfinished(error.beforeChange) }
  }
}
