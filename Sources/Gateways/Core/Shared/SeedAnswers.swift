package import UseCases

/// The answers that a seed writer gave about a store while it collected the seed. The store can change in the meantime, so the answers are
/// checked again when the seed is committed.
package final class SeedAnswers<Base: StoreRecords> {
  /// The store's records at the start of the import.
  package let base: Base
  package let domain: Domain
  package var marks = SeedMarks()
  private var isSeeded: Bool?
  private var isEmpty: (answer: Bool, dropsSamples: Bool)?
  private var hasSamples: Bool?
  private var stamp: StoreStamp?

  package init(_ base: Base, _ domain: Domain) {
    self.base = base
    self.domain = domain
  }

  package func readSeeded() throws(GatewayError) -> Bool { try recorded(base.isSeeded(domain), \.isSeeded) }

  package func readEmpty() throws(GatewayError) -> Bool {
    let answer = try base.isEmpty(domain, dropsSamples: marks.dropsSamples)
    isEmpty = (answer, marks.dropsSamples)
    return answer
  }

  package func readSamples() throws(GatewayError) -> Bool {
    try recorded(holdsSamples(base), \.hasSamples)
  }

  package func readStamp() throws(GatewayError) -> StoreStamp { try recorded(base.stamp(of: domain), \.stamp) }

  private func recorded<Answer>(_ answer: Answer, _ note: ReferenceWritableKeyPath<SeedAnswers, Answer?>) -> Answer {
    self[keyPath: note] = answer
    return answer
  }

  package func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord? {
    try base.replaced(by: record, in: domain, &marks)
  }

  package func note(_ record: SeedRecord) throws(GatewayError) {
    try marks.note(record) { () throws(GatewayError) in try base.samples(of: domain) }
  }

  /// - Throws: ``GatewayError/conflict`` if `records` no longer match an earlier answer.
  package func check(_ records: Base) throws(GatewayError) {
    if let stamp, try stamp != records.stamp(of: domain) { throw .conflict }
    if let isSeeded, try isSeeded != records.isSeeded(domain) { throw .conflict }
    if let known = isEmpty, try known.answer != records.isEmpty(domain, dropsSamples: known.dropsSamples) {
      throw .conflict
    }
    if let hasSamples, try hasSamples != holdsSamples(records) { throw .conflict }
  }

  /// Whether the domain has samples that an import can replace.
  private func holdsSamples(_ records: Base) throws(GatewayError) -> Bool {
    try records.sampleCount(in: domain)?.areReplaceable == true
  }
}
