/// The owner of a draft, a history and favorites.
public enum User {
  /// Whose data they are.
  public typealias ID = Identifier<User>
}

extension Identifier where Entity == User {
  /// The default user of a device.
  public static var local: User.ID { User.ID(checked: "local") }
}
