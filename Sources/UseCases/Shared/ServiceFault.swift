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
