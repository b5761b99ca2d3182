import Entities

/// `order cancel --json`: the id of the draft that was deleted, or `null`.
struct CancelDocument: Encodable {
  private let cancelled: Order.ID?

  init(_ draft: Order.ID?) { cancelled = draft }

  private enum Keys: CodingKey { case cancelled }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(cancelled?.text, forKey: .cancelled)
  }
}
