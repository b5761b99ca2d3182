extension Problem.Kind {
  /// The status of an HTTP answer that reports it, as the documentation of each kind says.
  public var httpStatus: Int {
    switch self {
    case .badRequest: 400
    case .notAllowed: 403
    case .notFound: 404
    case .conflict: 409
    case .refused: 422
    case .corrupt, .internalError, .cannotCreate, .unfinished: 500
    case .unavailable, .notReady: 503
    case .cannotWrite: 507
    }
  }
}
