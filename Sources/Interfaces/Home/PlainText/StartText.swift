/// Writes the start as plain text.
package enum StartText {
  /// Nothing when everything is ready: what follows tells it.
  package static func lines(_ model: StartModel, _ texts: Texts) -> [Line] {
    switch model {
    case .starting: [Line(texts.starting, .faint)]
    case .ready: []
    }
  }
}
