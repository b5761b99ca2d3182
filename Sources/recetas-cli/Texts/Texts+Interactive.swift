import Interfaces

/// What the interactive front says beyond its screens.
extension Texts {
  var commonKeys: String { say("b atrás · q salir", "b back · q quit") }
  var homeKeys: String { say("número elegir · q salir", "number choose · q quit") }
  var menuKeys: String {
    say(
      "/texto buscar · número ver · + n al pedido · e n editar · x n quitar de la carta · n nuevo · m más · o pedido · \(commonKeys)",
      "/text search · number look · + n to the order · e n edit · x n off the menu · n new · m more · o order · \(commonKeys)"
    )
  }
  var dishKeys: String {
    say(
      "número cambiar · s guardar · d descartar · \(commonKeys)", "number change · s save · d discard · \(commonKeys)")
  }
  var orderKeys: String {
    say(
      "+ n uno más · - n uno menos · n n nota · x n quitar · p enviar · c cancelar · \(commonKeys)",
      "+ n one more · - n one less · n n note · x n remove · p place · c cancel · \(commonKeys)")
  }
  var historyKeys: String {
    say(
      "/texto buscar · número abrir · a n pedir otra vez · m más · \(commonKeys)",
      "/text search · number open · a n order again · m more · \(commonKeys)")
  }
  func notUnderstood(_ keys: String) -> String { say("No te entiendo. \(keys)", "I don't understand. \(keys)") }
  var acceptChangesQuestion: String { say("¿De acuerdo? [s/N]", "All right? [y/N]") }
}
