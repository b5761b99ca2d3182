import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

/// A fault that any call can have.
enum StandardFault: CaseIterable {
  case fails, failsWhereItRefuses
  case ignoresCancellation, noticesCancellationTooLate
  case isStale, seesNothing
  case refusesToFindNothing, misstatesWhatFollows, goesOnAfterAFullPage, startsOver
  case ignoresTheSearch, cutsBeforeTheSearch
  case isLost, comparesNothing, isRefusedInSilence, isDoneAndRefused

  /// Returns whether a call can have the fault.
  func concerns(_ call: TriedCall) -> Bool {
    let stored = call.call
    return switch self {
    case .fails, .ignoresCancellation: true
    case .noticesCancellationTooLate, .isLost: call.isWrite
    case .isStale, .seesNothing: !call.isWrite
    case .refusesToFindNothing, .misstatesWhatFollows, .goesOnAfterAFullPage, .startsOver: stored.isOfPages
    case .ignoresTheSearch, .cutsBeforeTheSearch: stored.searching(SearchText("?")) != stored
    case .failsWhereItRefuses: stored.comparesRecords || stored.isRefused
    case .comparesNothing:
      stored.comparesRecords
        && !["deleteBeer", "deleteDraft", "deleteManufacturer", "placeKeepingDraft"].contains(stored.name)
    case .isRefusedInSilence: stored.comparesRecords
    case .isDoneAndRefused: stored.comparesRecords && stored.name != "deleteDraft"
    }
  }

  /// Runs the operation with the fault, and returns its result.
  ///
  /// - Parameter past: the state before the last change.
  func callAsFunction(_ operation: StoreOperation, past: StoreState) async throws(GatewayError) -> any Sendable {
    let call = operation.call
    switch self {
    case .fails: throw .failed(what: "memory", why: "it always does")
    case .failsWhereItRefuses:
      do { return try await operation.passOn() } catch { throw .failed(what: "memory", why: "\(error)") }
    case .ignoresCancellation: return try await operation.runWithoutCancellation()
    case .noticesCancellationTooLate:
      let answer = try await operation.runWithoutCancellation()
      if Task.isCancelled { throw .cancelled }
      return answer
    case .isStale: return try await operation.seeing { $0 = past }.passOn()
    case .seesNothing: return try await operation.seeing { $0 = StoreState() }.passOn()
    case .refusesToFindNothing:
      let answer = try await operation.passOn()
      if let list = answer as? any Listing, list.isEmpty { throw .notFound }
      return answer
    case .misstatesWhatFollows:
      let answer = try await operation.passOn()
      return if let list = answer as? any Listing { list.misstatingWhatFollows } else { answer }
    case .goesOnAfterAFullPage:
      let answer = try await operation.passOn()
      return if let list = answer as? any Listing { list.going(on: list.count == call.page.limit) } else { answer }
    case .startsOver: return try await operation.asking(call.at(Page(limit: call.page.limit))).passOn()
    case .ignoresTheSearch: return try await operation.asking(call.searching(SearchText())).passOn()
    case .cutsBeforeTheSearch:
      let hits = try await operation.asking(call.at(.whole)).passOn()
      let page = try await operation.asking(call.everything.at(call.page)).passOn()
      guard let hits = hits as? any Listing, let page = page as? any Listing else { return page }
      return page.only(in: hits)
    case .isLost: return try await operation.keeping { before, after in after = before }.run()
    case .comparesNothing: return try await operation.seeing { $0.isAsExpected(by: call) }.passOn()
    case .isRefusedInSilence:
      do throws(GatewayError) { return try await operation.passOn() } catch {
        if error == .cancelled { throw error }
        return call.acknowledged
      }
    case .isDoneAndRefused:
      _ = try await operation.seeing { $0.isAsExpected(by: call) }.run()
      return try await operation.passOn()
    }
  }
}

extension StoreCall {
  /// Whether the call is refused if the stored records differ from those that the caller expects.
  fileprivate var comparesRecords: Bool {
    ["place", "placeKeepingDraft", "saveDraft"].contains(name)
      || name != "addFavorite" && ["add", "replace", "delete"].contains { name.hasPrefix($0) }
  }

  /// Whether the call can be refused because no record is found.
  fileprivate var isRefused: Bool {
    [
      "beer", "details", "dish", "dishNamed", "importSeed", "manufacturer", "manufacturerNamed", "onePlace", "photo",
      "placedOrder", "recipe", "review",
    ].contains(name)
  }

  fileprivate var isOfPages: Bool { at(Page(limit: 0)) != self }
}

/// A list that is returned in pages.
protocol Listing: Sendable {
  var count: Int { get }
  var misstatingWhatFollows: Self { get }

  func going(on hasMore: Bool) -> Self
  func only(in other: any Listing) -> Self
}

extension Listing {
  var isEmpty: Bool { count == 0 }
}

extension Paged: Listing {
  var count: Int { items.count }
  var misstatingWhatFollows: Paged { going(on: !hasMore) }

  func going(on hasMore: Bool) -> Paged { Paged(items, hasMore: hasMore) }

  func only(in other: any Listing) -> Paged {
    let others = (other as? Paged)?.items ?? []
    return with(items.filter(others.contains))
  }
}

extension SourceAnswer<RecipeList>: Listing {
  var count: Int { value.recipes.count }
  var misstatingWhatFollows: SourceAnswer { going(on: !value.hasMore) }

  func going(on hasMore: Bool) -> SourceAnswer {
    map { RecipeList($0.recipes, offset: $0.offset, hasMore: hasMore, total: $0.total) }
  }

  func only(in other: any Listing) -> SourceAnswer {
    let others = (other as? SourceAnswer<RecipeList>)?.value.recipes ?? []
    return map {
      RecipeList($0.recipes.filter(others.contains), offset: $0.offset, hasMore: $0.hasMore, total: $0.total)
    }
  }
}
