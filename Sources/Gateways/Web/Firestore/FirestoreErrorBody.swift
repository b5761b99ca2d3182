#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The body of an answer that is an error, alone or as the only element of an array.
struct FirestoreErrorBody: Sendable, Decodable {
  /// `NOT_FOUND` and the like.
  let status: String?
  let message: String?

  private struct Envelope: Decodable { let error: FirestoreErrorBody }

  /// What `body` says, if it is in the service's own words.
  init?(_ body: [UInt8]) {
    let (data, decoder) = (Data(body), JSONDecoder())
    guard
      let envelope = (try? decoder.decode(Envelope.self, from: data))
        ?? (try? decoder.decode([Envelope].self, from: data))?.first
    else { return nil }
    self = envelope.error
  }
}
