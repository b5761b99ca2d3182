import Entities
import Interfaces
import UseCases

extension Texts {
  /// Describes the result of a download.
  ///
  /// - Parameter report: the report of the download. `nil` if nothing had to be downloaded.
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
    let size = megabytes(found.bytes) + " MB"
    let (source, date) = (found.download.source, self.date(found.download.date))
    let stored = found.counts.pictures - found.counts.missingPictures - found.counts.skippedPictures
    let isAll = stored == found.counts.pictures
    let number = isAll ? "" : self.number(stored) + say(" de ", " of ")
    var lines = [
      number
        + (source == Kit.bundleName
          ? count(found.counts.pictures, ("imagen", "imágenes"), ("sample picture", "sample pictures"))
            + say(" (\(size)), datos de muestra, del \(date).", " (\(size)), added \(date).")
          : pictures(found.counts.pictures)
            + say(" (\(size)) de \(source), del \(date).", " (\(size)) from \(source), downloaded \(date)."))
    ]
    lines += lacking(found.counts)
    if found.isComplete, stored > 0 {
      lines.append(
        isAll ? say("Todas intactas.", "All intact.") : say("Las demás, intactas.", "The others are intact."))
    }
    return lines
  }

  /// Reports the number of missing pictures, and the number of those that are not requested again.
  func lacking(_ counts: PlaceCounts) -> [String] {
    var lines: [String] = []
    if counts.missingPictures > 0 {
      lines.append(
        missing(counts)
          + (counts.missingPictures == 1
            ? say(" Descárgala con: recetas-cli places download", " Download it with: recetas-cli places download")
            : say(" Descárgalas con: recetas-cli places download", " Download them with: recetas-cli places download")))
    }
    if counts.skippedPictures > 0 {
      let (number, isOne) = (pictures(counts.skippedPictures), counts.skippedPictures == 1)
      lines.append(
        say(
          "\(number) no \(isOne ? "se ha" : "se han") podido descargar de su dirección. \(requestAgain)",
          "\(number) could not be downloaded from \(isOne ? "its address" : "their addresses"). \(requestAgain)"))
    }
    return lines
  }

  /// The instructions to request pictures that a download skips.
  private var requestAgain: String {
    say(
      "Para descargarlo todo de nuevo: recetas-cli places refresh",
      "To download everything again: recetas-cli places refresh")
  }

  /// Returns the error for a download that loaded none of the missing pictures. The advice depends on whether the next download requests
  /// any of them.
  func nothingDownloaded(_ counts: PlaceCounts) -> Problem {
    Problem(
      .unavailable, noneArrived,
      counts.missingPictures > 0
        ? say(
          "Inténtalo más tarde con: recetas-cli places download", "Try again later with: recetas-cli places download")
        : requestAgain)
  }

  func badFiles(_ found: PlaceVerification) -> Problem {
    let all = found.bad.count + found.counts.missingPictures
    let (number, isOne) = (pictures(all), all == 1)
    return problem(
      .corrupt, "\(number) \(isOne ? "falta o está dañada" : "faltan o están dañadas").",
      "\(number) \(isOne ? "is" : "are") missing or damaged.",
      advice: "\(isOne ? "Descárgala" : "Descárgalas") con: recetas-cli places download",
      "Download \(isOne ? "it" : "them") with: recetas-cli places download")
  }

  func badFile(_ file: PlaceVerification.BadFile) -> String {
    let owners = file.places.map(\.text).joined(separator: ", ")
    let state = file.isMissing ? say("falta", "missing") : say("dañada", "damaged")
    return "\(file.photo) (\(owners)): \(state)"
  }

  var needsHere: Problem {
    problem(
      .badRequest, "No se conoce tu posición.", "Your position is unknown.",
      advice: "Indícala con --here LAT,LON, u ordena por nombre.", "Specify it with --here LAT,LON, or sort by name.")
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

  /// Reports the number of places without coordinates that an export leaves out.
  func withoutPosition(_ number: Int) -> String {
    number == 1
      ? say("1 lugar sin posición no se ha exportado.", "1 place without a position was left out.")
      : say(
        "\(self.number(number)) lugares sin posición no se han exportado.",
        "\(self.number(number)) places without a position were left out.")
  }

  var badMapTemplate: Problem {
    problem(
      .badRequest, "PLACES_MAP_URL no es una plantilla de mapas.", "PLACES_MAP_URL is not a map template.",
      advice: "Escribe una dirección con {lat} y {lon} (y, si quieres, {zoom}, {width} y {height}).",
      "Write an address with {lat} and {lon} (and, if you like, {zoom}, {width} and {height}).")
  }

  /// - Parameter canCome: whether a download can provide the picture.
  func noPicture(of name: String, _ role: PlacePicture.Role, canCome: Bool) -> Problem {
    let isMap = role == .map
    let what = isMap ? say("El mapa de «\(name)»", "The map of “\(name)”") : quoted(name)
    let advice =
      if canCome {
        say("Descárgala con: recetas-cli places download", "Download it with: recetas-cli places download")
      } else if isMap {
        say(
          "Quita --map-image, o dibuja el mapa con: recetas-cli places map --svg ARCHIVO",
          "Remove --map-image, or draw the map with: recetas-cli places map --svg FILE")
      } else {
        say("Quita --image.", "Remove --image.")
      }
    return Problem(.notFound, say("\(what) no tiene imagen.", "\(what) has no picture."), advice)
  }

  func wroteMap(_ path: String) -> String { say("Se ha guardado el mapa en \(path).", "Wrote the map to \(path).") }
}
