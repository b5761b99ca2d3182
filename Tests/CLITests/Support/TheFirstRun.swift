/// The first run of the program, which fills what is empty.
enum TheFirstRun {
  /// What is told when all are filled.
  static let notices = """
    40 sample dishes added to the menu.
    40 sample recipes added to your collection.
    \(BeerFile.notice)
    """
}
