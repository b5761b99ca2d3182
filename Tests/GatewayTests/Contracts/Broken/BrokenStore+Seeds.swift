import Entities
@testable import Gateways
import TestSupport
import UseCases

extension BrokenStore {
  func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer {
    let result = try await WithoutWriter(store: self).importSeed(domain) { (writer) throws(GatewayError) in
      let broken = BrokenWriter(writer)
      onSeed(broken)
      let (result, ending) = broken.run(fill)
      if ending == .failed, !keepsSeed(.failed) { _ = try result.get() }
      if ending != .failed { try broken.onEnd?(ending) }
      return keepsSeed(ending) ? .commit(result) : .discard(result)
    } finish: { result, removed in
      result.map { finish($0, reviewsRemoved ?? removed) }
    }
    return try result.get()
  }

  /// Records the stored state each time a seed is imported.
  mutating func stateBeforeSeeds() -> Box<StoreState> {
    let stored = Box(StoreState())
    sees("importSeed") { state, _ in stored.value = state }
    return stored
  }

  /// Makes the store list the dishes of a seed before the seed is committed.
  mutating func showsSeedsThatAreRead() {
    let read = Box([Dish]())
    onSeed = { writer in
      writer.onInsert = { [base = writer.base] (record) throws(GatewayError) in
        if case .dish(let dish) = record { read.change { $0.append(dish) } }
        return try base.insert(record)
      }
    }
    lists("menu") { (all: [Dish], _) in read.value.isEmpty ? all : read.value }
  }

  /// Makes the store empty the domain when a seed is discarded.
  mutating func keepsRemovals() {
    keepsSeed = { $0 != .failed }
    onSeed = { writer in
      writer.onEnd = { (ending) throws(GatewayError) in if ending == .discarded { try writer.base.removeAll() } }
    }
  }

  /// Makes the store keep the first `count` records of a rejected seed.
  mutating func keepsHalf(_ count: Int) {
    keepsWhatItRefuses("importSeed")
    onSeed = { writer in
      let inserted = Counter()
      writer.onInsert = { (record) throws(GatewayError) in
        inserted.next() > count ? true : try writer.base.insert(record)
      }
    }
  }

  /// Makes the store keep every picture of a seed forever, even if no record refers to the picture.
  mutating func keepsSeededPictures() {
    let brought = Box([Photo.ID: LoadedImage]())
    onSeed = { writer in
      writer.onInsert = { (record) throws(GatewayError) in
        brought.change { for photo in record.photos { $0[Photo.ID(of: photo)] = photo } }
        return try writer.base.insert(record)
      }
    }
    showsPictures { brought.value }
  }
}

/// The broken store with its original seed writer instead of the broken one.
private struct WithoutWriter: RecordStore, SeedGateway {
  let store: BrokenStore

  func read<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (StateRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer { try await store.read(touching: scope, body) }

  func write<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout StateRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer { try await store.write(touching: scope, body) }

  func changes() async -> AsyncStream<Void> { await store.changes() }
}

/// A seed writer that forwards calls to its base, unless a test overrides a call.
final class BrokenWriter: SeedWriter {
  /// The outcome of an import.
  enum Ending { case committed, discarded, failed }

  let base: any SeedWriter
  var onIsSeeded: (() throws(GatewayError) -> Bool)?
  var onIsEmpty: (() throws(GatewayError) -> Bool)?
  var onHasSamples: (() throws(GatewayError) -> Bool)?
  var onStamp: (() -> StoreStamp)?
  var onMarkSamples: (() -> Void)?
  var onDropSamples: (() -> Void)?
  var onReplaced: ((SeedRecord) throws(GatewayError) -> SeedRecord?)?
  var onRemoveAll: (() throws(GatewayError) -> Void)?
  var onInsert: ((SeedRecord) throws(GatewayError) -> Bool)?
  /// A closure that runs after the whole seed has been read.
  var onEnd: ((Ending) throws(GatewayError) -> Void)?

  init(_ base: any SeedWriter) { self.base = base }

  var isSeeded: Bool {
    get throws(GatewayError) { if let onIsSeeded { try onIsSeeded() } else { try base.isSeeded } }
  }

  var isEmpty: Bool {
    get throws(GatewayError) { if let onIsEmpty { try onIsEmpty() } else { try base.isEmpty } }
  }

  var hasSamples: Bool {
    get throws(GatewayError) { if let onHasSamples { try onHasSamples() } else { try base.hasSamples } }
  }

  var stamp: StoreStamp {
    get throws(GatewayError) { if let onStamp { onStamp() } else { try base.stamp } }
  }

  func markSamples() { if let onMarkSamples { onMarkSamples() } else { base.markSamples() } }

  func dropSamples() { if let onDropSamples { onDropSamples() } else { base.dropSamples() } }

  func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord? {
    if let onReplaced { try onReplaced(record) } else { try base.replaced(by: record) }
  }

  func removeAll() throws(GatewayError) {
    if let onRemoveAll { try onRemoveAll() } else { try base.removeAll() }
  }

  func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    if let onInsert { try onInsert(record) } else { try base.insert(record) }
  }

  fileprivate func run<Answer>(
    _ fill: (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>
  ) -> (Result<Answer, GatewayError>, Ending) {
    do throws(GatewayError) {
      switch try fill(self) {
      case .commit(let answer): return (.success(answer), .committed)
      case .discard(let answer): return (.success(answer), .discarded)
      }
    } catch {
      return (.failure(error), .failed)
    }
  }
}

extension BrokenWriter {
  /// Makes the writer empty the domain before it inserts the first record.
  func removesAllFirst() {
    let inserted = Counter()
    onInsert = { [base] (record) throws(GatewayError) in
      if inserted.next() == 1 { try base.removeAll() }
      return try base.insert(record)
    }
  }

  /// Makes the writer report no replaced records once all records have been removed.
  func forgetsRemoved() {
    onRemoveAll = { [unowned self] () throws(GatewayError) in
      onReplaced = { _ in nil }
      try base.removeAll()
    }
  }

  /// Makes the writer report every record as inserted.
  func reportsEveryInsert() {
    onInsert = { [base] (record) throws(GatewayError) in
      _ = try base.insert(record)
      return true
    }
  }

  /// Makes the writer always report whether the domain was empty before the import, even after records were inserted.
  func isEmptyAsBefore() {
    let wasEmpty = (try? base.isEmpty) ?? false
    onIsEmpty = { wasEmpty }
  }

  /// Makes the writer keep the last of several records with the same id, and return the result of `isNew`.
  func keepsTheLast(_ isNew: @escaping (Bool) -> Bool = { $0 }) {
    var last: [String: SeedRecord] = [:]
    onInsert = { (record) throws(GatewayError) in isNew(last.updateValue(record, forKey: record.key) == nil) }
    onEnd = { [base] (_) throws(GatewayError) in
      // Manufacturers must be inserted before their beers.
      for record in last.sorted(by: { $0.key > $1.key }).map(\.value) { _ = try base.insert(record) }
    }
  }

  /// Makes the writer return the result of `decide` instead of inserting a record. If the result is `nil`, the record is inserted.
  func inserts(unless decide: @escaping (SeedRecord) throws(GatewayError) -> Bool?) {
    onInsert = { [base] (record) throws(GatewayError) in
      if let decision = try decide(record) { return decision }
      return try base.insert(record)
    }
  }

  /// Makes the writer apply `change` to each record before inserting it.
  func changes(_ change: @escaping (SeedRecord) -> SeedRecord) {
    onInsert = { [base] (record) throws(GatewayError) in try base.insert(change(record)) }
  }
}

extension SeedRecord {
  /// The record's kind and id.
  var key: String {
    switch self {
    case .dish(let dish): "dish \(dish.id.text)"
    case .recipe(let details): "recipe \(details.id.text)"
    case .manufacturer(let maker, _): "manufacturer \(maker.id.text)"
    case .beer(let beer, _): "beer \(beer.id.text)"
    case .place(let place): "place \(place.id.text)"
    case .placeDownload: "download"
    }
  }
}
