import Entities
import UseCases

extension FirestoreStore {
  /// The age in seconds at which an unreferenced block can be deleted. A block can be written long before the commit that names it.
  private static let day = 86_400.0

  /// Deletes unreferenced blocks. Each change to the menu or the recipes leaves unreferenced blocks behind.
  ///
  /// - Parameter age: the age in seconds at which an unreferenced block can be deleted.
  func sweepBlocks(olderThan age: Double = day) async throws(GatewayError) {
    var query = FirestoreQuery("blocks")
    query.fields = []
    let found = try await client.documents(query, asOf: nil)
    guard let instant = found.instant, let limit = FirestoreTimestamp.text(age, before: instant) else { return }
    let (records, named) = try await run { (records) throws(GatewayError) in try records.blocks }
    let kept = try named.get()
    let old = found.value.filter { $0.updateTime < limit && !kept.contains($0.id) }
    for start in stride(from: 0, to: old.count, by: StagedCommit.maximumWrites - 1) {
      var swept = records
      // This changes the control document, so that a client that has just written one of the blocks again must retry and write it once
      // more.
      swept.setControl(try records.control)
      for block in old[start..<min(start + StagedCommit.maximumWrites - 1, old.count)] {
        swept.staging.delete("blocks/\(block.id)")
      }
      let nonce = Nonce(chance)
      // The control document has changed. The next sweep deletes the remaining blocks.
      if try await send(StagedCommit(swept, nonce, client), nonce) == .overtaken { return }
    }
  }
}

extension FirestoreRecords {
  /// The names of all blocks that are in use.
  var blocks: Set<String> {
    get throws(GatewayError) {
      let control = try control
      var blocks = Set(control.blockIndexes.values).union(control.samples.values.joined())
      for domain in control.blockIndexes.keys {
        let blockIndex = try blockIndex(domain)
        blocks.formUnion((blockIndex.inOrder + blockIndex.byID).map(\.block))
      }
      for names in control.change?.log ?? [] { blocks.formUnion(names.split(separator: " ").map(String.init)) }
      return blocks
    }
  }
}
