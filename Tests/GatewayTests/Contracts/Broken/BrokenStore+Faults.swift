import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

// The faults of which most breakages are made. Calls are named as the cases of `StoreCall` are.
extension BrokenStore {
  /// Does something else in the place of these calls.
  ///
  /// - Parameter number: of all of them only the one that comes as the so-and-so-many-th.
  mutating func does(_ calls: [String], at number: Int? = nil, _ instead: @escaping Fault) {
    let count = Counter()
    add { (operation) throws(GatewayError) in
      if calls.contains(operation.call.name), number == nil || count.next() == number {
        return try await instead(operation)
      }
      return try await operation.passOn()
    }
  }

  mutating func does(_ calls: String..., instead: @escaping Fault) { does(calls, instead) }

  // MARK: Errors

  mutating func refuses(_ calls: String..., with error: GatewayError, at number: Int? = nil) {
    does(calls, at: number) { (_) throws(GatewayError) in throw error }
  }

  /// Refuses whatever would change anything.
  mutating func refusesWrites(_ error: GatewayError) {
    add { (operation) throws(GatewayError) in
      if operation.isWrite { throw error }
      return try await operation.passOn()
    }
  }

  /// Refuses calls where a condition on the state holds.
  mutating func refuses(
    _ calls: String..., with error: GatewayError, where isSo: @escaping @Sendable (StoreState, StoreCall) -> Bool
  ) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.seeing { (state) throws(GatewayError) in
        if isSo(state, operation.call) { throw error }
      }.passOn()
    }
  }

  /// Refuses with other errors than it should; `nil`: not at all.
  mutating func errors(
    _ calls: String..., change: @escaping @Sendable (GatewayError, StoreCall) -> GatewayError?
  ) {
    does(calls) { (operation) throws(GatewayError) in
      do throws(GatewayError) {
        return try await operation.passOn()
      } catch {
        if let other = change(error, operation.call) { throw other }
        return ()
      }
    }
  }

  /// Takes every error for a failure.
  mutating func fails(_ calls: String...) {
    does(calls) { (operation) throws(GatewayError) in
      do { return try await operation.passOn() } catch { throw .failed(what: "memory", why: "\(error)") }
    }
  }

  /// Takes a refusal of what answers nothing for a success, where a condition on the state holds.
  mutating func excuses(
    _ call: String, _ excused: GatewayError,
    where isSo: @escaping @Sendable (StoreState, StoreCall) -> Bool = { _, _ in true }
  ) {
    let holds = Box(false)
    does(call) { (operation) throws(GatewayError) in
      do throws(GatewayError) {
        return try await operation.seeing { (state) in holds.value = isSo(state, operation.call) }.passOn()
      } catch {
        if error == excused, holds.value { return () }
        throw error
      }
    }
  }

  mutating func ignoresCancellation(_ calls: String...) {
    does(calls) { (operation) throws(GatewayError) in try await operation.runUnheard() }
  }

  /// Is refused as cancelled when it is done.
  mutating func noticesTooLate(_ calls: String...) {
    does(calls) { (operation) throws(GatewayError) in
      let answer = try await operation.runUnheard()
      if Task.isCancelled { throw .cancelled }
      return answer
    }
  }

  // MARK: Writes

  /// Answers as if it were done, and keeps nothing.
  mutating func forgets(_ calls: String..., at number: Int? = nil) {
    does(calls, at: number) { (operation) throws(GatewayError) in
      try await operation.keeping { before, after in after = before }.run()
    }
  }

  /// Keeps other records than it should.
  mutating func keeps(
    _ calls: String..., change: @escaping @Sendable (StoreState, inout StoreState, StoreCall) -> Void
  ) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.keeping { change($0, &$1, operation.call) }.passOn()
    }
  }

  mutating func keeps(_ calls: String..., change: @escaping @Sendable (StoreState, inout StoreState) -> Void) {
    does(calls) { (operation) throws(GatewayError) in try await operation.keeping(change).passOn() }
  }

  /// Does what it refuses, or a part of that.
  mutating func keepsWhatItRefuses(
    _ calls: String..., change: @escaping @Sendable (StoreState, inout StoreState) -> Void = { _, _ in }
  ) {
    does(calls) { (operation) throws(GatewayError) in
      _ = try await operation.keeping(change).run()
      return try await operation.passOn()
    }
  }

  /// Changes the state afterwards, as a second change, also where the task was cancelled.
  ///
  /// - Parameter isSuch: whether it does so after a call that ended with this error.
  mutating func then(
    _ call: String, where isSuch: @escaping @Sendable (GatewayError?) -> Bool = { _ in true },
    change: @escaping @Sendable (inout StoreState) -> Void
  ) {
    does(call) { (operation) throws(GatewayError) in
      let second = operation.doing { (records) in
        change(&records.state)
        return .commit(())
      }
      do throws(GatewayError) {
        let answer = try await operation.passOn()
        if isSuch(nil) { _ = try await second.runUnheard() }
        return answer
      } catch {
        if isSuch(error) { _ = try await second.runUnheard() }
        throw error
      }
    }
  }

  /// Changes the state when it refuses.
  mutating func leavesBehind(_ call: String, _ change: @escaping @Sendable (inout StoreState) -> Void) {
    then(call, where: { $0 != nil }, change: change)
  }

  /// Finds other records than there are; what a change does not touch of them, it keeps.
  mutating func sees(
    _ calls: String..., change: @escaping @Sendable (inout StoreState, StoreCall) -> Void
  ) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.seeing { (state) throws(GatewayError) in change(&state, operation.call) }.passOn()
    }
  }

  /// Changes the state by other rules where the records are so.
  mutating func overrules(
    _ call: String, where isSo: @escaping @Sendable (StateRecords, StoreCall) -> Bool,
    change: @escaping @Sendable (inout StoreState, StoreCall) -> Void
  ) {
    does(call) { (operation) throws(GatewayError) in
      try await operation.doing { (records) throws(GatewayError) in
        guard isSo(records, operation.call) else { return try operation.body(&records) }
        change(&records.state, operation.call)
        return .commit(())
      }.passOn()
    }
  }

  /// As if the caller had read what there is.
  mutating func neverCompares(_ call: String) { sees(call) { $0.isAsExpected(by: $1) } }

  /// Lets so many look before the first one writes, and then write whatever there is, if they saw what they expected.
  mutating func looksAndThenWrites(_ call: String, _ count: Int) {
    let looked = Gate(for: count)
    does([call]) { (operation) throws(GatewayError) in
      // What is not as expected is refused.
      _ = try await operation.keeping { before, after in after = before }.run()
      await looked.pass()
      return try await operation.seeing { (state) throws(GatewayError) in state.isAsExpected(by: operation.call) }.run()
    }
  }

  // MARK: Answers

  /// Answers something else.
  mutating func answers<Answer: Sendable>(
    _ calls: String...,
    change: @escaping @Sendable (Answer, StoreCall) throws(GatewayError) -> Answer
  ) {
    does(calls) { (operation) throws(GatewayError) in
      let answer: Answer = try typed(try await operation.passOn())
      return try change(answer, operation.call)
    }
  }

  /// Answers another list than was asked for.
  mutating func asks(_ calls: String..., instead: @escaping @Sendable (StoreCall) -> StoreCall) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.asking(instead(operation.call)).passOn()
    }
  }
}

extension StoreState {
  /// Makes the records those that the caller read.
  mutating func isAsExpected(by call: StoreCall) {
    switch call {
    case .saveDraft(_, let previous): for user in orders.keys { orders[user]?.draft = previous }
    case .place(_, let previous): for user in orders.keys { orders[user]?.draft = previous }
    case .addDish(let dish): menu[dish.id] = nil
    case .replaceDish(let previous, let dish) where menu[previous.id] != nil:
      menu[dish.id] = nil
      menu[previous.id] = previous
    case .addRecipe(let details): recipes[details.id] = nil
    case .replaceRecipe(let previous, _) where recipes[previous.id] != nil: recipes[previous.id] = previous
    case .addManufacturer(let maker): beers.remove(maker.id)
    case .replaceManufacturer(let previous, _) where beers.manufacturers[previous.id] != nil: beers.put(previous)
    case .addBeer(let beer): beers.remove(beer.id)
    case .addReview(let review): beers.remove(review.id)
    case .replaceBeer(let previous, _) where beers.beers[previous.id] != nil: beers.put(previous)
    case .replaceReview(let previous, _) where beers.reviews[previous.id] != nil: beers.put(previous)
    default: break
    }
  }
}

/// A page of anything.
private protocol AnyPage: Sendable {
  var count: Int { get }

  func goingOn(_ hasMore: Bool) -> Self
}

extension Paged: AnyPage {
  fileprivate var count: Int { items.count }

  fileprivate func goingOn(_ hasMore: Bool) -> Paged { Paged(items, hasMore: hasMore) }
}

// The faults that any list can have.
extension BrokenStore {
  mutating func everyPageIsTheFirst(_ list: String) { asks(list) { $0.at(Page(limit: $0.page.limit)) } }

  mutating func aFullPageGoesOn(_ list: String) { goesOn(list) { count, page in count == page.limit } }

  mutating func goesOn(_ list: String, _ hasMore: @escaping @Sendable (Int, Page) -> Bool) {
    does(list) { (operation) throws(GatewayError) in
      let answer = try await operation.passOn()
      guard let page = answer as? any AnyPage else { return answer }
      return page.goingOn(hasMore(page.count, operation.call.page))
    }
  }

  /// Takes an empty list for one that there is not.
  mutating func nothingIsNotFound(_ list: String, where isSo: @escaping @Sendable (StoreCall) -> Bool = { _ in true }) {
    does(list) { (operation) throws(GatewayError) in
      let answer = try await operation.passOn()
      if let page = answer as? any AnyPage, page.count == 0, isSo(operation.call) { throw .notFound }
      return answer
    }
  }

  mutating func pastTheEndIsNotFound(_ list: String) { nothingIsNotFound(list) { $0.page.offset > 0 } }

  /// Takes `%` and `_` for any text.
  mutating func searchesForPatterns(_ list: String) {
    asks(list) { ["%", "_"].contains($0.search.folded) ? $0.searching(SearchText()) : $0 }
  }

  /// Sorts the items of each page anew.
  mutating func sorts<Item: Sendable & Hashable>(
    _ list: String, _ isInOrder: @escaping @Sendable (Item, Item, StoreCall) -> Bool
  ) {
    answers(list) { (found: Paged<Item>, call) in found.with(found.items.sorted { isInOrder($0, $1, call) }) }
  }

  /// Finds other items than it should.
  mutating func finds<Item: Sendable & Hashable>(_ list: String, _ isHit: @escaping @Sendable (Item, StoreCall) -> Bool)
  {
    lists(list, of: \.everything) { items, call in items.filter { isHit($0, call) } }
  }

  /// Changes each item of each page.
  mutating func items<Item: Sendable & Hashable>(_ list: String, _ change: @escaping @Sendable (Item) -> Item) {
    answers(list) { (found: Paged<Item>, _) in found.with(found.items.map(change)) }
  }

  /// Changes each item, alone and in lists.
  mutating func each<Item: Sendable & Hashable>(
    _ call: String, _ list: String, _ change: @escaping @Sendable (Item) -> Item
  ) {
    answers(call) { (found: Item, _) in change(found) }
    items(list, change)
  }

  /// Cuts pages from another list.
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

  /// Cuts the page before it looks which items are wanted.
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

// Pictures that come and go when they should not.
extension BrokenStore {
  /// Shows these pictures, whether they are there or not.
  mutating func showsPictures(_ pictures: @escaping @Sendable () -> [Photo.ID: LoadedImage]) {
    does("photo") { (operation) throws(GatewayError) in
      if case .photo(let id) = operation.call, let picture = pictures()[id] { return picture }
      return try await operation.passOn()
    }
  }

  /// From the first of such calls on pictures are there, whatever becomes of them.
  ///
  /// - Parameter names: of the samples.
  /// - Parameter isSuch: whether a call that ended with this error is one of those.
  mutating func picturesStay(
    _ names: String..., after call: String, where isSuch: @escaping @Sendable (GatewayError?) -> Bool = { _ in true }
  ) {
    let isOver = Box(false)
    does(call) { (operation) throws(GatewayError) in
      do throws(GatewayError) {
        let answer = try await operation.passOn()
        if isSuch(nil) { isOver.value = true }
        return answer
      } catch {
        if isSuch(error) { isOver.value = true }
        throw error
      }
    }
    showsPictures { isOver.value ? Samples.pictures(names) : [:] }
  }

  /// From the first such call on the pictures that it concerns are gone.
  mutating func picturesGo(after call: String, _ photos: @escaping @Sendable (StoreState, StoreCall) -> [Photo.ID]) {
    let gone = Box(Set<Photo.ID>())
    does(call) { (operation) throws(GatewayError) in
      try await operation.keeping { before, _ in
        let photos = photos(before, operation.call)
        gone.change { $0.formUnion(photos) }
      }.passOn()
    }
    refuses("photo", with: .notFound) { _, call in
      if case .photo(let id) = call { gone.value.contains(id) } else { false }
    }
  }
}

extension Samples {
  /// Pictures of the clauses, by id.
  static func pictures(_ names: [String]) -> [Photo.ID: LoadedImage] {
    let pictures = names.compactMap { try? image($0) }
    return Dictionary(pictures.map { (Photo.ID(of: $0), $0) }) { $1 }
  }
}
