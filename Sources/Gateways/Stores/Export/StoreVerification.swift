package import Entities
import StoreCore
package import UseCases

/// Reads all records of a store, and checks that each picture matches its hash.
package struct StoreVerification: Sendable {
  /// The result of a verification.
  package struct Report: Sendable, Hashable {
    /// The number of records in the store. All of them are readable.
    package fileprivate(set) var records = 0
    /// The number of pictures in the store, each counted once. The pictures of places are not included.
    package fileprivate(set) var pictures = 0
    /// The ids of the pictures that are missing, that are unreadable, or that don't match their hash.
    package fileprivate(set) var bad: [Photo.ID] = []
  }

  private let store: any StoreContents

  package init(of store: any StoreContents) { self.store = store }

  /// Verifies the store. Throws an error if its records can't be read.
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
