/// An error of a use case that can wrap an error of the store.
public protocol StoreError: Error {
  /// The store failed.
  static func store(_ error: GatewayError) -> Self
}

extension StoreError {
  /// Returns the result of a call to the store; its error becomes the case `store`: `try await MyError.wrapping(await store.dish(id))`.
  public static func wrapping<Answer>(
    _ call: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(Self) -> Answer {
    do { return try await call() } catch { throw .store(error) }
  }
}
