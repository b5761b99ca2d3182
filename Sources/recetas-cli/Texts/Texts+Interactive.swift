import Entities
import Interfaces
import UseCases

/// The messages of interactive mode outside its screens.
extension Texts {
  var commonKeys: String { say("b atrás · q salir", "b back · q quit") }
  var homeKeys: String {
    say("# elegir · /texto buscar en todo · q salir", "# choose · /text search everything · q quit")
  }
  var findKeys: String {
    say("/texto buscar · # abrir · m más · \(commonKeys)", "/text search · # open · m more · \(commonKeys)")
  }
  var menuKeys: String {
    say(
      "/texto buscar · # ver · + # al pedido · e # editar · x # quitar de la carta · n nuevo · m más · o pedido · \(commonKeys)",
      "/text search · # view · + # add to order · e # edit · x # off the menu · n new · m more · o order · \(commonKeys)"
    )
  }
  var dishKeys: String {
    say(
      "# cambiar · s guardar · d descartar · \(commonKeys)", "# change · s save · d discard · \(commonKeys)")
  }
  var orderKeys: String {
    say(
      "+ # uno más · - # uno menos · = # cantidad · n # nota · x # quitar · p enviar · c cancelar · \(commonKeys)",
      "+ # one more · - # one less · = # quantity · n # note · x # remove · p place · c cancel · \(commonKeys)")
  }
  var historyKeys: String {
    say(
      "/texto buscar · # abrir · a # pedir otra vez · m más · \(commonKeys)",
      "/text search · # open · a # order again · m more · \(commonKeys)")
  }
  func notUnderstood(_ keys: String) -> String { say("No te entiendo. \(keys)", "I don't understand. \(keys)") }
  /// Returns the response to unknown input, for a screen that always shows its keys.
  func unknown(_ input: Input) -> String {
    if let number = input.number, input.key.isEmpty {
      return say("Aquí no hay ninguna fila \(number).", "There is no row \(number) here.")
    }
    return say("Aquí «\(input.text)» no hace nada.", "“\(input.text)” does nothing here.")
  }
  func waiting(for host: String) -> String { say("Esperando a \(host)…", "Waiting for \(host)…") }
  var listEnds: String { say("La lista termina aquí.", "The list ends here.") }
  /// Returns the notice about a question that came up while the user was typing.
  func asksAtEnter(_ question: String) -> String {
    say("Pulsa Intro para responder: \(question)", "Press Enter to answer: \(question)")
  }
  var questionKeys: String {
    say("Intro aceptar · Ctrl-C volver sin responder", "Enter accept · Ctrl-C back without answering")
  }
  var longQuestionKeys: String {
    say("\(questionKeys) · Ctrl-X Ctrl-E abrir tu editor", "\(questionKeys) · Ctrl-X Ctrl-E open your editor")
  }
  func editorFailed(_ command: String) -> String {
    say(
      "No se ha podido usar el editor «\(command)»: indica otro en EDITOR.",
      "The editor “\(command)” failed: set EDITOR to another one.")
  }
  func position(_ first: Int, _ last: Int, _ count: Int) -> Line {
    Line(
      say(
        "— \(number(first))–\(number(last)) de \(number(count)) · m sigue · RePág AvPág —",
        "— \(number(first))–\(number(last)) of \(number(count)) · m more · PgUp PgDn —"),
      .faint)
  }
  /// The hint that names the key for discarding a form. That key has no other effect here.
  var discardTyped: String {
    say(
      "Lo escrito no está guardado: d para descartarlo, Intro para seguir.",
      "What you typed is not saved: d to discard it, Enter to keep editing.")
  }
}

/// The messages of the beer screens. Typed words are accepted in both languages.
extension Texts {
  var manufacturersKeys: String {
    say(
      "/texto buscar · # abrir · + añadir · e # editar · x # borrar · t mejor valoradas · r reseñas · m más · \(commonKeys)",
      "/text search · # open · + add · e # edit · x # delete · t top-rated · r reviews · m more · \(commonKeys)")
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
  var logoFile: String { say("archivo del logotipo (vacío: ninguno)", "logo file (empty: none)") }
  var discardQuestion: String {
    say(
      "El fabricante no está guardado: d para descartarlo, Intro para seguir.",
      "The manufacturer is not saved: d to discard it, Enter to keep editing.")
  }
  var dashEmpties: String { say("(- nada)", "(- none)") }

  /// Returns the measure with this option name, raw value or label.
  private func measureTyped(_ word: String) -> BeerMeasure? {
    BeerMeasure.named(word) ?? BeerMeasure.allCases.first { SearchText(label($0)).folded == word }
  }

  /// Parses a sort order such as `o abv`. `o -abv` reverses the order.
  func beerSortingTyped(_ text: String) -> BeerSorting? {
    sortingTyped(text) { word in
      switch word {
      case "name", "nombre": .name
      default: measureTyped(word).map(BeerSorting.Criterion.measure)
      }
    }.map { BeerSorting($0.0, isReversed: $0.1) }
  }

  /// Parses a sort order such as `o score`. As in the commands, the newest review, the lowest score or the letter A is listed first.
  /// `o -score` reverses the order.
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

  /// Parses a filter such as `f 5`, `f 2026-11-21`, `f @ana` or `f all`.
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

/// The messages of the place screens. Typed words are accepted in both languages.
extension Texts {
  var placesKeys: String {
    say(
      "# elegir · r descargar de nuevo · x detener la descarga · \(commonKeys)",
      "# choose · r download again · x stop the download · \(commonKeys)")
  }
  var placeListKeys: String {
    say(
      "/texto buscar · # abrir · p # chincheta · d distancia · n nombre · aquí LAT,LON · m más · \(commonKeys)",
      "/text search · # open · p # pin · d distance · n name · here LAT,LON · m more · \(commonKeys)")
  }

  /// The notice that a long download has started.
  var downloadStarted: String {
    say(
      "Descargando los lugares. x detiene la descarga.",
      "Downloading the places. x stops the download.")
  }
  var openCard: String { say("p o Intro lo abre.", "p or Enter opens it.") }
  var sayWhere: String {
    say("Escribe, por ejemplo: aquí 40.4169,-3.7035", "Type, for example: here 40.4169,-3.7035")
  }

  func badPositionTyped(_ text: String) -> Problem {
    Problem(.badRequest, say("Posición no válida: «\(text)».", "Invalid position “\(text)”."), sayWhere)
  }

  /// Returns the text after `here`. `nil` for any other command.
  func positionTyped(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let key = words.first, ["here", "aqui"].contains(SearchText(key).folded) else { return nil }
    return words.count == 2 ? words[1].filter { $0 != " " } : ""
  }
}

/// The messages of `demo` between its commands.
extension Texts {
  func demoContinues(with title: String) -> String {
    say("Pulsa Intro para seguir con: \(title)", "Press Enter to continue with: \(title)")
  }
  var afterDemo: String {
    say(
      "No se ha guardado nada. Sigue con recetas-cli, o con las pantallas de recetas-cli interactive.",
      "Nothing was saved. Continue with recetas-cli, or open the screens with recetas-cli interactive.")
  }
}
