import Entities
import Gateways
import Interfaces
import UseCases

/// Why a command failed: what is said of it, and how the program exits.
struct Failure: Error {
  var code: ExitCode
  var problem: Problem
  /// What goes beside the message: the problems of an import, the changes of a menu.
  var details: [String] = []
  /// Documents that a program can read, beside the message.
  var report: ImportDocument?
  var differences: [OrderDifference] = []
  /// The service that did not accept the key or the token.
  var unauthorizedBy: String?

  init(_ code: ExitCode, _ problem: Problem) {
    self.code = code
    self.problem = problem
  }

  init(_ error: GatewayError, _ texts: Texts) {
    self.init(error.exitCode, texts.problem(error))
    if case .unauthorized(let service) = error { unauthorizedBy = service }
  }

  init(_ error: AddDishToOrderError, _ texts: Texts) {
    let code: ExitCode =
      switch error {
      case .notInMenu: .noInput
      case .refused: .data
      case .store(let error, adding: _): error.exitCode
      }
    self.init(code, texts.problem(error))
  }

  init(_ error: SetLineQuantityError, _ texts: Texts) {
    let code: ExitCode =
      switch error {
      case .noSuchLine: .noInput
      case .refused: .data
      case .store(let error): error.exitCode
      }
    self.init(code, texts.problem(error))
  }

  init(_ error: RemoveLineError, _ texts: Texts) {
    let code: ExitCode =
      switch error {
      case .noSuchLine: .noInput
      case .store(let error): error.exitCode
      }
    self.init(code, texts.problem(error))
  }

  init(_ error: PlaceOrderError, _ texts: Texts) {
    switch error {
    case .noSuchOrder: self.init(.noInput, texts.problem(error))
    case .empty, .refused: self.init(.data, texts.problem(error))
    case .changed(let differences):
      self.init(.data, Problem(texts.menuChanged, texts.acceptChangesAdvice))
      self.differences = differences
      details = differences.map(texts.words)
    case .store(let error, placing: _): self.init(error, texts)
    }
  }

  init(_ error: CancelOrderError, _ texts: Texts) {
    let code: ExitCode =
      switch error {
      case .alreadyPlaced: .data
      case .store(let error): error.exitCode
      }
    self.init(code, texts.problem(error))
  }

  init(_ error: OrderAgainError, _ texts: Texts) {
    let code: ExitCode =
      switch error {
      case .noSuchOrder: .noInput
      case .draftInProgress, .allGone, .refused: .data
      case .store(let error): error.exitCode
      }
    self.init(code, texts.problem(error))
  }

  init(_ error: ImportSeedError, _ texts: Texts, isDryRun: Bool = false) {
    switch error {
    case .notEmpty: self.init(.data, Problem(texts.problem(error).message, texts.forceAdvice))
    case .invalid(let report):
      self.init(
        .data, Problem(texts.problem(error).message, report.imported > 0 ? texts.skipInvalidAdvice : texts.mendAdvice))
      self.report = ImportDocument(report, isDryRun: isDryRun)
      details = texts.details(report)
    case .source(let error): self.init(error.exitCode, texts.problem(error))
    case .store(let error): self.init(error, texts)
    }
  }
}

extension GatewayError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .notFound: .noInput
    case .corrupt, .newerVersion: .data
    case .offline, .quotaExhausted, .serviceFailed: .unavailable
    case .readOnly, .full: .cannotWrite
    case .unavailable: .cannotCreate
    case .notAllowed, .unauthorized, .forbidden, .insecure: .notAllowed
    case .busy, .conflict, .cancelled: .notReady
    case .failed: .software
    }
  }
}

extension SeedSourceError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing, .notAFile, .unreadable: .noInput
    case .notAllowed: .notAllowed
    case .malformed: .data
    case .gateway(let error): error.exitCode
    }
  }
}
