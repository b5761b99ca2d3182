/// A table with the cost of each kind of call, and with the reasons for failed calls.
struct FirestoreTable {
  let calls: [FirestoreWork: [FirestoreLedger.Call]]

  var markdown: String {
    let head = "| work | times | failed | read | written | attempts per commit | p50 | p99 |"
    let rule = "|---|---:|---:|---:|---:|---:|---:|---:|"
    let rows = FirestoreWork.allCases.compactMap { work in calls[work].map { Self.row(work, $0) } }
    return ([head, rule] + rows + [""] + failures).joined(separator: "\n")
  }

  private static func row(_ work: FirestoreWork, _ calls: [FirestoreLedger.Call]) -> String {
    let cost = calls.reduce(into: FirestoreCost()) { $0 += $1.cost }
    let seconds = calls.map(\.seconds).sorted()
    func each(_ number: Int) -> String { Table.decimals(Double(number) / Double(calls.count), 1) }
    func quantile(_ share: Double) -> String {
      Table.decimals(seconds[min(seconds.count - 1, Int(Double(seconds.count) * share))] * 1000, 0) + " ms"
    }
    let attempts = cost.commits == 0 ? "" : Table.decimals(Double(cost.attempts) / Double(cost.commits), 2)
    let cells = [
      work.rawValue, Table.grouped(calls.count), "\(calls.count { $0.failure != nil })", each(cost.read),
      each(cost.written), attempts, quantile(0.5), quantile(0.99),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private var failures: [String] {
    FirestoreWork.allCases.flatMap { work in
      let reasons = Dictionary(grouping: (calls[work] ?? []).compactMap(\.failure)) { $0.prefix { $0 != "(" } }
      return reasons.sorted { $0.value.count > $1.value.count }.prefix(3).map {
        "- \(work.rawValue): \($1.count) × `\($0)`"
      }
    }
  }
}
