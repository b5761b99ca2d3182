import Entities
import Gateways
import Interfaces
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The messages of `doctor`.
extension Texts {
  var dataFolder: String { say("Carpeta de datos", "Data folder") }
  var storeName: String { say("Almacén", "Store") }
  var storePictures: String { say("Imágenes", "Pictures") }
  var placePictures: String { say("Imágenes de Madrid", "Pictures of Madrid") }
  var signInName: String { say("Sesión", "Sign-in") }
  var servicesName: String { say("Servicios", "Services") }
  var isUsable: String { say("se puede usar", "can be used") }
  var areThere: String { say("encontrados", "found") }
  var isSet: String { say("definida", "set") }
  var answers: String { say("responde", "responds") }
  var noServices: String { say("no hay ninguno configurado", "none is configured") }

  func doctorFound(_ problems: Int, _ worst: Problem.Kind) -> Problem {
    Problem(worst, count(problems, ("problema.", "problemas."), ("problem.", "problems.")), "")
  }

  func notYet(_ place: String) -> String {
    say("\(place): aún no hay nada", "\(place): nothing there yet")
  }
  func asksWithRemote(_ location: StoreLocation) -> String {
    say("\(location) (usa --remote para comprobarlo)", "\(location) (use --remote to check it)")
  }

  func notAFolder(_ path: String) -> Problem {
    problem(
      .cannotCreate, "\(path) no es una carpeta.", "\(path) is not a folder.",
      advice: "Indica otra con --data CARPETA o RECETAS_HOME.", "Use another one with --data DIR or RECETAS_HOME.")
  }
  func notYours(_ path: String) -> Problem {
    problem(
      .notAllowed, "No puedes leer ni cambiar \(path).", "You can't read or change \(path).",
      advice: "Dale permiso a tu usuario: chmod u+rwX \(path.shellWord), o chown",
      "Give your user permission: chmod u+rwX \(path.shellWord), or chown")
  }
  func closed(_ folder: String) -> Problem {
    problem(
      .notAllowed, "No puedes entrar en la carpeta «\(folder)».", "You can't enter the folder “\(folder)”.",
      advice: "Dale permiso a tu usuario: chmod u+rwX \(folder.shellWord), o chown",
      "Give your user permission: chmod u+rwX \(folder.shellWord), or chown")
  }
  func readOnly(_ path: String) -> Problem {
    problem(
      .notAllowed, "\(path) es de solo lectura.", "\(path) is read-only.",
      advice: "Para cambiarlo: chmod u+w \(path)", "To change it: chmod u+w \(path)")
  }
  func othersMayChange(_ path: String, _ permissions: UInt32, _ right: String) -> Problem {
    problem(
      .notAllowed, "Otros usuarios pueden cambiar \(path) (\(octal(permissions))).",
      "Other users can change \(path) (\(octal(permissions))).",
      advice: "chmod \(right) \(path)", "chmod \(right) \(path)")
  }
  func othersMayRead(_ path: String, _ permissions: UInt32) -> Problem {
    problem(
      .notAllowed, "Otros usuarios pueden leer los tokens de \(path) (\(octal(permissions))).",
      "Other users can read the tokens in \(path) (\(octal(permissions))).",
      advice: "chmod 600 \(path)", "chmod 600 \(path)")
  }
  private func octal(_ permissions: UInt32) -> String { String(permissions, radix: 8) }

  /// - Parameter records: the number of records. `nil` if the records were not read because the file has an older layout.
  func isIntact(_ location: StoreLocation, _ version: StoreVersion, _ records: Int?) -> String {
    guard let records else {
      return say(
        "\(location), versión \(version.found); el primer cambio lo actualiza a la \(version.known)",
        "\(location), version \(version.found); the first change upgrades it to \(version.known)")
    }
    let number = count(records, ("registro", "registros"), ("record", "records"))
    return say(
      "\(location), versión \(version.found), \(number), intacto",
      "\(location), version \(version.found), \(number), intact")
  }

  /// Returns the finding about the pictures of beers and reviews.
  func pictures(_ report: StoreVerification.Report) -> Finding {
    if report.bad.isEmpty {
      let number = pictures(report.pictures)
      let state = report.pictures == 0 ? "" : say(", intactas", ", intact")
      return .ok("pictures", storePictures, number + state)
    }
    let (number, isOne) = (pictures(report.bad.count), report.bad.count == 1)
    let problem = problem(
      .corrupt, "\(number) \(isOne ? "falta o está dañada" : "faltan o están dañadas").",
      "\(number) \(isOne ? "is" : "are") missing or damaged.",
      advice: "Restaura una copia con: recetas-cli store import CARPETA --force",
      "Restore a copy with: recetas-cli store import FOLDER --force")
    return .problem("pictures", storePictures, problem)
  }

  func unknownVariable(_ name: String) -> Problem {
    problem(
      .badRequest, "Ningún comando lee esta variable.", "No command reads this variable.",
      advice: "Si no es de otro programa, bórrala: unset \(name)",
      "Unless another program uses it, remove it: unset \(name)")
  }
  var relativeHome: Problem {
    problem(
      .badRequest, "No es una ruta absoluta, así que no se usa.", "It is not an absolute path, so it is not used.",
      advice: "Escríbela desde la raíz: XDG_DATA_HOME=/…", "Use an absolute path: XDG_DATA_HOME=/…")
  }
  func tokenEnded(_ date: Date) -> Problem {
    problem(
      .notAllowed, "Caducó el \(self.date(date)).", "It expired on \(self.date(date)).",
      advice: "Pon uno nuevo, o borra la variable e inicia sesión con: recetas-cli login --file ARCHIVO",
      "Set a new one, or unset it and sign in with: recetas-cli login --file FILE")
  }
  func tokenOfAnother(_ user: String, _ named: String) -> Problem {
    problem(
      .badRequest, "Indica «\(named)», pero FIRESTORE_TOKEN es de «\(user)».",
      "It names “\(named)”, but FIRESTORE_TOKEN belongs to “\(user)”.",
      advice: "Pon FIRESTORE_USER=\(user)", "Set FIRESTORE_USER=\(user)")
  }
}
