import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

// Faults in which calls return wrong results, and faults that any list can have.
extension BrokenStore {
  /// Makes the store change the results of these calls.
  mutating func answers<Answer: Sendable>(
    _ calls: String...,
    change: @escaping @Sendable (Answer, StoreCall) throws(GatewayError) -> Answer
  ) {
    does(calls) { (operation) throws(GatewayError) in
      let answer: Answer = try typed(try await operation.passOn())
      return try change(answer, operation.call)
    }
  }

  /// Makes the store return the list that `instead` selects rather than the requested one.
  mutating func asks(_ calls: String..., instead: @escaping @Sendable (StoreCall) -> StoreCall) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.asking(instead(operation.call)).passOn()
    }
  }

  mutating func continues(_ list: String, _ hasMore: @escaping @Sendable (Int, Page) -> Bool) {
    does(list) { (operation) throws(GatewayError) in
      let answer = try await operation.passOn()
      guard let list = answer as? any Listing else { return answer }
      return list.going(on: hasMore(list.count, operation.call.page))
    }
  }

  /// Makes a search of the list treat `%` and `_` as wildcards.
  mutating func searchesForPatterns(_ list: String) {
    asks(list) { ["%", "_"].contains($0.search.folded) ? $0.searching(SearchText()) : $0 }
  }

  /// Makes the store sort the items on each page with `isInOrder`.
  mutating func sorts<Item: Sendable & Hashable>(
    _ list: String, _ isInOrder: @escaping @Sendable (Item, Item, StoreCall) -> Bool
  ) {
    answers(list) { (found: Paged<Item>, call) in found.with(found.items.sorted { isInOrder($0, $1, call) }) }
  }

  /// Makes the store find the items that satisfy `isHit` instead of the items that match the search.
  mutating func finds<Item: Sendable & Hashable>(_ list: String, _ isHit: @escaping @Sendable (Item, StoreCall) -> Bool)
  {
    lists(list, of: \.everything) { items, call in bestFirst(items.filter { isHit($0, call) }, of: call) }
  }

  /// Makes the store change each item on each page of a list.
  mutating func items<Item: Sendable & Hashable>(_ list: String, _ change: @escaping @Sendable (Item) -> Item) {
    answers(list) { (found: Paged<Item>, _) in found.with(found.items.map(change)) }
  }

  /// Makes the store change each item, both when it is read individually and in lists.
  mutating func each<Item: Sendable & Hashable>(
    _ call: String, _ list: String, _ change: @escaping @Sendable (Item) -> Item
  ) {
    answers(call) { (found: Item, _) in change(found) }
    items(list, change)
  }

  /// Makes the store apply `change` to the whole list, and return pages of the result.
  mutating func lists<Item: Sendable & Hashable>(
    _ list: String, _ change: @escaping @Sendable ([Item], StoreCall) -> [Item]
  ) { lists(list, of: { $0.at(.whole) }, change) }

  private mutating func lists<Item: Sendable & Hashable>(
    _ list: String, of whole: @escaping @Sendable (StoreCall) -> StoreCall,
    _ change: @escaping @Sendable ([Item], StoreCall) -> [Item]
  ) {
    does(list) { (operation) throws(GatewayError) in
      let all: Paged<Item> = try typed(try await operation.asking(whole(operation.call)).passOn())
      return Paged(change(all.items, operation.call), page: operation.call.page)
    }
  }

  /// Makes the store select the page before it filters the items.
  mutating func cutsBefore<Item: Sendable & Hashable>(
    _ list: String, _ isHit: @escaping @Sendable (Item, StoreCall) -> Bool
  ) {
    does(list) { (operation) throws(GatewayError) in
      let call = operation.call
      let found: Paged<Item> = try typed(try await operation.asking(call.everything.at(call.page)).passOn())
      return found.with(found.items.filter { isHit($0, call) })
    }
  }
}

/// Returns the hits in the order in which a store without faults lists them.
private func bestFirst<Item>(_ hits: [Item], of call: StoreCall) -> [Item] {
  if case .places(let question, _) = call, question.nearest != nil { return hits }
  return call.search.bestFirst(hits) { hit in
    (hit as? any SearchedRecord)?.searchedTexts.title ?? ""
  } texts: { hit in
    (hit as? any SearchedRecord)?.searchedTexts.beyondTitle ?? []
  }
}
