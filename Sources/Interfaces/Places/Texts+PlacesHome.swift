import Entities
public import UseCases

/// What the screens of Madrid say.
extension Texts {
  func downloaded(_ number: Int, on date: Instant, holdsSamples: Bool) -> String {
    if holdsSamples { return "\(sampleData): \(places(number))." }
    return say(
      "\(places(number)), del \(self.date(date)). Están disponibles sin conexión.",
      "\(places(number)), of \(self.date(date)). They are available offline.")
  }

  /// How many pictures there are.
  public func pictures(_ number: Int) -> String { count(number, ("imagen", "imágenes"), ("picture", "pictures")) }

  /// How many pictures are missing.
  public func missing(_ counts: PlaceCounts) -> String {
    let isOne = counts.missingPictures == 1
    return say(
      "\(isOne ? "Falta" : "Faltan") \(number(counts.missingPictures)) de \(pictures(counts.pictures)).",
      "\(number(counts.missingPictures)) of \(pictures(counts.pictures)) \(isOne ? "is" : "are") missing.")
  }

  /// The result of a download.
  public func arrived(_ report: PlaceDownloadReport) -> String {
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
        "Deleted \(places(number)) no longer listed.")
  }

  /// A download of missing pictures brought none of them.
  package var noneArrived: String {
    say(
      "No se ha podido descargar ninguna de las imágenes que faltaban.",
      "None of the missing pictures could be downloaded.")
  }

  /// How many places were downloaded, as the start of a sentence.
  package func downloaded(_ number: Int) -> String {
    say("\(number == 1 ? "Descargado" : "Descargados") \(places(number))", "Downloaded \(places(number))")
  }

  func notOnTheMap(_ name: String) -> String {
    say(
      "«\(name)» no está en el mapa: se desconoce su posición.", "“\(name)” is not on the map: its position is unknown."
    )
  }
}
