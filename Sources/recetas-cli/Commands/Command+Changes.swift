extension Command {
  /// Whether such a call changes something that remains: records, files, a service's favorites or the sign-in.
  func changes(_ arguments: Arguments) -> Bool {
    if arguments.has("dry-run") { return false }
    return Self.changing.contains(spec.name.last ?? "") || spec.operands.contains(where: \.writes)
      || spec.options.contains { $0.writes && arguments.paths($0.name).contains { $0 != "-" } }
  }

  /// The last words of the commands that change something.
  private static let changing: Set = [
    "add", "again", "cancel", "delete", "download", "edit", "import", "login", "logout", "place", "refresh", "remove",
    "reset", "set", "sync",
  ]
}
