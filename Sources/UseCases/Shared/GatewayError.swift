/// Why a gateway could not do what was asked; whatever it was, nothing changed.
public enum GatewayError: Error, Sendable, Hashable {
  /// There is no such thing.
  case notFound
  /// Somebody else changed it in between: read again.
  case conflict
  /// The network, or what is behind it, can't be reached.
  case offline
  /// What is stored can't be understood: `what` says which file, `why` what is wrong with it. It is left as it is.
  case corrupt(what: String, why: String)
  /// What is stored was written by a newer version of the kit.
  case newerVersion(what: String, found: Int, known: Int)
  /// The place can only be read.
  case readOnly(what: String)
  /// There is no room left.
  case full(what: String)
  /// The system does not let this user in.
  case notAllowed(what: String)
  /// The place can't be opened or made.
  case unavailable(what: String, why: String)
  /// Somebody else kept it locked for longer than is reasonable to wait.
  case busy(what: String)
  /// The task was cancelled before anything was done.
  case cancelled
  /// Anything else, in the words of whoever failed.
  case failed(what: String, why: String)
}
