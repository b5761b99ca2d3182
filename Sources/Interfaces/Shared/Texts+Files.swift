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
        "It was left as it is. Move it elsewhere; if it is the store's, use an SQLite store.")
    case .link:
      problem(
        .notAllowed, "\(file) es un enlace y debería ser un archivo propio del programa.",
        "\(file) is a link, and should be a file of this program's own.",
        advice: "No se ha escrito nada a través de él. Bórralo.", "Nothing was written through it. Delete it.")
    case .foreign:
      problem(
        .notAllowed, "\(file) es de otro usuario o tiene otro nombre además de este.",
        "\(file) belongs to another user, or has a second name.",
        advice: "No se ha modificado. Muévelo o bórralo.", "It was left as it is. Move or delete it.")
    case .exchanged:
      problem(
        .notAllowed, "Alguien ha sustituido \(file), o su carpeta, mientras se escribía.",
        "Somebody replaced \(file), or its folder, while it was being written.",
        advice: "Comprueba quién puede escribir en esa carpeta, y repite.",
        "Check who may write in that folder, and try again.")
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
}
