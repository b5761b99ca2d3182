import Entities
import UseCases

/// A whole store in a document: what `store dump` prints, and the file of a ``StateStore``.
public struct StoreDocument: Codable, Sendable {
  /// The newest format that the kit knows.
  public static let format = 1

  /// The version of this format.
  public let format: Int
  /// The domains whose seed was imported.
  public let seeded: [String]
  /// In the order of the menu.
  public let dishes: [DishDocument]
  /// The orders of each user, by id.
  public let users: [String: UserDocument]

  /// The document of a state.
  public init(_ state: StoreState) {
    format = Self.format
    seeded = state.seeded.map(\.rawValue).sorted()
    dishes = state.menu.dishes.map(DishDocument.init)
    users = Dictionary(uniqueKeysWithValues: state.orders.map { ($0.key.text, UserDocument($0.value)) })
  }

  func encoded() throws(GatewayError) -> [UInt8] { try JSONDocument.encode(self) }

  /// The state that a file's bytes stand for.
  ///
  /// - Throws: ``GatewayError/corrupt(what:why:)`` or ``GatewayError/newerVersion(what:found:known:)``, which name `path`.
  static func decode(_ bytes: [UInt8], from path: String) throws(GatewayError) -> StoreState {
    let version = try JSONDocument.decode(FormatDocument.self, bytes, from: path).format
    guard version == format else {
      if version > format { throw .newerVersion(what: path, found: version, known: format) }
      throw .corrupt(what: path, why: "there is no format \(version)")
    }
    let document = try JSONDocument.decode(StoreDocument.self, bytes, from: path)
    do { return try document.state() } catch { throw .corrupt(what: path, why: "\(error)") }
  }

  private func state() throws -> StoreState {
    var state = StoreState()
    for name in seeded {
      guard let domain = Domain(rawValue: name) else {
        throw DocumentError.wrong("a seeded domain", found: name, expected: "restaurant")
      }
      state.seeded.insert(domain)
    }
    guard let menu = MenuState(try dishes.map { try $0.dish() }) else {
      throw DocumentError.wrong("the menu", found: "one with a dish twice", expected: "each dish once")
    }
    state.menu = menu
    for (name, user) in users { state.orders[try User.ID(name)] = try user.state() }
    return state
  }
}

/// Just the version of a document, whatever else is in it.
private struct FormatDocument: Decodable {
  let format: Int
}

/// One user's orders in a document.
public struct UserDocument: Codable, Sendable {
  /// Left out when there is none.
  public let draft: OrderDocument?
  /// In the order of placing.
  public let orders: [OrderDocument]

  init(_ state: OrderState) {
    draft = state.draft.map(OrderDocument.init)
    orders = state.placed.map(OrderDocument.init)
  }

  func state() throws -> OrderState {
    var state = OrderState()
    state.draft = try draft?.order()
    state.placed = try orders.map { try $0.order() }
    var ids = Set(state.placed.map(\.id))
    guard ids.count == orders.count, state.draft.map({ ids.insert($0.id).inserted }) ?? true,
      state.draft?.placement == nil, state.placed.allSatisfy({ $0.placement != nil })
    else { throw DocumentError.wrong("the history", found: "mixed up", expected: "each order once, placed; one draft") }
    return state
  }
}
