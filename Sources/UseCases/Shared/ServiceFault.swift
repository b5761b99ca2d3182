/// What went wrong at a service that was reached.
public enum ServiceFault: Sendable, Hashable {
  /// Nothing came for too long. What was asked may have been done.
  case timedOut
  /// The connection broke, in the words of the system. What was asked may have been done.
  case broken(String)
  /// Its certificate is not valid: it may be an impostor. Nothing was sent.
  case untrusted
  /// Its answer is not valid HTTP. The service may have processed the request.
  case malformed
  /// It answered with this HTTP status, and nothing that says more.
  case status(Int)
  /// It refused in these words of its own.
  case says(String)
  /// It reports a failure without saying which.
  case reportsFailure
  /// Its answer is elsewhere, where it is not looked for.
  case sendsOn(to: String)
  /// Its answer is empty.
  case empty
  /// Its answer is something else than JSON.
  case notJSON
  /// Its answer can't be understood.
  case unintelligible
  /// Its answer is about something else than what was asked for.
  case otherThanAsked
  /// Its answer is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// It did not answer for every change.
  case incomplete
  /// Its list has no end.
  case endless
  /// It knows no database of this project.
  case noDatabase(project: String)
  /// Nothing was asked: the address of the question would be too long.
  case addressTooLong
}
