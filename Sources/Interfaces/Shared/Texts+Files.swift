import UseCases

extension Texts {
  func problem(of file: String, _ fault: FileFault) -> Problem {
    switch fault {
    case .notPlain:
      problem(
        .corrupt, "\(file) no es un archivo de datos, sino una tubería, un socket o un dispositivo.",
        "\(file) is not a data file, but a pipe, a socket or a device.",
        advice: "No se ha leído ni modificado. Muévelo o bórralo.",
        "It was neither read nor changed. Move or delete it.")
    case .tooLarge(let limit):
      problem(
        .corrupt, "\(file) es demasiado grande: el máximo son \(number(limit / 1_000_000)) MB.",
        "\(file) is too large: the maximum is \(number(limit / 1_000_000)) MB.",
        advice: "No se ha modificado. Muévelo a otra carpeta; si es el del almacén, usa un almacén SQLite.",
        "It was left unchanged. Move it elsewhere; if it is the store's, use an SQLite store.")
    case .link:
      problem(
        .notAllowed, "\(file) es un enlace y debería ser un archivo propio del programa.",
        "\(file) is a link, but should be one of the program's own files.",
        advice: "No se ha escrito nada a través de él. Bórralo.", "Nothing was written through it. Delete it.")
    case .foreign:
      problem(
        .notAllowed, "\(file) es de otro usuario o tiene otro nombre además de este.",
        "\(file) belongs to another user, or has a second hard link.",
        advice: "No se ha modificado. Muévelo o bórralo.", "It was left unchanged. Move or delete it.")
    case .exchanged:
      problem(
        .notAllowed, "Alguien ha sustituido \(file), o su carpeta, mientras se escribía.",
        "Another program replaced \(file), or its folder, while it was being written.",
        advice: "Comprueba quién puede escribir en esa carpeta, y vuelve a intentarlo.",
        "Check who can write to that folder, and try again.")
    case .deletedInUse:
      problem(
        .notReady, "Se ha borrado \(file) mientras la base de datos estaba en uso.",
        "\(file) was deleted while the database was in use.",
        advice: "No se ha cambiado nada. Cierra con normalidad el programa que la tiene abierta, e inténtalo de nuevo; "
          + "si lo fuerzas, se pierden sus últimos cambios.",
        "Nothing was changed. Quit the program that has it open, and try again; if it is killed, its latest changes "
          + "are lost.")
    }
  }

  func problem(of path: String, _ fault: ExportFault) -> Problem {
    let untouched = (es: "No se ha cambiado nada.", en: "Nothing was changed.")
    func damaged(_ spanish: String, _ english: String) -> Problem {
      problem(
        .corrupt, spanish, english, advice: "\(untouched.es) Usa otra copia.", "\(untouched.en) Use another export.")
    }
    switch fault {
    case .noFolder:
      return problem(
        .notFound, "No existe la carpeta «\(path)».", "There is no folder “\(path)”.", advice: "Comprueba la ruta.",
        "Check the path.")
    case .notEmpty:
      return problem(
        .cannotCreate, "La carpeta \(path) no está vacía.", "The folder \(path) is not empty.",
        advice: "\(untouched.es) Usa una carpeta nueva.", "\(untouched.en) Use a new folder.")
    case .notAnExport:
      return problem(
        .corrupt, "\(path) no es una copia: no contiene recetas-export.json.",
        "\(path) is not an export: it has no recetas-export.json.",
        advice: "\(untouched.es) Usa una carpeta creada con recetas-cli store export.",
        "\(untouched.en) Use a folder made by recetas-cli store export.")
    case .missing: return damaged("Falta \(path).", "\(path) is missing.")
    case .unexpected:
      return problem(
        .corrupt, "\(path) no forma parte de la copia.", "\(path) is not part of the export.",
        advice: "\(untouched.es) Muévelo a otra carpeta y vuelve a intentarlo.",
        "\(untouched.en) Move it elsewhere and try again."
      )
    case .notAFile:
      return damaged(
        "\(path) es un enlace, o no es del tipo esperado.",
        "\(path) is a link, or not of the expected type.")
    case .tooLarge(let limit):
      return damaged(
        "\(path), o una de sus líneas, es demasiado grande: el máximo son \(number(limit / 1_000_000)) MB.",
        "\(path), or a line in it, is too large: the maximum is \(number(limit / 1_000_000)) MB.")
    case .damaged:
      return damaged("\(path) está dañado o incompleto.", "\(path) is damaged or incomplete.")
    case .invalid(let line):
      return damaged(
        "\(path), línea \(number(line)): registro no válido.", "\(path), line \(number(line)): invalid record.")
    case .dangling(let line):
      return damaged(
        "\(path), línea \(number(line)): el registro se refiere a algo que no está en la copia.",
        "\(path), line \(number(line)): the record refers to something that is not in the export.")
    case .repeated(let line):
      return damaged(
        "\(path), línea \(number(line)): registro repetido.", "\(path), line \(number(line)): duplicate record.")
    }
  }
}
