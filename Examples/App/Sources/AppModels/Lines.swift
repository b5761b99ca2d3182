import Entities
import Interfaces

/// A row of any list, as a view shows it.
public struct RowLine: Hashable, Sendable {
  public var title: String
  /// The text below the title; may be empty.
  public var detail: String
  /// The price, the score; `nil` if the row has none.
  public var value: String?
  public var picture: Picture?
  /// The symbol of a row without a picture; `nil` if the list has no pictures.
  public var symbol: String?
  /// The sentence that VoiceOver reads.
  public var spoken: String

  /// - Parameter spoken: replaces `value` for VoiceOver, which can't read every symbol.
  init(
    _ title: String, detail: String = "", value: String? = nil, spoken: String? = nil, picture: Picture? = nil,
    symbol: String? = nil
  ) {
    self.title = title
    self.detail = detail
    self.value = value
    self.picture = picture
    self.symbol = symbol
    self.spoken = [title, spoken ?? value ?? "", detail].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ScreenState {
  /// The same state of another model.
  func map<Other>(_ transform: (Model) -> Other) -> ScreenState<Other> {
    switch self {
    case .loading: .loading
    case .content(let model): .content(transform(model))
    case .empty(let message): .empty(message: message)
    case .failed(let problem): .failed(problem)
    }
  }
}

extension Notice {
  /// The words of the notice.
  public var text: String {
    switch self {
    case .done(let lines): lines.joined(separator: "\n")
    case .failed(let problem): problem.message + " " + problem.advice
    }
  }
}
