/// A failure: its kind, a message in the user's language, and advice on how to fix it.
public struct Problem: Error, Sendable, Hashable {
  /// The kind of a problem, for programs that react to the problem. Users read the message.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The request can never succeed, because an option or a setting is wrong or missing. HTTP: 400.
    case badRequest
    /// The input is invalid, or a rule forbids the request. HTTP: 422.
    case refused
    /// The request is based on an outdated state. Read the current state before trying again. HTTP: 409.
    case conflict
    /// The stored data can't be decoded. HTTP: 500.
    case corrupt
    /// The requested item doesn't exist or can't be read. HTTP: 404.
    case notFound
    /// A service can't be reached or is down, its quota is used up, or a system library is missing. HTTP: 503.
    case unavailable
    /// An error in the kit itself. HTTP: 500.
    case internalError
    /// A file or a folder can't be opened or created. HTTP: 500.
    case cannotCreate
    /// The disk is full, or writing isn't permitted. HTTP: 507.
    case cannotWrite
    /// The change was made, but a later step failed. Don't repeat the change. HTTP: 500.
    case unfinished
    /// Another process or client is using the same data, or changed it first. A retry may succeed. HTTP: 503.
    case notReady
    /// The user doesn't have permission for the request. HTTP: 403.
    case notAllowed
  }

  /// The kind of problem, which determines how a program reacts.
  public let kind: Kind
  /// A sentence that states what happened and which item is affected.
  public var message: String
  /// A sentence that explains how to fix the problem.
  public var advice: String
  /// A quotation to show below the problem. `nil` if there is none.
  public var aside: String?
  /// The name of the service that rejected the key or the token. `nil` for any other problem. With this name, an interface can tell the
  /// user where to get a key.
  public let unauthorizedBy: String?
  /// The name of the service that forbids the request. `nil` for any other problem. With this name, an interface can explain which users
  /// can access the service.
  public let forbiddenBy: String?
  /// The name of the service that can't be reached. `nil` for any other problem. With this name, an interface can offer advice that is
  /// specific to the service.
  public let unreachable: String?
  /// The name of the damaged file. `nil` for any other problem. With this name, an interface can offer to recover the contents of the file.
  public let damaged: String?

  /// Creates a problem whose message and advice are in the user's language.
  package init(
    _ kind: Kind, _ message: String, _ advice: String, unauthorizedBy: String? = nil, forbiddenBy: String? = nil,
    unreachable: String? = nil, damaged file: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.advice = advice
    self.unauthorizedBy = unauthorizedBy
    self.forbiddenBy = forbiddenBy
    self.unreachable = unreachable
    damaged = file
  }
}

/// An error that can be explained in the user's language. Every error of an entity, a port or a use case conforms to this protocol.
///
/// Two errors are explained only as part of another error: `SaveError.invalid` explains the `FormError` of a draft, and a problem of a
/// `BeerDraft` explains a `BeerMeasureError` with the name of the measure.
public protocol ExplainedError: Error {
  /// Returns the problem to show for this error. This is the only place where the error is converted to text.
  func problem(in texts: Texts) -> Problem
}

extension Problem: ExplainedError {
  /// Returns the problem itself, which already contains the explanation.
  public func problem(in texts: Texts) -> Problem { self }
}

extension Texts {
  /// Returns the problem to show for an error.
  public func problem(_ error: some ExplainedError) -> Problem { error.problem(in: self) }

  /// Creates a problem from a message and advice, each in Spanish and in English.
  public func problem(
    _ kind: Problem.Kind, _ spanish: String, _ english: String, advice spanishAdvice: String, _ englishAdvice: String
  ) -> Problem {
    Problem(kind, say(spanish, english), say(spanishAdvice, englishAdvice))
  }
}

extension Problem.Kind {
  /// The status code of an HTTP response that reports the problem. The documentation of each kind states the code.
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

/// A message to the user, shown next to the content of a screen.
public enum Notice: Sendable, Hashable {
  /// An action succeeded. Each sentence reports one result.
  case done([String])
  /// An action failed.
  case failed(Problem)
}
