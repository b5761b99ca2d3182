/// The reason why a call to a gateway failed. Unless a case states otherwise, nothing has changed.
///
/// Programs can handle each of these cases. Every other failure is a `failed(what:why:)`. A later version may add faults, but no cases.
public enum GatewayError: Error, Sendable, Hashable {
  /// The record doesn't exist.
  case notFound
  /// The record has been changed in the meantime. Read it again.
  case conflict
  /// The task was canceled before anything was done.
  case cancelled
  /// The network can't be reached, or `what` can't be reached through the network.
  case offline(what: String)
  /// The quota of `what` is used up, or there were too many requests. `retryAfter` is the time to wait before a retry, if the service gave
  /// one.
  case quotaExhausted(what: String, retryAfter: Duration?)
  /// The stored data is damaged. `what` is the file, and `why` is the problem. The file isn't changed.
  case corrupt(what: String, why: String)
  /// A file, a folder, a service or a library failed or can't be used. `what` is its name.
  case failed(what: String, why: GatewayFault)
  /// The change was made and can be read, but completing it failed with this error, because data that is no longer needed wasn't deleted,
  /// or the disk didn't confirm the change. Don't repeat the change. A later change completes it.
  indirect case unfinished(GatewayError)
}

extension GatewayError {
  /// Returns a failure that has no constant in ``GatewayFault``, with a technical message, for example
  /// `.failed(what: "the tape", why: "it is torn")`.
  public static func failed(what: String, why: String) -> GatewayError { fault(what, .other(why: why)) }

  /// The error to throw if a step before a change fails with this error. The change wasn't made, even if the step was only unfinished.
  package var beforeChange: GatewayError { if case .unfinished(let error) = self { error } else { self } }

  /// Runs the steps that follow a change that was already made. Throws every error as ``unfinished(_:)``.
  package static func finishing<Answer>(
    _ body: () throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer {
    do { return try body() } catch { throw .unfinished(error.beforeChange) }
  }
}
