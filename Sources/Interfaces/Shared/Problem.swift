/// Something that went wrong: of which kind, and, in the user's language, what happened, to what, and what can be done.
public struct Problem: Error, Sendable, Hashable {
  /// What programs tell problems apart by; people read the words.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What was asked can't be, whatever there is: an option or a setting is wrong or missing. HTTP: 400.
    case badRequest
    /// What was given is wrong, or the rules refuse it. HTTP: 422.
    case refused
    /// What is there is not what the request takes for granted: look at it again, and decide. HTTP: 409.
    case conflict
    /// What is stored can't be understood. HTTP: 500.
    case corrupt
    /// What was named is not there, or can't be read. HTTP: 404.
    case notFound
    /// A service can't be reached or is down, its quota is used up, or a system library is missing. HTTP: 503.
    case unavailable
    /// The kit itself failed. HTTP: 500.
    case internalError
    /// A file or a folder can't be opened or created. HTTP: 500.
    case cannotCreate
    /// There is no room, or nothing may be written. HTTP: 507.
    case cannotWrite
    /// The change was made, but finishing it failed: don't repeat it. HTTP: 500.
    case unfinished
    /// Not now: somebody else is at it, or was faster. The same may succeed in a moment. HTTP: 503.
    case notReady
    /// The user lacks the permission. HTTP: 403.
    case notAllowed
  }

  /// Decides what a program does about it.
  public let kind: Kind
  /// What happened, to what.
  public var message: String
  /// What can be done.
  public var advice: String
  /// A quotation that is shown below; `nil`: none.
  public var aside: String?
  /// The service that did not accept the key or the token, if that is what happened: an interface may know where it comes from.
  public let unauthorizedBy: String?
  /// The service that forbids the request, if that is what happened: an interface may know who is allowed.
  public let forbiddenBy: String?
  /// The service that was not reached, if that is what happened: an interface may know why.
  public let unreachable: String?
  /// The damaged file, if that is the problem: an interface may know how to recover its contents.
  public let damaged: String?

  /// Message and advice are in the user's language.
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

/// An error that explains itself in the user's language, as every error of an entity, a port or a use case does.
///
/// Two errors are only details of another one: the `FormError` of a draft is explained as `SaveError.invalid`, and `BeerMeasureError` by the
/// name of its measure, as a problem of a `BeerDraft`.
public protocol ExplainedError: Error {
  /// What happened, and of which kind it is; the one place where this error becomes words.
  func problem(in texts: Texts) -> Problem
}

extension Problem: ExplainedError {
  /// Itself: it was put into words already.
  public func problem(in texts: Texts) -> Problem { self }
}

extension Texts {
  /// An error in words.
  public func problem(_ error: some ExplainedError) -> Problem { error.problem(in: self) }

  /// Makes a problem of what happened and what to do about it, each in Spanish and in English.
  public func problem(
    _ kind: Problem.Kind, _ spanish: String, _ english: String, advice spanishAdvice: String, _ englishAdvice: String
  ) -> Problem {
    Problem(kind, say(spanish, english), say(spanishAdvice, englishAdvice))
  }
}

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

/// A message to the user next to the content of a screen.
public enum Notice: Sendable, Hashable {
  /// Something was done: a sentence for each thing.
  case done([String])
  /// Something failed.
  case failed(Problem)
}
