import Entities
import Gateways
import UseCases

/// The response to a read, and the instant of the data that it contains.
struct FirestoreAnswer<Value: Sendable>: Sendable {
  let value: Value
  /// The instant of the response. Later requests can name it to read the same state.
  let instant: String?
}

extension FirestoreClient {
  /// The maximum size of a response, in bytes. A document has up to 1 MiB, and its JSON can be half as long again.
  private static let longestAnswer = 256 << 20

  /// Returns the documents at these paths, by path. Missing documents are left out.
  ///
  /// - Parameter instant: the instant to read at. `nil` to read the current data.
  func documents(
    at paths: [String], asOf instant: String?
  ) async throws(GatewayError) -> FirestoreAnswer<[String: FirestoreDocument]> {
    let root = try FirestoreName.documents(of: project)
    let address = try endpoint.address(root.path + ":batchGet")
    var (found, time): ([String: FirestoreDocument], String?) = ([:], instant)
    for start in stride(from: 0, to: paths.count, by: Self.maximumNames) {
      let asked = paths[start..<min(start + Self.maximumNames, paths.count)]
      let body = FirestoreBatchGet(documents: asked.map { "\(root.text)/\($0)" }, readTime: time)
      let request = try post(body, address)
      do throws(FirestoreFailure) {
        for element in try await answer([FirestoreFoundDocument].self, to: request, .batchGet) {
          if let error = element.error { throw FirestoreFailure(error) }
          if let document = element.found { found[path(of: document, root)] = document }
          if instant == nil { time = element.readTime ?? time }
        }
      } catch {
        throw gatewayError(error)
      }
    }
    return FirestoreAnswer(value: found, instant: time)
  }

  /// Returns the documents that match a query.
  func documents(
    _ query: FirestoreQuery, asOf instant: String?
  ) async throws(GatewayError) -> FirestoreAnswer<[FirestoreDocument]> {
    var (found, time, page): ([FirestoreDocument], String?, FirestoreQuery) = ([], instant, query)
    let address = try address(of: query.parent, ":runQuery")
    while true {
      var documents: [FirestoreDocument] = []
      page.limit = min(Self.pageSize, (query.limit ?? .max) - found.count)
      let request = try post(Query(structuredQuery: page, readTime: time), address)
      do throws(FirestoreFailure) {
        for element in try await answer([FirestoreQueryAnswer].self, to: request, .list) {
          if let error = element.error { throw FirestoreFailure(error) }
          if let document = element.document { documents.append(document) }
          if instant == nil { time = element.readTime ?? time }
        }
      } catch {
        throw gatewayError(error)
      }
      found += documents
      guard documents.count == Self.pageSize, found.count < query.limit ?? .max, let last = documents.last else {
        return FirestoreAnswer(value: found, instant: time)
      }
      page = page.following(last)
    }
  }

  /// Returns the number of documents that match a query, followed by the sums of the query's fields.
  func totals(
    _ totals: FirestoreTotals, asOf instant: String?
  ) async throws(GatewayError) -> FirestoreAnswer<[Int64]> {
    let body = Totals(structuredAggregationQuery: totals, readTime: instant)
    let request = try post(body, address(of: totals.query.parent, ":runAggregationQuery"))
    let answers: [FirestoreTotalsAnswer]
    do throws(FirestoreFailure) {
      answers = try await answer([FirestoreTotalsAnswer].self, to: request, .list)
      if let error = answers.lazy.compactMap(\.error).first { throw FirestoreFailure(error) }
    } catch {
      throw gatewayError(error)
    }
    guard let answer = answers.first(where: { $0.result != nil }), let fields = answer.result?.aggregateFields,
      case .integer(let count) = fields[FirestoreTotals.count]
    else { throw .serviceFailed(what: endpoint.place, why: .incomplete) }
    var values = [count]
    for index in totals.sums.indices {
      guard case .integer(let sum) = fields[FirestoreTotals.alias(index)] else {
        throw .serviceFailed(what: endpoint.place, why: .incomplete)
      }
      values.append(sum)
    }
    return FirestoreAnswer(value: values, instant: answer.readTime ?? instant)
  }

  private struct Query: Encodable { let structuredQuery: FirestoreQuery, readTime: String? }
  private struct Totals: Encodable { let structuredAggregationQuery: FirestoreTotals, readTime: String? }

  /// Returns a POST request that reads data, with `body` encoded as JSON.
  private func post(_ body: some Encodable, _ address: WebAddress) throws(GatewayError) -> HTTPRequest {
    HTTPRequest(
      .post, address, body: try JSONDocument.encode(body, isPretty: false), maximumBytes: Self.longestAnswer)
  }

  private func address(of parent: String, _ command: String) throws(GatewayError) -> WebAddress {
    var name = try FirestoreName.documents(of: project)
    for segment in parent.split(separator: "/") { name = try name.appending(String(segment)) }
    return try endpoint.address(name.path + command)
  }

  private func path(of document: FirestoreDocument, _ root: FirestoreName) -> String {
    String(document.name.dropFirst(root.text.count + 1))
  }
}

/// An element of the response to a query.
struct FirestoreQueryAnswer: Decodable {
  let document: FirestoreDocument?
  let readTime: String?
  let error: FirestoreErrorBody?
}

/// An element of the response to an aggregation query.
struct FirestoreTotalsAnswer: Decodable {
  struct Result: Decodable { let aggregateFields: [String: FirestoreValue] }

  let result: Result?
  let readTime: String?
  let error: FirestoreErrorBody?
}
