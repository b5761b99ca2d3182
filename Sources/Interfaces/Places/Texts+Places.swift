package import Entities
package import UseCases

extension Texts {
  package var places: String { "Madrid" }

  /// Returns a number of places with its noun: `28 places`.
  package func places(_ number: Int) -> String { count(number, ("lugar", "lugares"), ("place", "places")) }

  /// The preferred language for text about places.
  package var languageTag: LanguageTag { choose(.spanish, .english) }

  /// Returns the plural name of a kind of place, or the name for all places if `kind` is `nil`.
  package func places(of kind: Place.Kind?) -> String {
    switch kind {
    case .shop: say("Tiendas", "Shops")
    case .activity: say("Actividades", "Activities")
    case .service: say("Servicios", "Services")
    case nil: say("Lugares de Madrid", "Places in Madrid")
    }
  }

  func places(_ name: String, searching query: String) -> String {
    say("\(name) con «\(query)»", "\(name) matching “\(query)”")
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

  /// Returns the message for a place search without results.
  ///
  /// - Parameter kind: the kind of place that was searched. `nil` if all kinds were searched.
  package func noPlaceFound(_ query: String, of kind: Place.Kind?) -> String {
    let name = places(of: kind)
    let nothing =
      kind == nil
      ? say("Ningún lugar coincide con «\(query)».", "No place matches “\(query)”.")
      : say("\(name): sin resultados para «\(query)».", "\(name): no results for “\(query)”.")
    return "\(nothing) \(searched(Place.searchedFields))"
  }

  /// Returns a rounded distance in meters or kilometers: `350 m`, `1.2 km`.
  package func distance(_ meters: Double) -> String {
    if meters < 995 { return "\(Int((meters / 10).rounded()) * 10) m" }
    return decimal((meters / 100).rounded() / 10) + " km"
  }

  /// Returns the name of a language, to mark text that isn't available in the user's language.
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
      case .failed: say("el servidor ha fallado", "the server failed")
      case .fatal:
        say("el programa se cerró dos veces al descargarla", "the program stopped twice while downloading it")
      }
    return "\(what): \(reason)."
  }
}

/// Labels and messages for the Madrid screens.
extension Texts {
  func downloaded(_ number: Int, on date: Instant, holdsSamples: Bool) -> String {
    if holdsSamples { return "\(sampleData): \(places(number))." }
    return say(
      "\(places(number)), del \(self.date(date)). Están disponibles sin conexión.",
      "\(places(number)), from \(self.date(date)). They are available offline.")
  }

  /// Returns a number of pictures with its noun: `3 pictures`.
  package func pictures(_ number: Int) -> String { count(number, ("imagen", "imágenes"), ("picture", "pictures")) }

  /// Returns a sentence with the number of missing pictures.
  package func missing(_ counts: PlaceCounts) -> String {
    let isOne = counts.missingPictures == 1
    return say(
      "\(isOne ? "Falta" : "Faltan") \(number(counts.missingPictures)) de \(pictures(counts.pictures)).",
      "\(number(counts.missingPictures)) of \(pictures(counts.pictures)) \(isOne ? "is" : "are") missing.")
  }

  /// Returns a sentence that reports the result of a download.
  package func arrived(_ report: PlaceDownloadReport) -> String {
    if let completed = report.completed {
      if completed == 0 { return noneArrived }
      return completed == 1
        ? say("Descargada 1 imagen que faltaba.", "Downloaded 1 missing picture.")
        : say(
          "Descargadas \(number(completed)) imágenes que faltaban.",
          "Downloaded \(number(completed)) missing pictures.")
    }
    let rejected = report.rejected == 0 ? "" : " (\(self.rejected(report.rejected)))"
    return downloaded(report.imported) + rejected + "." + deleted(report.deleted)
  }

  private func deleted(_ number: Int) -> String {
    if number == 0 { return "" }
    return " "
      + say(
        "\(number == 1 ? "Borrado" : "Borrados") \(places(number)) que ya no \(number == 1 ? "aparece" : "aparecen").",
        "Deleted \(places(number)) that \(number == 1 ? "is" : "are") no longer listed.")
  }

  /// The message for a retry that could not download any of the missing pictures.
  package var noneArrived: String {
    say(
      "No se ha podido descargar ninguna de las imágenes que faltaban.",
      "None of the missing pictures could be downloaded.")
  }

  /// Returns the start of a sentence that states the number of downloaded places.
  package func downloaded(_ number: Int) -> String {
    say("\(number == 1 ? "Descargado" : "Descargados") \(places(number))", "Downloaded \(places(number))")
  }

  func notOnTheMap(_ name: String) -> String {
    say(
      "«\(name)» no está en el mapa: se desconoce su posición.", "“\(name)” is not on the map: its position is unknown."
    )
  }
}

/// Labels and messages for maps of places.
extension Texts {
  package var mapOfMadrid: String { say("Mapa de Madrid", "Map of Madrid") }
  package func mapOf(_ name: String) -> String { say("Mapa de \(name)", "Map of \(name)") }
  package func outsideTheMap(_ number: Int) -> String {
    let number = grouped("\(number)")
    return say("\(number) fuera del mapa", "\(number) outside the map")
  }
  package var positionOutsideTheMap: String { say("Estás fuera del mapa", "You are outside the map") }
  package var yourPosition: String { say("tu posición", "your position") }
  var knownPlace: String { say("lugar de interés", "landmark") }
  func gridOf(_ scale: MapScale) -> String { say("cada \(scale.text)", "every \(scale.text)") }
  func numbersWithoutRoom(_ number: Int) -> String {
    say(
      "\(self.number(number)) sin sitio para su número", "\(self.number(number)) without room for a number")
  }
  var foundOnMap: String { say("encontrado", "found") }

  /// Returns the description of a map for screen readers: `12 places, 3 of them found; your position; 2 outside the map`.
  func mapSummary(_ model: PlaceMapModel) -> String {
    var parts: [String] = []
    if !model.pins.isEmpty {
      let hits = count(
        model.pins.count(where: \.isHit), ("encontrado", "encontrados"), ("of them found", "of them found"))
      let places = count(model.pins.count, ("lugar", "lugares"), ("place", "places"))
      parts.append(model.isSearch ? "\(places), \(hits)" : places)
    }
    if model.position != nil { parts.append(yourPosition) }
    parts += model.notes
    if !model.landmarks.isEmpty { parts.append(model.landmarks.map(\.name).joined(separator: ", ")) }
    return parts.joined(separator: "; ")
  }
}

extension Texts {
  /// The name of the language, written in that language.
  var ownName: String { say("Español", "English") }
  var searchByName: String { say("Buscar por nombre", "Search by name") }
  var map: String { say("Mapa", "Map") }
  var listOfPlaces: String { say("Lugares", "Places") }
  var kindsOfPlaces: String { say("Tipos de lugares", "Kinds of places") }
  var skipTheMap: String { say("Saltar el mapa", "Skip the map") }
  var zoomIn: String { say("Acercar", "Zoom in") }
  var zoomOut: String { say("Alejar", "Zoom out") }
  var wholeMap: String { say("Ver todo el mapa", "Show the whole map") }
  /// The label for one visible place on a page, with `#` as a placeholder for the number.
  var onePlaceShown: String { say("# lugar", "# place") }
  var manyPlacesShown: String { say("# lugares", "# places") }

  /// Returns a description of a place, with its text, address, hours and contact details on separate lines.
  func described(_ place: Place) -> String {
    let model = PlaceModel(place, in: self)
    func words(_ words: PlaceModel.Words) -> String {
      words.lines.joined(separator: "\n") + (words.fallback.map { " (\($0))" } ?? "")
    }
    return ([model.description.map(words)] + model.facts.map { "\($0.name): \(words($0.words))" }).compactMap(\.self)
      .joined(separator: "\n")
  }
}
