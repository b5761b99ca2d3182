public import Entities

/// The reason why a form wasn't saved. Nothing was saved.
public indirect enum SaveError<Draft: RecordDraft>: StoreError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<Draft.Field, Draft.Problem>)
  /// The id of a beer, derived from its manufacturer and this name, would be too long.
  case tooLongForAnID(String)
  /// Another record has the same name, or an id derived from that name. Contains that record.
  case alreadyThere(Draft.Saved)
  /// No manufacturer has this id, which the beer form contains.
  case noSuchManufacturer(Manufacturer.ID)
  /// No beer has this id, which the review form contains.
  case noSuchBeer(Beer.ID)
  /// Another user wrote the review.
  case notYours(Review)
  /// The record was changed elsewhere in the meantime. Contains its current state.
  case changed(Draft.Saved)
  /// The record was deleted in the meantime. Contains its last known state.
  case notThere(Draft.Saved)
  /// The store failed.
  case store(GatewayError)
}

extension SaveError {
  /// Returns the record that a form describes.
  static func record(
    _ record: @autoclosure () throws(FormError<Draft.Field, Draft.Problem>) -> Draft.Saved
  ) throws(Self) -> Draft.Saved {
    do { return try record() } catch { throw .invalid(error) }
  }

  /// Adds a record with a unique id or name.
  ///
  /// - Parameters:
  ///   - add: A closure that adds the record, or throws ``GatewayError/conflict`` if the id or the name is taken.
  ///   - other: A closure that reads the record that has the id or the name.
  ///   - missing: The error to throw if the record to which the new record belongs doesn't exist.
  static func adding<Added>(
    _ add: @autoclosure () async throws(GatewayError) -> Added,
    unlessThere other: @autoclosure () async throws(GatewayError) -> Draft.Saved, missing: Self = .store(.notFound)
  ) async throws(Self) -> Added {
    while true {
      do { return try await add() } catch .notFound { throw missing } catch .conflict {
        let taken: Draft.Saved
        // If the conflicting record was deleted in the meantime, the name is free and the new record can be added.
        do { taken = try await other() } catch .notFound { continue } catch { throw .store(error) }
        throw .alreadyThere(taken)
      } catch {
        throw .store(error)
      }
    }
  }

  /// Replaces a record, unless the form changes nothing. If another change was saved first, throws the current state of the record.
  ///
  /// - Parameters:
  ///   - now: A closure that rereads the original if the change is rejected with ``GatewayError/conflict``.
  ///   - other: A closure that reads the record with the new name. `nil` if names aren't unique.
  static func replacing(
    _ original: Draft.Saved, by record: Draft.Saved, _ replace: @autoclosure () async throws(GatewayError) -> Void,
    now: @autoclosure () async throws(GatewayError) -> Draft.Saved,
    unlessThere other: (() async throws(GatewayError) -> Draft.Saved)? = nil
  ) async throws(Self) -> Draft.Saved {
    if record == original { return original }
    while true {
      do {
        try await replace()
        return record
      } catch .notFound {
        throw .notThere(original)
      } catch .conflict {
        let current: Draft.Saved
        do { current = try await now() } catch .notFound { throw .notThere(original) } catch { throw .store(error) }
        guard current == original, let other else { throw .changed(current) }
        let taken: Draft.Saved
        do { taken = try await other() } catch .notFound { continue } catch { throw .store(error) }
        // The conflicting record may have been deleted or renamed in the meantime.
        if taken.id != original.id { throw .alreadyThere(taken) }
      } catch {
        throw .store(error)
      }
    }
  }
}
