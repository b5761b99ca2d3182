import Entities

extension Texts {
  /// The description of a place: a paragraph each for its text, address, hours and contact.
  func described(_ place: Place) -> String {
    let model = PlaceModel(place, in: self)
    func words(_ words: PlaceModel.Words) -> String {
      words.lines.joined(separator: "\n") + (words.fallback.map { " (\($0))" } ?? "")
    }
    return ([model.description.map(words)] + model.facts.map { "\($0.name): \(words($0.words))" }).compactMap(\.self)
      .joined(separator: "\n")
  }
}
