public import Entities

/// The reason why a record wasn't deleted. Nothing was deleted.
public indirect enum DeleteError<Facts: Sendable & Hashable & Identifiable>: StoreError, AgreementError, Hashable
where Facts.ID: Sendable {
  /// Another user wrote the review.
  case notYours(Review)
  /// The record was deleted in the meantime, or never existed.
  case notThere(Facts.ID)
  /// The record has changed since the user confirmed the deletion. Ask again with its current state.
  case changed(Facts)
  /// The store failed.
  case store(GatewayError)

  public var now: Facts? { if case .changed(let now) = self { now } else { nil } }
}

/// Deletes a record if it hasn't changed since the user confirmed the deletion. The comparison and the deletion are one step.
public struct DeleteInteractor<Facts: Sendable & Hashable & Identifiable>: Sendable where Facts.ID: Sendable {
  private let delete: @Sendable (Facts) async throws(GatewayError) -> Void
  private let now: @Sendable (Facts.ID) async throws(GatewayError) -> Facts

  /// - Parameters:
  ///   - delete: A closure that deletes the record, or throws ``GatewayError/conflict`` if the record has changed.
  ///   - now: A closure that reads the record again.
  public init(
    _ delete: @escaping @Sendable (Facts) async throws(GatewayError) -> Void,
    now: @escaping @Sendable (Facts.ID) async throws(GatewayError) -> Facts
  ) {
    self.delete = delete
    self.now = now
  }

  /// Deletes the record if it hasn't changed since the user agreed to delete it.
  public func callAsFunction(_ agreed: Facts) async throws(DeleteError<Facts>) {
    do { try await delete(agreed) } catch .notFound { throw .notThere(agreed.id) } catch .conflict {
      let now: Facts
      do { now = try await self.now(agreed.id) } catch .notFound { throw .notThere(agreed.id) } catch {
        throw .store(error)
      }
      throw .changed(now)
    } catch {
      throw .store(error)
    }
  }
}
