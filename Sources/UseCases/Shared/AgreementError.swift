/// The error of a use case that does only what a user agreed to.
public protocol AgreementError<Facts>: Error {
  /// What a user agrees to.
  associatedtype Facts: Sendable

  /// What it is by now, if it has changed since the user agreed: ask again. `nil`: it failed for another reason.
  var now: Facts? { get }
}
