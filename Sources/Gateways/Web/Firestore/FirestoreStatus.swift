/// A status of a Google service (`google.rpc.Code`). Only the statuses that the kit distinguishes are listed.
enum FirestoreStatus: String, Sendable, Hashable {
  case invalidArgument = "INVALID_ARGUMENT"
  case failedPrecondition = "FAILED_PRECONDITION"
  case unauthenticated = "UNAUTHENTICATED"
  case permissionDenied = "PERMISSION_DENIED"
  case notFound = "NOT_FOUND"
  case alreadyExists = "ALREADY_EXISTS"
  case aborted = "ABORTED"
  case resourceExhausted = "RESOURCE_EXHAUSTED"
  case `internal` = "INTERNAL"
  case unavailable = "UNAVAILABLE"
  case deadlineExceeded = "DEADLINE_EXCEEDED"
  case unknown = "UNKNOWN"

  /// Creates the status for a response whose body contains none, for example from a proxy in front of the service.
  init(http status: Int) {
    self =
      switch status {
      case 400: .invalidArgument
      case 401: .unauthenticated
      case 403: .permissionDenied
      case 404: .notFound
      case 409: .aborted
      case 429: .resourceExhausted
      case 500: .internal
      case 502, 503: .unavailable
      case 504: .deadlineExceeded
      default: .unknown
      }
  }
}
