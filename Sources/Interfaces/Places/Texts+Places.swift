public import Entities

extension Texts {
  package var places: String { "Madrid" }

  /// How many places: `28 places`.
  public func places(_ number: Int) -> String { count(number, ("lugar", "lugares"), ("place", "places")) }

  /// The language that texts of places are asked for in.
  public var languageTag: LanguageTag { choose(.spanish, .english) }

  /// What places of a kind are called.
  public func places(of kind: Place.Kind?) -> String {
    switch kind {
    case .shop: say("Tiendas", "Shops")
    case .activity: say("Actividades", "Activities")
    case .service: say("Servicios", "Services")
    case nil: say("Lugares de Madrid", "Places in Madrid")
    }
  }

  func places(_ name: String, searching query: String) -> String {
    say("\(name) con «\(query)»", "\(name) with “\(query)”")
  }

  func kind(_ kind: Place.Kind) -> String {
    switch kind {
    case .shop: say("Tienda", "Shop")
    case .activity: say("Actividad", "Activity")
    case .service: say("Servicio", "Service")
    }
  }

  package func noSuchPlace(_ id: Place.ID) -> Problem {
    problem(
      .notFound, "Ningún lugar se llama «\(id)».", "No place is called “\(id)”.",
      advice: "Consulta la lista de lugares.", "See the list of places.")
  }

  package var morePlaces: String { say("Hay más.", "There are more.") }
  package var noPlaces: String { say("No hay ninguno.", "There are none.") }

  /// - Parameter kind: the kind of place that was searched. `nil` if all were.
  package func noPlaceFound(_ query: String, of kind: Place.Kind?) -> String {
    let name = places(of: kind)
    let nothing =
      kind == nil
      ? say("Ningún lugar contiene «\(query)».", "No place contains “\(query)”.")
      : say("\(name): sin resultados para «\(query)».", "\(name): no results for “\(query)”.")
    return "\(nothing) \(searched(Place.searchedFields))"
  }

  /// A distance in meters as people say it: `350 m`, `1.2 km`.
  public func distance(_ meters: Double) -> String {
    if meters < 995 { return "\(Int((meters / 10).rounded()) * 10) m" }
    return decimal((meters / 100).rounded() / 10) + " km"
  }

  /// Says which language a text is in that is not the user's.
  func fallback(_ language: LanguageTag) -> String {
    switch language {
    case .english: say("en inglés", "in English")
    case .spanish: say("en español", "in Spanish")
    case .japanese: say("en japonés", "in Japanese")
    case .chinese: say("en chino", "in Chinese")
    case .chilean: say("en español de Chile", "in Chilean Spanish")
    case .mexican: say("en español de México", "in Mexican Spanish")
    default: say("en otro idioma (\(language))", "in another language (\(language))")
    }
  }

  var openingHours: String { say("Horario", "Opening hours") }
  var email: String { say("Correo", "Email") }
  var website: String { say("Web", "Website") }
  var booking: String { say("Reservas", "Booking") }
  var offer: String { say("Oferta", "Offer") }
  var thereIsAnOffer: String { say("hay una oferta especial", "there is a special offer") }

  package func absent(_ role: PlacePicture.Role, _ why: PlacePicture.Absence) -> String {
    let what =
      switch role {
      case .logo: say("Sin logotipo", "No logo")
      case .image: say("Sin imagen", "No picture")
      case .map: say("Sin imagen del mapa", "No picture of the map")
      }
    let reason =
      switch why {
      case .notThere: say("no se encuentra", "not found")
      case .notAPicture: say("el archivo no es una imagen", "the file is not a picture")
      case .incomplete: say("el archivo está incompleto", "the file is incomplete")
      case .tooLarge: say("es demasiado grande", "it is too large")
      case .failed: say("su servidor falló", "its server failed")
      case .fatal:
        say("el programa se cerró dos veces al descargarla", "the program stopped twice while it was being downloaded")
      }
    return "\(what): \(reason)."
  }
}
