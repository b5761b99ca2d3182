import GatewayTesting
import Testing

@Suite struct `A contract report` {
  private let clauses = [
    Clause<Int>(id: "number.one", "the number is one") { try expect($0, 1, "number") },
    Clause<Int>("the value is a number") { _ in },
    Clause<Int>("the number survives a restart", needs: .reopened) {
      try expect(try await $0.opened(as: .reopened), $0.gateway, "number")
    },
  ]

  @Test func `A contract report lists the fulfilled, broken and unchecked clauses`() async {
    let report = await ContractReport(of: clauses) { Subject(2) }
    #expect(report.kept == ["the value is a number"])
    #expect(report.broken.map(\.clause) == ["the number is one"])
    #expect(report.broken.map(\.id) == ["number.one"])
    #expect(report.untried.map(\.clause) == ["the number survives a restart"])
    #expect(report.untried.map(\.id) == ["the number survives a restart"])
    #expect(report.untried.map(\.needs) == [.reopened])
    #expect(
      report.description == """
        clauses: 1 kept, 1 broken, 1 not tried
        broken: the number is one (number.one)
          number: 2, not 1
        needs .reopened: the number survives a restart
        """)
  }

  @Test func `A contract report covers every clause if the subject has all variants`() async {
    let report = await ContractReport(of: clauses) { Subject(1, variants: [.reopened: { 1 }]) }
    #expect("\(report)" == "clauses: 3 kept, 0 broken, 0 not tried")
  }

  @Test func `A contract report counts all clauses as broken if the gateway can't be created`() async {
    let report = await ContractReport(of: clauses) { throw BrokenPromise("no disk") }
    #expect(report.broken.map { "\($0.error)" } == ["no disk", "no disk", "no disk"])
  }

  @Test func `Checking a clause reports the variant that the subject lacks`() async {
    let error = await #expect(throws: BrokenPromise.self) { try await clauses[2].check(Subject(1)) }
    #expect(error?.description == "not tried: the subject has no variant .reopened")
  }
}
