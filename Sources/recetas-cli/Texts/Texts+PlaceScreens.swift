import Entities
import Interfaces
import UseCases

/// What the screens of Madrid say in the interactive front, and what is typed there, in both languages whichever is shown.
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

  /// A download was begun that takes a while.
  var downloadBegan: String {
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

  /// What stands behind `here`; `nil`: it does not.
  func positionTyped(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let key = words.first, ["here", "aqui"].contains(SearchText(key).folded) else { return nil }
    return words.count == 2 ? words[1].filter { $0 != " " } : ""
  }
}
