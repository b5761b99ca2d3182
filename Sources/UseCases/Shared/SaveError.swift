public import Entities

/// Why a form was not saved; nothing was.
public indirect enum SaveError<Draft: RecordDraft>: StoreError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<Draft.Field, Draft.Problem>)
  /// The id of a beer, made of the manufacturer's and of this name, would be too long.
  case tooLongForAnID(String)
  /// This other record has the name, or got its id from that name.
  case alreadyThere(Draft.Kept)
  /// The beer is of no known manufacturer: none has this id.
  case noSuchManufacturer(Manufacturer.ID)
  /// The review is of no known beer: none has this id.
  case noSuchBeer(Beer.ID)
  /// Another user wrote the review.
  case notYours(Review)
  /// It was changed elsewhere meanwhile, to this.
  case changed(Draft.Kept)
  /// It was deleted meanwhile.
  case notThere(Draft.Kept)
  /// The store failed.
  case store(GatewayError)
}

extension SaveError {
  /// The record that a form describes.
  static func record(
    _ record: @autoclosure () throws(FormError<Draft.Field, Draft.Problem>) -> Draft.Kept
  ) throws(Self) -> Draft.Kept {
    do { return try record() } catch { throw .invalid(error) }
  }

  /// Adds a record under a unique id or name.
  ///
  /// - Parameters:
  ///   - add: throws ``GatewayError/conflict`` if the id or the name is taken.
  ///   - other: reads the record that has it.
  ///   - missing: thrown if the record that the new one belongs to is gone.
  static func adding<Added>(
    _ add: @autoclosure () async throws(GatewayError) -> Added,
    unlessThere other: @autoclosure () async throws(GatewayError) -> Draft.Kept, missing: Self = .store(.notFound)
  ) async throws(Self) -> Added {
    while true {
      do { return try await add() } catch .notFound { throw missing } catch .conflict {
        let taken: Draft.Kept
        // That record may be deleted by now: then the name is free.
        do { taken = try await other() } catch .notFound { continue } catch { throw .store(error) }
        throw .alreadyThere(taken)
      } catch {
        throw .store(error)
      }
    }
  }

  /// Replaces a record, unless the form changes nothing. If another change came first, throws what became of the original.
  ///
  /// - Parameters:
  ///   - now: rereads the original, if the change is refused with ``GatewayError/conflict``.
  ///   - other: reads the record that has the new name, if names are unique.
  static func replacing(
    _ original: Draft.Kept, by record: Draft.Kept, _ replace: @autoclosure () async throws(GatewayError) -> Void,
    now: @autoclosure () async throws(GatewayError) -> Draft.Kept,
    unlessThere other: (() async throws(GatewayError) -> Draft.Kept)? = nil
  ) async throws(Self) -> Draft.Kept {
    if record == original { return original }
    while true {
      do {
        try await replace()
        return record
      } catch .notFound {
        throw .notThere(original)
      } catch .conflict {
        let current: Draft.Kept
        do { current = try await now() } catch .notFound { throw .notThere(original) } catch { throw .store(error) }
        guard current == original, let other else { throw .changed(current) }
        let taken: Draft.Kept
        do { taken = try await other() } catch .notFound { continue } catch { throw .store(error) }
        // The conflicting record may be gone by now, or have another name.
        if taken.id != original.id { throw .alreadyThere(taken) }
      } catch {
        throw .store(error)
      }
    }
  }
}
