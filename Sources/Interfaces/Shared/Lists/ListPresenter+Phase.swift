extension ListPresenter {
  /// The progress of reading the requested list.
  enum Phase {
    case missing, asked, there
    /// The list is shown, and its next page is being read.
    case growing
  }

  /// Returns the shown list. Reads the list first if it hasn't been requested yet.
  func whole() async -> Shown? {
    if phase == .missing && shown == nil { await reload() }
    return shown
  }

  /// Shows the list in its current state. Reads the list first if it hasn't been read yet.
  public func show() async { if shown == nil && !isShownWithoutRows { await reload() } else { tell() } }

  /// Whether the screen has content to show before the list is read.
  var isShownWithoutRows: Bool { feature.model(nil, query).extra.isShownWithoutRows }
}
