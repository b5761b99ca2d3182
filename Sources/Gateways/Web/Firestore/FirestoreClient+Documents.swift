import Gateways
import UseCases

extension FirestoreClient {
  /// The maximum number of documents per page. Firestore's own clients use the same number.
  static let pageSize = 300
  /// The maximum number of pages, far more than any user needs. The limit protects against a server that returns pages forever.
  static let maximumPages = 1000
  /// The maximum number of documents that one request can name.
  static let maximumNames = 100

  /// Returns all documents in a collection, requested page by page, with only the fields in the mask.
  func documents(
    in collection: FirestoreName, mask: [FirestoreFieldPath]
  ) async throws(GatewayError) -> [FirestoreDocument] {
    var documents: [FirestoreDocument] = []
    var (next, seen): (String?, Set<String>) = (nil, [])
    repeat {
      var query = mask.map { (name: "mask.fieldPaths", value: $0.text) }
      query.append(("pageSize", "\(Self.pageSize)"))
      if let next { query.append(("pageToken", next)) }
      let request = HTTPRequest(.get, try endpoint.address(collection.path, query: query))
      let page: FirestoreDocumentPage
      do { page = try await answer(FirestoreDocumentPage.self, to: request, .list) } catch { throw gatewayError(error) }
      documents += page.documents ?? []
      next = page.nextPageToken.flatMap { $0.isEmpty ? nil : $0 }
      if let next, !seen.insert(next).inserted || seen.count >= Self.maximumPages {
        throw .serviceFailed(what: endpoint.place, why: .endless)
      }
    } while next != nil
    return documents
  }

  /// Returns the named documents, in no particular order. Missing documents are left out.
  func documents(
    named names: [FirestoreName], mask: [FirestoreFieldPath]
  ) async throws(GatewayError) -> [FirestoreDocument] {
    let address = try endpoint.address(FirestoreName.documents(of: project).path + ":batchGet")
    var documents: [FirestoreDocument] = []
    for start in stride(from: 0, to: names.count, by: Self.maximumNames) {
      let asked = names[start..<min(start + Self.maximumNames, names.count)]
      let body = FirestoreBatchGet(documents: asked.map(\.text), mask: .init(fieldPaths: mask.map(\.text)))
      let request = HTTPRequest(.post, address, body: try JSONDocument.encode(body, isPretty: false))
      do throws(FirestoreFailure) {
        for element in try await answer([FirestoreFoundDocument].self, to: request, .batchGet) {
          if let error = element.error { throw FirestoreFailure(error) }
          if let document = element.found { documents.append(document) }
        }
      } catch {
        throw gatewayError(error)
      }
    }
    return documents
  }

  /// Commits the changes, all or none. Throws ``GatewayError/conflict`` if a precondition fails.
  func commit(_ writes: [FirestoreWrite]) async throws(GatewayError) {
    let address = try endpoint.address(FirestoreName.documents(of: project).path + ":commit")
    let body = try JSONDocument.encode(FirestoreCommit(writes: writes), isPretty: false)
    let result: FirestoreCommitResult
    do {
      result = try await answer(FirestoreCommitResult.self, to: HTTPRequest(.post, address, body: body), .commit)
    } catch {
      if let status = error.status, Self.isConflict(status, writes) { throw .conflict }
      throw gatewayError(error)
    }
    if result.writeResults?.count != writes.count {
      throw .serviceFailed(what: endpoint.place, why: .incomplete)
    }
  }

  /// Returns whether a commit was refused because of a precondition.
  private static func isConflict(_ status: FirestoreStatus, _ writes: [FirestoreWrite]) -> Bool {
    switch status {
    case .alreadyExists, .failedPrecondition: writes.contains { $0.precondition != nil }
    // A document that must exist is missing.
    case .notFound:
      writes.contains { $0.precondition != nil && $0.precondition != .missing }
    default: false
    }
  }
}
