/// Reads a value, changes it, and saves it if no other change was saved in the meantime. Otherwise, starts over.
///
/// For example, for a port with `note(of:)` and `save(_:of:replacing:)`:
///
///     try await changeWithRetry { () throws(GatewayError) in try await notes.note(of: user) } change: { (note) throws(NoteError) in try
///     (note ?? Note()).adding(line) } save: { (new, old) throws(GatewayError) in try await notes.save(new, of: user, replacing: old) }
///
/// - Parameters:
///   - read: A closure that reads the value, or returns `nil` if there is no value yet.
///   - change: A closure that returns the changed value. It can be called several times. If it throws, nothing is saved. An unchanged value
///     isn't saved.
///   - save: A closure that saves the new value if the stored value is still the old one, and otherwise throws ``GatewayError/conflict``.
/// - Returns: The saved value.
/// - Throws: The error from `change`, or the store's error as `Refusal.store`. This includes ``GatewayError/conflict`` if the store rejects
///   the same first value twice, because the cause is then not another change, but another record with the same id.
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
