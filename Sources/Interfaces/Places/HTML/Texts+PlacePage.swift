extension Texts {
  /// What the language calls itself.
  var ownName: String { say("Español", "English") }
  var searchByName: String { say("Buscar por nombre", "Search by name") }
  var map: String { say("Mapa", "Map") }
  var listOfPlaces: String { say("Lugares", "Places") }
  var kindsOfPlaces: String { say("Qué se muestra", "What is shown") }
  var skipTheMap: String { say("Saltar el mapa", "Skip the map") }
  var zoomIn: String { say("Acercar", "Zoom in") }
  var zoomOut: String { say("Alejar", "Zoom out") }
  var wholeMap: String { say("Ver todo el mapa", "Show the whole map") }
  /// How many places a page shows; `#` stands for the number.
  var onePlaceShown: String { say("# lugar", "# place") }
  var manyPlacesShown: String { say("# lugares", "# places") }
}
