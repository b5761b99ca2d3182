import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing

@Suite struct `The document of an order` {
  private let draft: OrderDraft
  private let placed: PlacedOrder

  init() throws {
    draft = try Samples.order("order-1", Samples.menu())
    placed = try Samples.placed(draft, at: 0)
  }

  @Test func `The document of a draft is read as the draft, and not as a placed order`() throws {
    let document = OrderDocument(draft)
    #expect(try document.draft() == draft)
    #expect(throws: (any Error).self) { try document.placedOrder() }
  }

  @Test func `The document of a placed order is read as the order, and not as a draft`() throws {
    let document = OrderDocument(placed)
    #expect(try document.placedOrder() == placed)
    #expect(throws: (any Error).self) { try document.draft() }
  }

  @Test(arguments: ["placedAt", "address", "phone"])
  func `A document with a part of a placement is neither a draft nor a placed order`(missing: String) throws {
    let data = try JSONEncoder().encode(OrderDocument(placed))
    var fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    fields[missing] = nil
    let document = try JSONDecoder().decode(
      OrderDocument.self, from: JSONSerialization.data(withJSONObject: fields))
    #expect(throws: (any Error).self) { try document.draft() }
    #expect(throws: (any Error).self) { try document.placedOrder() }
  }

  @Test func `The document of a placed order without lines is refused`() throws {
    let data = try JSONEncoder().encode(OrderDocument(OrderDraft(id: draft.id)))
    var fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let placement = OrderDocument(placed)
    (fields["placedAt"], fields["address"], fields["phone"]) = (placement.placedAt, placement.address, placement.phone)
    let document = try JSONDecoder().decode(
      OrderDocument.self, from: JSONSerialization.data(withJSONObject: fields))
    #expect(throws: OrderError.empty) { try document.placedOrder() }
  }
}
