/// An error of a use case that does only what the user agreed to.
public protocol AgreementError<Facts>: Error {
  /// What a user agrees to.
  associatedtype Facts: Sendable

  /// The current state, if it has changed since the user agreed: ask again. `nil`: the use case failed for another reason.
  var now: Facts? { get }
}
