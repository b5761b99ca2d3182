extension ListPresenter {
  /// How the list stands that is wanted.
  enum Phase {
    case missing, asked, there
    /// There, and more of it is being read.
    case growing
  }

  /// What is shown; where no list was wanted yet, it is read first.
  func whole() async -> Shown? {
    if phase == .missing && shown == nil { await reload() }
    return shown
  }
}
