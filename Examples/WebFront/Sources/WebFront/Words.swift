import Entities
import Hummingbird
import Interfaces

/// What only this site says; all else is the kit's.
extension Texts {
  var ownLanguage: String { say("Español", "English") }
  var skip: String { say("Ir al contenido", "Skip to content") }
  var sections: String { say("Secciones", "Sections") }
  var backHome: String { say("Volver al inicio", "Back to the start") }

  var search: String { say("Buscar", "Search") }
  var find: String { say("Buscar", "Search") }
  var next: String { say("Siguientes", "Next") }
  var all: String { say("Todas", "All") }
  func found(_ number: Int, hasMore: Bool) -> String {
    let more = hasMore ? say("más de ", "more than ") : ""
    return more + count(number, ("resultado", "resultados"), ("result", "results"))
  }

  var kind: String { say("Sección", "Section") }
  var add: String { say("Añadir", "Add") }
  func quantity(of dish: String) -> String { say("Cantidad de \(dish)", "Quantity of \(dish)") }
  var inYourOrder: String { say("En tu pedido:", "In your order:") }
  var nothingInTheOrder: String { say("Aún no has elegido nada.", "Nothing chosen yet.") }
  var toTheMenu: String { say("Ver la carta", "See the menu") }
  var note: String { say("Nota", "Note") }
  var update: String { say("Actualizar", "Update") }
  var remove: String { say("Quitar", "Remove") }
  var deliverTo: String { say("Dirección de entrega", "Delivery address") }
  var telephone: String { say("Teléfono", "Telephone") }
  var place: String { say("Hacer el pedido", "Place the order") }
  var cancelOrder: String { say("Cancelar el pedido", "Cancel the order") }
  var nothingSent: String { say("No se ha enviado nada.", "Nothing was placed.") }
  var onItsWay: String { say("Tu pedido está en camino.", "Your order is on its way.") }
  var orderAgain: String { say("Pedirlo otra vez", "Order again") }
  var orderLikeThis: String { say("Pedirlo así", "Order it like this") }
  var invalidNote: Problem {
    problem(
      .refused, "Nota no válida: como mucho \(OrderNote.rule.maximumLength) caracteres.",
      "Invalid note: at most \(OrderNote.rule.maximumLength) characters.", advice: "El pedido sigue como estaba.",
      "The order is as it was.")
  }

  var favorite: String { say("favorita", "favorite") }
  var addFavorite: String { say("Añadir a favoritas", "Add to favorites") }
  var removeFavorite: String { say("Quitar de favoritas", "Remove from favorites") }
  var ingredients: String { say("Ingredientes", "Ingredients") }
  var steps: String { say("Preparación", "Instructions") }

  var beerLists: String { say("Listas de cervezas", "Lists of beers") }
  var makers: String { say("Fabricantes", "Manufacturers") }
  var allBeers: String { say("Todas las cervezas", "All beers") }
  var allReviews: String { say("Reseñas", "Reviews") }
  var sortBy: String { say("Ordenar por", "Sort by") }
  func name(of sorting: BeerSorting) -> String {
    switch (sorting.criterion, sorting.isReversed) {
    case (.name, false): say("nombre, A–Z", "name, A–Z")
    case (.name, true): say("nombre, Z–A", "name, Z–A")
    case (.measure(let measure), false): label(measure) + " ↑"
    case (.measure(let measure), true): label(measure) + " ↓"
    }
  }
  var writeReview: String { say("Escribir una reseña", "Write a review") }
  var score: String { say("Nota, del 1 al 5", "Score, from 1 to 5") }
  var words: String { say("Tu opinión", "Your opinion") }
  func outOfFive(_ score: Int) -> String { say("\(score) de 5", "\(score) out of 5") }
  var save: String { say("Guardar", "Save") }
  var edit: String { say("Editar", "Edit") }
  var delete: String { say("Borrar", "Delete") }
  func meanwhile(_ score: Int, _ text: String) -> String {
    say("Guardado ahora: \(score) de 5. \(text)", "Saved now: \(score) out of 5. \(text)")
  }

  var map: String { say("Mapa de Madrid", "Map of Madrid") }

  /// Why the site itself refuses a request.
  func refused(_ status: HTTPResponse.Status) -> Problem {
    switch status {
    case .notFound:
      problem(
        .notFound, "Esta página no existe.", "There is no such page.", advice: "Comprueba la dirección.",
        "Check the address.")
    case .forbidden:
      problem(
        .notAllowed, "Esto no se ha enviado desde esta web.", "This was not sent from this site.",
        advice: "Vuelve a la página y envíalo desde allí.", "Go back to the page and send it from there.")
    case .contentTooLarge:
      problem(.refused, "Es demasiado largo.", "It is too long.", advice: "Acórtalo.", "Make it shorter.")
    case .badRequest:
      problem(
        .badRequest, "El formulario no se entiende.", "The form can't be understood.", advice: "Envíalo de nuevo.",
        "Send it again.")
    default:
      problem(
        .internalError, "Algo ha fallado.", "Something went wrong.", advice: "Inténtalo de nuevo.", "Try again.")
    }
  }
}
