import Interfaces

/// What the interactive front says beyond its screens.
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
      "/text search · # view · + # to the order · e # edit · x # off the menu · n new · m more · o order · \(commonKeys)"
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
  /// What was typed, on a screen that always shows its keys.
  func unknown(_ input: Input) -> String {
    if let number = input.number, input.key.isEmpty {
      return say("Aquí no hay ninguna fila \(number).", "There is no row \(number) here.")
    }
    return say("Aquí «\(input.text)» no hace nada.", "“\(input.text)” does nothing here.")
  }
  func waiting(for host: String) -> String { say("Esperando a \(host)…", "Waiting for \(host)…") }
  var listEnds: String { say("La lista termina aquí.", "The list ends here.") }
  /// A question that came while something else was being typed.
  func asksAtEnter(_ question: String) -> String {
    say("Pulsa Intro para responder: \(question)", "Press Enter to answer: \(question)")
  }
  var questionKeys: String {
    say("Intro aceptar · Ctrl-C volver sin responder", "Enter accept · Ctrl-C go back unanswered")
  }
  var longQuestionKeys: String {
    say("\(questionKeys) · Ctrl-X Ctrl-E abrir tu editor", "\(questionKeys) · Ctrl-X Ctrl-E open your editor")
  }
  func editorFailed(_ command: String) -> String {
    say(
      "No se ha podido usar el editor «\(command)»: indica otro en EDITOR.",
      "The editor “\(command)” failed: name another one in EDITOR.")
  }
  func position(_ first: Int, _ last: Int, _ count: Int) -> Line {
    Line(
      say(
        "— \(number(first))–\(number(last)) de \(number(count)) · m sigue · RePág AvPág —",
        "— \(number(first))–\(number(last)) of \(number(count)) · m more · PgUp PgDn —"),
      .faint)
  }
  /// Names the key that discards a form, as it does nothing else.
  var discardTyped: String {
    say(
      "Lo escrito no está guardado: d lo descarta, Intro sigue editando.",
      "What you typed is not saved: d discards it, Enter continues editing.")
  }
}
