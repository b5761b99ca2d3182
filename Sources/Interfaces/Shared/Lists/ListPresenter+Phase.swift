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

  /// Shows the list as it stands; where there is none, it is read.
  public func show() async { if shown == nil && !standsAlone { await reload() } else { tell() } }

  /// Whether something is to be seen where no list is.
  var standsAlone: Bool { feature.model(nil, query).extra.standsAlone }
}
