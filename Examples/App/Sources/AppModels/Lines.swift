import Entities
import Interfaces

/// The text and the symbol that a list shows for a row.
public struct RowLine: Hashable, Sendable {
  public var title: String
  /// The text below the title. It can be empty.
  public var detail: String
  /// The value at the end of the row, such as a price or a score. `nil` if the row has none.
  public var value: String?
  public var picture: Picture?
  /// The SF Symbol of a row without a picture. `nil` if the list has no pictures.
  public var symbol: String?
  /// The sentence that VoiceOver reads for the row.
  public var spoken: String

  /// Creates a row.
  ///
  /// - Parameter spoken: The text that replaces `value` for VoiceOver, which can't read every symbol.
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
  /// Returns the same state with its model replaced by the result of `transform`.
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
  /// The message of the notice, in the user's language.
  public var text: String {
    switch self {
    case .done(let lines): lines.joined(separator: "\n")
    case .failed(let problem): problem.message + " " + problem.advice
    }
  }
}
