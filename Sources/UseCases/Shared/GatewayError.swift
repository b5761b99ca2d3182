/// Why a call of a gateway failed; unless a case says otherwise, nothing has changed.
///
/// A program acts on these cases. Any other failure is a `failed(what:why:)`; a later version may add faults, but no cases.
public enum GatewayError: Error, Sendable, Hashable {
  /// There is no such record.
  case notFound
  /// The record has changed in between: read it again.
  case conflict
  /// The task was canceled before anything was done.
  case cancelled
  /// The network, or `what` behind it, can't be reached.
  case offline(what: String)
  /// The quota of `what` is used up, or there were too many requests. `retryAfter`: when to try again, if the service gave a time.
  case quotaExhausted(what: String, retryAfter: Duration?)
  /// The stored data is damaged: `what` is the file, `why` the problem. The file is left as it is.
  case corrupt(what: String, why: String)
  /// `what`, a file, a folder, a service or a library, failed or can't be used.
  case failed(what: String, why: GatewayFault)
  /// The change is made and is read from now on, but finishing failed with this error: something that is no longer needed was not deleted, or
  /// the disk did not confirm the change. Don't repeat it; a later change finishes.
  indirect case unfinished(GatewayError)
}

extension GatewayError {
  /// A failure for which ``GatewayFault`` has no constant, with a technical message: `.failed(what: "the tape", why: "it is torn")`.
  public static func failed(what: String, why: String) -> GatewayError { fault(what, .other(why: why)) }

  /// This error as that of a step before a change: even if the step itself is only unfinished, the change is not made.
  package var beforeChange: GatewayError { if case .unfinished(let error) = self { error } else { self } }

  /// Runs what follows a change that is made: it throws nothing but ``unfinished(_:)``.
  package static func finishing<Answer>(
    _ body: () throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer {
    do { return try body() } catch { throw .unfinished(error.beforeChange) }
  }
}
