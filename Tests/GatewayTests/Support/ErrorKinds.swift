import UseCases

// Errors of gateways by their kinds, of whatever thing and for whatever reason.
extension Error {
  var isCorrupt: Bool { if case .corrupt = self as? GatewayError { true } else { false } }
  var isFailure: Bool { if case .failed = self as? GatewayError { true } else { false } }
  var isForbidden: Bool { if case .forbidden = self as? GatewayError { true } else { false } }
  var isFull: Bool { if case .full = self as? GatewayError { true } else { false } }
  var isOutOfResources: Bool { if case .outOfResources = self as? GatewayError { true } else { false } }
  var isServiceFailure: Bool { if case .serviceFailed = self as? GatewayError { true } else { false } }
  var isUnavailable: Bool { if case .unavailable = self as? GatewayError { true } else { false } }

  var isUnfinished: Bool { if case .unfinished = self as? GatewayError { true } else { false } }

  func isUnavailable(_ path: String) -> Bool {
    if case .unavailable(path, _) = self as? GatewayError { true } else { false }
  }
  func isCorrupt(_ path: String, because reason: String) -> Bool {
    if case .corrupt(path, let why) = self as? GatewayError { why.contains(reason) } else { false }
  }
}
