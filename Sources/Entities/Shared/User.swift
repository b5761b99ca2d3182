/// The owner of a draft order, an order history and favorites.
public enum User {
  /// The id of a user.
  public typealias ID = Identifier<User>
}

extension Identifier where Entity == User {
  /// The default user of a device.
  public static var local: User.ID { User.ID(checked: "local") }
}
