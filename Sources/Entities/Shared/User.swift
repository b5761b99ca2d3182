/// The owner of a draft order, an order history and favorites.
public enum User {
  /// The id of a user, assigned by the app or by a sign-in service.
  public typealias ID = Identifier<User>
}

extension Identifier where Entity == User {
  /// The id of the default user of a device, `local`.
  public static var local: User.ID { User.ID(checked: "local") }
}
