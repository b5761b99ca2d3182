import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

/// A call that a clause makes.
struct TriedCall: Sendable {
  let call: StoreCall
  let isWrite: Bool
  /// Where it is made.
  let way: any StoreBreakage.Way
  let isCancelled: Bool
  /// Whether an empty store would answer otherwise; `true` where that was not tried.
  let findsSomething: Bool

  var name: String { call.name }

  /// The ways in which it can break that the very clause notices: it makes the call for them.
  var faultsOfItsClause: [StandardFault] {
    if isCancelled { return isWrite ? [.ignoresCancellation, .noticesCancellationTooLate] : [.ignoresCancellation] }
    if way == \StoreWays.gateway { return [] }
    if way == \StoreWays.reopened { return findsSomething && !isWrite ? [.seesNothing] : [] }
    if !isWrite { return [.fails] }
    return [.isLost, .failsWhereItRefuses, .isDoneAndRefused]
  }

  /// Those of each clause, by its description as a part; or why a store that isn't broken does not keep it.
  static let all = Task {
    await withTaskGroup(of: (String, Result<[TriedCall], any Error>).self) { group in
      for part in Part<Clause<any Store>>.all(\.clauses) {
        group.addTask {
          do { return (part.testDescription, .success(try await part.value.calls())) } catch {
            return (part.testDescription, .failure(error))
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}

extension TriedCall {
  /// Whether a clause that makes it may notice that it breaks so.
  func canShow(_ fault: StandardFault) -> Bool {
    switch fault {
    case .ignoresCancellation, .noticesCancellationTooLate: isCancelled && fault.concerns(self)
    default: !isCancelled && way == \StoreWays.gateway && fault.concerns(self)
    }
  }
}

extension [TriedCall] {
  /// The first of those of one method, made in the same way.
  var onceEach: [TriedCall] {
    var seen: Set<String> = []
    return filter { call in
      seen.insert(
        "\(call.name) \(StoreWays.all.firstIndex { $0 == call.way } ?? 0) \(call.isCancelled) \(call.findsSomething)"
      ).inserted
    }
  }
}

extension Clause<any Store> {
  /// The calls that it makes of a store that keeps it.
  ///
  /// - Throws: what an unbroken store does wrong.
  fileprivate func calls() async throws -> [TriedCall] {
    let calls = Box([TriedCall]())
    var ways = StoreWays()
    for way in StoreWays.all {
      ways[keyPath: way].add { (operation) throws(GatewayError) in
        let isCancelled = Task.isCancelled
        var findsSomething = true
        defer {
          let call = TriedCall(
            call: operation.call, isWrite: operation.isWrite, way: way, isCancelled: isCancelled,
            findsSomething: findsSomething)
          calls.change { $0.append(call) }
        }
        let answer = try await operation.passOn()
        if way == \StoreWays.reopened, !operation.isWrite {
          let other = try? await operation.seeing { $0 = StoreState() }.passOn()
          findsSomething = other.map { "\($0)" } != "\(answer)"
        }
        return answer
      }
    }
    try await check(ways.subject)
    return calls.value
  }

  /// Whether the clause fails where this method is broken so.
  func notices(_ fault: StandardFault, of call: TriedCall) async -> Bool {
    var ways = StoreWays()
    let past = Box(StoreState())
    for way in StoreWays.all { ways[keyPath: way].remembers(past) }
    ways[keyPath: call.way].does(call.name) { (operation) throws(GatewayError) in
      try await fault(operation, past: past.value)
    }
    do { try await check(ways.subject) } catch { return true }
    return false
  }
}

extension BrokenStore {
  /// Notes what there was before each change.
  fileprivate mutating func remembers(_ past: Box<StoreState>) {
    add { (operation) throws(GatewayError) in
      guard operation.isWrite else { return try await operation.passOn() }
      return try await operation.doing { (records) throws(GatewayError) in
        let before = records.state
        let decision = try operation.body(&records)
        if case .commit = decision { past.value = before }
        return decision
      }.passOn()
    }
  }
}
