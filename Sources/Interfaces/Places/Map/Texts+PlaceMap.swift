import Entities

/// What maps of places say; the words of each text are its documentation.
extension Texts {
  package var mapOfMadrid: String { say("Mapa de Madrid", "Map of Madrid") }
  package func mapOf(_ name: String) -> String { say("Mapa de \(name)", "Map of \(name)") }
  package func outsideTheMap(_ number: Int) -> String {
    let number = grouped("\(number)")
    return say("\(number) fuera del mapa", "\(number) outside the map")
  }
  package var positionOutsideTheMap: String { say("Estás fuera del mapa", "You are outside the map") }
  package var yourPosition: String { say("tu posición", "your position") }
  var knownPlace: String { say("lugar conocido", "landmark") }
  func gridOf(_ scale: MapScale) -> String { say("cada \(scale.text)", "every \(scale.text)") }
  func numbersWithoutRoom(_ number: Int) -> String {
    say(
      "\(self.number(number)) sin sitio para su número", "\(self.number(number)) without room for a number")
  }
  var foundOnMap: String { say("encontrado", "found") }

  /// Describes a map for screen readers: `12 places, 3 of them found; your position; 2 outside the map`.
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
