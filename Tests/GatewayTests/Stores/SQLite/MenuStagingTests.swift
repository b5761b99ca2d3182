import Entities
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import Testing

@Suite struct `Ids with one hash are told apart` {
  @Test(arguments: [0, Int.max])
  func `while they are imported`(hash: Int) throws {
    let connection = try Database().connection()
    let staging = try MenuStaging(connection.path) { _ in hash }
    let dishes = try (0..<20).map { try Samples.dish("Plato \($0)") }
    #expect(try dishes.map { try staging.insert($0) } == dishes.map { _ in true })
    #expect(try dishes.reversed().map { try staging.insert($0) } == dishes.map { _ in false })
    try staging.move(to: SQLiteRecords(connection), keepsStore: false)
    var moved: Set<Dish.ID> = []
    try SQLiteRecords(connection).forEachDish { moved.insert($0.id) }
    #expect(moved == Set(dishes.map(\.id)))
  }
}
