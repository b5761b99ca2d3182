/// Reads a value, changes it, and saves it if no other change was saved in the meantime. Otherwise starts over.
///
/// For example, over a port with `note(of:)` and `save(_:of:replacing:)`:
///
///     try await changeWithRetry {
///       () throws(GatewayError) in try await notes.note(of: user)
///     } change: { (note) throws(NoteError) in
///       try (note ?? Note()).adding(line)
///     } save: { (new, old) throws(GatewayError) in
///       try await notes.save(new, of: user, replacing: old)
///     }
///
/// - Parameters:
///   - read: reads the value. `nil` if there is none yet.
///   - change: returns the changed value. It can be called several times. If it throws, nothing is saved. An unchanged value is not saved.
///   - save: saves the new value if the stored one is still the old one, otherwise throws ``GatewayError/conflict``.
/// - Returns: the value as saved.
/// - Throws: the error of `change`, or the store's error as `Refusal.store`. That includes ``GatewayError/conflict`` if the store rejects
///   the same first value twice: then the cause is not another change, but another record with the same id.
public func changeWithRetry<Value: Equatable, Refusal: StoreError>(
  read: () async throws(GatewayError) -> Value?, change: (Value?) throws(Refusal) -> Value,
  save: (_ new: Value, _ old: Value?) async throws(GatewayError) -> Void
) async throws(Refusal) -> Value {
  var refused: Value?
  while true {
    let old = try await Refusal.wrapping(await read())
    let new = try change(old)
    if new == old { return new }

    do {
      try await save(new, old)
      return new
    } catch .conflict {
      if old == nil && new == refused { throw .store(.conflict) }
      refused = new
    } catch {
      throw .store(error)
    }
  }
}
