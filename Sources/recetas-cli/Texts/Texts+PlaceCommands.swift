import Entities
import Interfaces
import UseCases

extension Texts {
  /// What a download brought; `nil`: nothing, as all was there.
  func downloaded(_ report: PlaceDownloadReport?, holdsSamples: Bool) -> String {
    guard let report else {
      return say(
        "Los lugares ya están descargados. Para descargarlos de nuevo: recetas-cli places refresh",
        "The places are already downloaded. To download them again: recetas-cli places refresh")
    }
    if report.completed != nil { return arrived(report) }
    if holdsSamples {
      return count(
        report.imported, ("lugar de muestra añadido.", "lugares de muestra añadidos."),
        ("sample place added.", "sample places added."))
    }
    let rest =
      report.repaired + report.rejected == 0
      ? ""
      : " (\(repaired(report.repaired)), \(rejected(report.rejected)))"
    return downloaded(report.imported) + rest + "."
  }

  func verified(_ found: PlaceVerification) -> [String] {
    let files = pictures(found.counts.pictures)
    let size = megabytes(found.bytes) + " MB"
    let date = self.date(found.download.date)
    var lines = [
      say(
        "\(files), \(size), de \(found.download.source), del \(date).",
        "\(files), \(size), from \(found.download.source), of \(date).")
    ]
    lines += lacking(found.counts)
    if found.isComplete { lines.append(say("Todas intactas.", "All intact.")) }
    return lines
  }

  /// How many pictures are missing, and how many were given up.
  func lacking(_ counts: PlaceCounts) -> [String] {
    var lines: [String] = []
    if counts.missingPictures > 0 {
      lines.append(
        missing(counts)
          + say(" Descárgalas con: recetas-cli places download", " Download them with: recetas-cli places download"))
    }
    if counts.givenUpPictures > 0 {
      let isOne = counts.givenUpPictures == 1
      lines.append(
        say(
          "\(pictures(counts.givenUpPictures)) ya no \(isOne ? "existe" : "existen") en su dirección.",
          "\(pictures(counts.givenUpPictures)) no longer \(isOne ? "exists" : "exist") at the source."))
    }
    return lines
  }

  func badFiles(_ found: PlaceVerification) -> Problem {
    let all = found.bad.count + found.counts.missingPictures
    let (number, isOne) = (pictures(all), all == 1)
    return problem(
      .corrupt, "\(number) \(isOne ? "falta o está dañada" : "faltan o están dañadas").",
      "\(number) \(isOne ? "is" : "are") missing or damaged.",
      advice: "Descárgalas con: recetas-cli places download", "Download them with: recetas-cli places download")
  }

  func badFile(_ file: PlaceVerification.BadFile) -> String {
    let owners = file.places.map(\.text).joined(separator: ", ")
    let state = file.isMissing ? say("falta", "missing") : say("dañada", "damaged")
    return "\(file.photo) (\(owners)): \(state)"
  }

  func noSuchPlace(_ id: Place.ID) -> Problem {
    problem(
      .notFound, "No se encuentra el lugar \(id).", "Place not found: \(id).",
      advice: "Consúltalos con: recetas-cli places list", "See them with: recetas-cli places list")
  }

  var needsHere: Problem {
    problem(
      .badRequest, "No se conoce tu posición.", "Your position is unknown.",
      advice: "Indícala con --here LAT,LON, u ordena por nombre.", "Give it with --here LAT,LON, or sort by name.")
  }

  func badPosition(_ text: String) -> Problem {
    problem(
      .badRequest, "Posición no válida: «\(text)».", "Invalid position “\(text)”.",
      advice: "Escribe latitud y longitud: --here 40.4169,-3.7035",
      "Write latitude and longitude: --here 40.4169,-3.7035")
  }

  func formatIsNoJSON(_ format: String) -> Problem {
    problem(
      .badRequest, "--format \(format) no es JSON.", "--format \(format) is not JSON.",
      advice: "Quita --json, o usa --format geojson.", "Remove --json, or use --format geojson.")
  }

  /// The number of places without coordinates that an export leaves out.
  func withoutPosition(_ number: Int) -> String {
    number == 1
      ? say("1 lugar sin posición no se ha exportado.", "1 place without a position was left out.")
      : say("\(number) lugares sin posición no se han exportado.", "\(number) places without a position were left out.")
  }

  var badMapTemplate: Problem {
    problem(
      .badRequest, "PLACES_MAP_URL no es una plantilla de mapas.", "PLACES_MAP_URL is not a map template.",
      advice: "Escribe una dirección con {lat} y {lon} (y, si quieres, {zoom}, {width} y {height}).",
      "Write an address with {lat} and {lon} (and, if you like, {zoom}, {width} and {height}).")
  }

  func noPicture(of name: String, _ role: PlacePicture.Role) -> Problem {
    let what = role == .map ? say("El mapa de \(name)", "The map of \(name)") : name
    return problem(
      .notFound, "\(what) no tiene imagen.", "\(what) has no picture.",
      advice: "Prueba con: recetas-cli places download", "Try: recetas-cli places download")
  }

  func wroteMap(_ path: String) -> String { say("Mapa escrito en \(path).", "Wrote the map to \(path).") }
}
