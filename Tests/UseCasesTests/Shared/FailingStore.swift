import Entities
import UseCases

/// An empty store in which one step of an import's transaction fails.
struct FailingStore: SeedGateway {
  enum Step: CaseIterable { case isSeeded, isEmpty, removeAll, insert }

  let step: Step

  func isSeeded(_ domain: Domain) -> Bool { false }
  func samples(in domain: Domain) -> SampleCount? { nil }

  func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, Int) -> Answer
  ) throws(GatewayError) -> Answer {
    switch try fill(Writer(failing: step)) {
    case .commit(let answer), .discard(let answer): answer
    }
  }

  private final class Writer: SeedWriter {
    private let failing: Step

    init(failing step: Step) { failing = step }

    var isSeeded: Bool { get throws(GatewayError) { try done(.isSeeded, false) } }
    var isEmpty: Bool { get throws(GatewayError) { try done(.isEmpty, true) } }
    var hasSamples: Bool { false }
    func replaced(by record: SeedRecord) -> SeedRecord? { nil }
    var stamp: StoreStamp { StoreStamp(0) }
    func markSamples() {}
    func dropSamples() {}
    func removeAll() throws(GatewayError) { try done(.removeAll, ()) }
    func insert(_ record: SeedRecord) throws(GatewayError) -> Bool { try done(.insert, true) }

    private func done<Answer>(_ step: Step, _ answer: Answer) throws(GatewayError) -> Answer {
      if step == failing { throw .full(what: "\(step)") }
      return answer
    }
  }
}
