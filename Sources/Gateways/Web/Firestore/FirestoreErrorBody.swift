import Gateways

/// The body of an answer that is an error, alone or as the only element of an array.
struct FirestoreErrorBody: Sendable, Decodable {
  /// `NOT_FOUND` and the like.
  let status: String?
  let message: String?

  private struct Envelope: Decodable { let error: FirestoreErrorBody }

  /// What `body` says, if it is in the service's own words.
  init?(_ body: [UInt8]) {
    guard
      let envelope = (try? JSONDocument.decode(Envelope.self, body, from: ""))
        ?? (try? JSONDocument.decode([Envelope].self, body, from: ""))?.first
    else { return nil }
    self = envelope.error
  }
}
