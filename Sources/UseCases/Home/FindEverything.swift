public import Entities

/// Searches dishes, recipes, beers, manufacturers, reviews and places together.
public protocol FindEverything: Sendable {
  /// Returns at most `limit` matches among all kinds of records, best first. Returns no matches if `limit` is less than one, or if the
  /// search is blank.
  func callAsFunction(_ search: SearchText, limit: Int) async throws(GatewayError) -> Findings
}

extension FindEverything {
  /// Returns the best matches, up to the default number of items on a page.
  public func callAsFunction(_ search: SearchText) async throws(GatewayError) -> Findings {
    try await self(search, limit: Page.defaultLimit)
  }
}

/// The results of searching all kinds of records.
public struct Findings: Sendable, Hashable {
  /// A matching record and the words that match.
  public struct Row: Sendable, Hashable {
    /// The record that matches the search.
    public let record: FoundRecord
    /// The matching words in each field, in the order of the fields.
    public let reasons: [Reason]

    /// The matching words in one field of a record.
    public struct Reason: Sendable, Hashable {
      /// The field that contains the matching words.
      public let field: SearchField
      /// The matching words, as spelled in the field, without duplicates.
      public let words: [String]
    }

    /// The name of a beer's manufacturer. `nil` for other records.
    package var maker: String? { if case .beer(_, let maker) = record { maker } else { nil } }

    /// - Parameter match: The match between the search and the fields of the record.
    public init(_ record: FoundRecord, _ match: SearchMatch) {
      self.record = record
      reasons = match.findings.reduce(into: []) { reasons, finding in
        // The ingredients of a recipe are several strings in the same field, so their matching words must be merged.
        let known = reasons.last?.field == finding.field ? reasons.removeLast().words : []
        reasons.append(Reason(field: finding.field, words: known + finding.words.filter { !known.contains($0) }))
      }
    }
  }

  /// The matching records, best first.
  public let rows: [Row]
  /// Whether there are more matches than ``rows`` contains.
  public let hasMore: Bool

  /// Creates results. By default, there are no further matches.
  public init(_ rows: [Row], hasMore: Bool = false) {
    self.rows = rows
    self.hasMore = hasMore
  }
}

/// Requests the best matches of all kinds concurrently from a ``FindGateway``, and merges them into one list.
public struct FindEverythingInteractor: FindEverything {
  private let gateway: any FindGateway

  /// - Parameter gateway: The gateway that searches the stored records.
  public init(gateway: any FindGateway) { self.gateway = gateway }

  @concurrent public func callAsFunction(_ search: SearchText, limit: Int) async throws(GatewayError) -> Findings {
    if search.isBlank || limit < 1 { return Findings([]) }
    let records = try await best(search, limit: limit == .max ? limit : limit + 1)
    let sorted = records.compactMap { record in
      FoundPosition(record, in: search).map { (record: record, position: $0) }
    }.inOrder { $0.position < $1.position }.map(\.record)
    let rows = sorted.prefix(limit).compactMap { record in
      SearchMatch(of: search, record.searchedTexts).map { Findings.Row(record, $0) }
    }
    return Findings(rows, hasMore: sorted.count > limit)
  }

  private func best(_ search: SearchText, limit: Int) async throws(GatewayError) -> [FoundRecord] {
    let answers = await withTaskGroup(of: Result<[FoundRecord], GatewayError>.self) { group in
      for kind in FoundRecord.Kind.allCases {
        group.addTask { [gateway] in
          do throws(GatewayError) {
            return .success(try await gateway.found(kind, matching: search, limit: limit))
          } catch {
            return .failure(error)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return try answers.map { (answer) throws(GatewayError) in try answer.get() }.flatMap(\.self)
  }
}
