import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

/// A call that a clause makes.
struct TriedCall: Sendable {
  let call: StoreCall
  let isWrite: Bool
  /// The variant of the subject that receives the call.
  let way: any StoreBreakage.Way
  let isCancelled: Bool
  /// Whether the result of the call differs from the result for an empty store. `true` if this wasn't checked.
  let findsSomething: Bool

  var name: String { call.name }

  /// The faults that the clause itself must detect, because it makes the call to check for them.
  var faultsOfItsClause: [StandardFault] {
    if isCancelled { return isWrite ? [.ignoresCancellation, .noticesCancellationTooLate] : [.ignoresCancellation] }
    if way == \StoreWays.gateway { return [] }
    if way == \StoreWays.reopened { return findsSomething && !isWrite ? [.seesNothing] : [] }
    if !isWrite { return [.fails] }
    return [.isLost, .failsWhereItRefuses, .isDoneAndRefused]
  }

  /// The calls of each clause, by the description of the clause's test argument. If an unbroken store fails the clause, the error replaces
  /// the calls.
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
  /// Returns whether a clause that makes this call can detect the fault.
  func canShow(_ fault: StandardFault) -> Bool {
    switch fault {
    case .ignoresCancellation, .noticesCancellationTooLate: isCancelled && fault.concerns(self)
    default: !isCancelled && way == \StoreWays.gateway && fault.concerns(self)
    }
  }
}

extension [TriedCall] {
  /// The calls without repetitions: the first call to each method of each variant, with separate entries for canceled calls and calls that
  /// find nothing.
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
  /// Returns the calls that the clause makes to an unbroken store.
  ///
  /// - Throws: the error with which the clause fails for an unbroken store.
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

  /// Returns whether the clause fails if the called method has this fault.
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
  /// Records the store's state before each change.
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
