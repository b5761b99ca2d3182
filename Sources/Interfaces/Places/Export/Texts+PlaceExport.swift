import Entities

extension Texts {
  /// What is known of a place beside its name, a paragraph for each thing.
  func described(_ place: Place) -> String {
    let model = PlaceModel(place, in: self)
    func words(_ words: PlaceModel.Words) -> String {
      words.lines.joined(separator: "\n") + (words.fallback.map { " (\($0))" } ?? "")
    }
    return ([model.description.map(words)] + model.facts.map { "\($0.name): \(words($0.words))" }).compactMap(\.self)
      .joined(separator: "\n")
  }
}
