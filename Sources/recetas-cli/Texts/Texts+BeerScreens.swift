import Entities
import Interfaces
import UseCases

/// What the beers' screens say in the interactive front, and what is typed there, in both languages whichever is shown.
extension Texts {
  var manufacturersKeys: String {
    say(
      "/texto buscar · # abrir · + añadir · e # editar · x # borrar · t las mejores · r reseñas · m más · \(commonKeys)",
      "/text search · # open · + add · e # edit · x # delete · t the best · r reviews · m more · \(commonKeys)")
  }
  var makerKeys: String {
    say(
      "# cambiar · + ARCHIVO logotipo · x 1 quitarlo · s guardar · d descartar · o cervezas · \(commonKeys)",
      "# change · + FILE logo · x 1 remove it · s save · d discard · o beers · \(commonKeys)")
  }
  var beersKeys: String {
    say(
      "/texto buscar · # abrir · + añadir · x # borrar · o nombre|alcohol|calorias (o -… al revés) · m más · \(commonKeys)",
      "/text search · # open · + add · x # delete · o name|abv|calories (o -… reversed) · m more · \(commonKeys)")
  }
  var bestBeersKeys: String {
    say("# abrir · m más · \(commonKeys)", "# open · m more · \(commonKeys)")
  }
  var beerKeys: String {
    say("\(formKeys) · r reseñas · w reseñar · \(commonKeys)", "\(formKeys) · r reviews · w review · \(commonKeys)")
  }
  var reviewKeys: String { "\(formKeys) · \(foreignReviewKeys)" }
  var foreignReviewKeys: String { say("o cerveza · \(commonKeys)", "o beer · \(commonKeys)") }
  private var formKeys: String {
    say(
      "# cambiar · + ARCHIVO foto · x # quitar foto · c # portada · u # subir · s guardar · d descartar",
      "# change · + FILE photo · x # remove photo · c # cover · u # up · s save · d discard")
  }
  var reviewsKeys: String { say("w escribir · \(allReviewsKeys)", "w write · \(allReviewsKeys)") }
  var allReviewsKeys: String {
    say(
      "# abrir · x # borrar · o fecha|nota|cerveza (o -… al revés) · f nota, f AAAA-MM-DD, f @autor o f todas · m más · \(commonKeys)",
      "# open · x # delete · o date|score|beer (o -… reversed) · f score, f YYYY-MM-DD, f @author or f all · m more · \(commonKeys)"
    )
  }
  var logoFile: String { say("logotipo, un archivo (vacío: ninguno)", "logo, a file (empty: none)") }
  var discardQuestion: String {
    say(
      "El fabricante no está guardado: d lo descarta, Intro sigue editando.",
      "The manufacturer is not saved: d discards it, Enter continues editing.")
  }
  var dashEmpties: String { say("(- nada)", "(- none)") }

  /// A measure by its option, its own name or what a form calls it.
  private func measureTyped(_ word: String) -> BeerMeasure? {
    BeerMeasure.named(word) ?? BeerMeasure.allCases.first { SearchText(label($0)).folded == word }
  }

  /// What `o abv` asks for; `o -abv` is the other way round.
  func beerSortingTyped(_ text: String) -> BeerSorting? {
    sortingTyped(text) { word in
      switch word {
      case "name", "nombre": .name
      default: measureTyped(word).map(BeerSorting.Criterion.measure)
      }
    }.map { BeerSorting($0.0, isReversed: $0.1) }
  }

  /// What `o score` asks for: the newest, the worst, or A first, as in the commands; `o -score` is the other way round.
  func reviewSortingTyped(_ text: String) -> ReviewSorting? {
    sortingTyped(text) { (word) -> ReviewSorting.Criterion? in
      switch word {
      case "date", "fecha": .date
      case "score", "nota": .score
      case "beer", "cerveza": .beer
      default: nil
      }
    }.map { ReviewSorting($0.0, isReversed: ($0.0 == .date) != $0.1) }
  }

  /// What `f 5`, `f 2026-11-21`, `f @ana` or `f all` asks for.
  func reviewFilterTyped(_ text: String) -> ReviewFilter? {
    // User names are case-sensitive.
    if text.hasPrefix("f @") || text.hasPrefix("F @") {
      return (try? User.ID(String(text.dropFirst(3)))).map { ReviewFilter(by: $0) }
    }
    guard let word = word(behind: "f", text) else { return nil }
    if ["all", "todas"].contains(word) { return .all }
    if let score = Int(word).flatMap({ try? Score($0) }) { return ReviewFilter(scores: score...score) }
    return TypedDay(word, in: self).map { ReviewFilter(since: $0.start) }
  }

  private func sortingTyped<Criterion>(
    _ text: String, _ criterion: (String) -> Criterion?
  ) -> (Criterion, isReversed: Bool)? {
    guard let word = word(behind: "o", text) else { return nil }
    let isReversed = word.hasPrefix("-")
    return criterion(isReversed ? String(word.dropFirst()) : word).map { ($0, isReversed) }
  }

  private func word(behind key: String, _ text: String) -> String? {
    let words = SearchText(text).folded.split(separator: " ")
    return words.count == 2 && words[0] == key ? String(words[1]) : nil
  }
}
