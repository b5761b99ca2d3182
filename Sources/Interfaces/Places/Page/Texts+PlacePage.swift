extension Texts {
  /// What the language calls itself.
  var ownName: String { say("Español", "English") }
  var searchByName: String { say("Buscar por nombre", "Search by name") }
  var map: String { say("Mapa", "Map") }
  var listOfPlaces: String { say("Lugares", "Places") }
  /// How many places a page shows; `#` stands for the number.
  var onePlaceShown: String { say("# lugar", "# place") }
  var manyPlacesShown: String { say("# lugares", "# places") }
}
