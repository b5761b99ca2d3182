/// Whom a draft and a history belong to.
public enum User {
  /// Whose data they are.
  public typealias ID = Identifier<User>
}

extension Identifier where Entity == User {
  /// The user of a kit that is nobody's in particular.
  public static var local: User.ID { User.ID(checked: "local") }
}
