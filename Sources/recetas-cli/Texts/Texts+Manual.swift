import Interfaces

/// What only the page of the manual says.
struct ManualTexts {
  let name, synopsis, description, commands, environment, files, exitStatus: String
  let summary: String
  let paragraphs: [String]
  let places: [(path: String, text: String)]
  let codes: [(code: String, text: String)]
}

extension Texts {
  var otherwise: String { say("sin definir", "if unset") }
  var manual: ManualTexts {
    ManualTexts(
      name: say("Nombre", "Name"), synopsis: say("Sinopsis", "Synopsis"),
      description: say("Descripción", "Description"),
      commands: say("Comandos", "Commands"), environment: say("Entorno", "Environment"),
      files: say("Archivos", "Files"),
      exitStatus: say("Código de salida", "Exit status"),
      summary: say(
        "la carta, los pedidos, las recetas, las cervezas y los lugares de Madrid, en el terminal",
        "menu, orders, recipes, beers and places in Madrid, in the terminal"),
      paragraphs: [
        say(
          "Sin comando, muestra qué hay y por dónde seguir; interactive abre las pantallas. Un número es la fila de la última lista que se ha mostrado en el mismo terminal.",
          "Without a command it shows what there is and where to go next; interactive opens the screens. A number is a row of the list that was last printed in the same terminal."
        ),
        say(
          "Las opciones van en cualquier lugar antes de --. Sus valores, como en --sort nombre|distancia, se entienden en español y en inglés. Los datos van a la salida estándar; lo demás, a la salida de errores.",
          "Options may stand anywhere before --. Their values, as in --sort name|distance, are understood in English and in Spanish. Data go to the standard output, everything else to the standard error."
        ),
        say(
          "recetas-cli COMANDO --help muestra los ejemplos de cada comando; recetas-cli doctor dice qué falla y cómo arreglarlo.",
          "recetas-cli COMMAND --help shows the examples of a command; recetas-cli doctor says what is wrong and how to mend it."
        ),
      ],
      places: [
        (
          "~/.local/share/recetas",
          say(
            "la carpeta de datos, si ninguna variable dice otra cosa",
            "the data folder, unless a variable says otherwise")
        ),
        ("recetas.sqlite", say("el almacén, dentro de ella", "the store, in it")),
        ("sign-in.json", say("los tokens de login, solo para su usuario", "the tokens of login, for their user alone")),
      ],
      codes: [
        ("0", say("hecho", "done")), ("64", say("la línea de comandos no es válida", "the command line is invalid")),
        ("65", say("los datos no son válidos, o se han rechazado", "data is invalid, or was refused")),
        ("66", say("no existe el archivo o el elemento", "no such file or item")),
        (
          "69",
          say(
            "sin red, un servicio no responde o falta una biblioteca del sistema",
            "offline, a service is down, or a system library is missing")
        ),
        ("70", say("ha fallado el programa", "the program failed")),
        (
          "71",
          say(
            "el cambio está hecho, pero no se ha podido terminar: no lo repitas",
            "the change was made, but finishing it failed: don't repeat it")
        ),
        ("73, 74", say("no se puede crear o escribir", "can't create, can't write")),
        (
          "75",
          say(
            "inténtalo más tarde: otro está cambiando el almacén, o los lugares no se han descargado del todo",
            "try again later: somebody else is changing the store, or the places are not fully downloaded")
        ),
        ("77", say("sin permiso", "not allowed")),
      ])
  }
}
