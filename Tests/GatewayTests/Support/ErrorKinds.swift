import UseCases

// These members check the kind of an error, and ignore its subject and reason.
extension Error {
  var isCorrupt: Bool { if case .corrupt = self as? GatewayError { true } else { false } }
  var isFailure: Bool { if case .other = faultKind { true } else { false } }
  var isForbidden: Bool { faultKind == .forbidden }
  var isFull: Bool { faultKind == .full }
  var isOutOfResources: Bool { if case .outOfResources = faultKind { true } else { false } }
  var isServiceFailure: Bool { if case .service = faultKind { true } else { false } }
  var isUnavailable: Bool { if case .unavailable = faultKind { true } else { false } }

  var isUnfinished: Bool { if case .unfinished = self as? GatewayError { true } else { false } }

  func isUnavailable(_ path: String) -> Bool {
    if case .failed(path, _) = self as? GatewayError { isUnavailable } else { false }
  }
  func isCorrupt(_ path: String, because reason: String) -> Bool {
    if case .corrupt(path, let why) = self as? GatewayError { why.contains(reason) } else { false }
  }

  private var faultKind: GatewayFault.Kind? { (self as? GatewayError)?.faultKind }
}
