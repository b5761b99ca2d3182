/// The first run of the program, which imports samples into empty domains.
enum FirstRun {
  /// The notices of a run that imports all samples.
  static let notices = """
    40 sample dishes added to the menu.
    40 sample recipes added to your collection.
    \(BeerFile.notice)
    """
}
