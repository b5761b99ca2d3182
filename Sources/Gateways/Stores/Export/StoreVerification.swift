package import Entities
import StoreCore
package import UseCases

/// Reads everything that a store holds, and compares each picture with its hash.
package struct StoreVerification: Sendable {
  /// What was found.
  package struct Report: Sendable, Hashable {
    /// How many records there are; all of them can be read.
    package fileprivate(set) var records = 0
    /// How many pictures they name, each once; those of places are not the store's.
    package fileprivate(set) var pictures = 0
    /// Those that are missing, or not what they were.
    package fileprivate(set) var bad: [Photo.ID] = []
  }

  private let store: any StoreContents

  package init(of store: any StoreContents) { self.store = store }

  /// Throws what keeps the store from being read.
  package func callAsFunction() async throws(GatewayError) -> Report {
    try await store.reading { (records) throws(GatewayError) in
      var (report, seen) = (Report(), Set<Photo.ID>())
      try records.forEachRecord { (record) throws(GatewayError) in
        if Task.isCancelled { throw .cancelled }
        report.records += 1
        for id in record.photos where seen.insert(id).inserted {
          report.pictures += 1
          let photo = (try? records.photo(id)) ?? nil
          if photo.map({ Photo.ID(of: $0) }) != id { report.bad.append(id) }
        }
      }
      return report
    }
  }
}
