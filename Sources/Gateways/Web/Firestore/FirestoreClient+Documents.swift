import Gateways
import UseCases

extension FirestoreClient {
  /// The most documents of one page; Firestore's own clients ask for as many.
  static let pageSize = 300
  /// More than anybody has: a server that never comes to an end is left.
  static let maximumPages = 1000
  /// The most documents that one question names.
  static let maximumNames = 100

  /// All documents of a collection, page by page, with those of their fields that the mask names.
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

  /// Those of the documents that there are, in no particular order.
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

  /// Makes the changes, all or none; throws ``GatewayError/conflict`` where one does not start from what is there.
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

  /// Whether a commit was refused for what it wanted to find.
  private static func isConflict(_ status: FirestoreStatus, _ writes: [FirestoreWrite]) -> Bool {
    switch status {
    case .alreadyExists, .failedPrecondition: writes.contains { $0.precondition != nil }
    // A document that should have been there.
    case .notFound:
      writes.contains { $0.precondition != nil && $0.precondition != .missing }
    default: false
    }
  }
}
