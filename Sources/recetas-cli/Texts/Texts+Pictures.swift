import Entities
import Interfaces

extension Texts {
  func noPicture(of name: String) -> Problem {
    problem(
      .notFound, "«\(name)» no tiene imagen.", "“\(name)” has no picture.",
      advice: "Quita --image.", "Remove --image.")
  }

  /// There are more files than pictures.
  func fewerPictures(_ number: Int, of name: String, than files: Int) -> Problem {
    if number == 0 { return noPicture(of: name) }
    let pictures = count(number, ("imagen", "imágenes"), ("picture", "pictures"))
    return problem(
      .badRequest, "«\(name)» tiene \(pictures), y --image nombra \(self.number(files)) archivos.",
      "“\(name)” has \(pictures), and --image names \(self.number(files)) files.",
      advice: "Nombra un archivo para cada imagen, como mucho.", "Name one file for each picture at most.")
  }

  var terminalWithoutPictures: String {
    say(
      "Este terminal no puede mostrar imágenes, o no se le ha podido preguntar. Usa kitty, iTerm2, foot o xterm -ti vt340, o guárdalas con --image ARCHIVO.",
      "This terminal can't show pictures, or could not be asked. Use kitty, iTerm2, foot or xterm -ti vt340, or save them with --image FILE."
    )
  }

  /// Why a picture is not shown that the terminal can't show by itself.
  func pictureNotShown(_ failure: ImageMagick.Failure) -> String {
    switch failure {
    case .missing:
      say(
        "Para mostrar las imágenes en este terminal hace falta ImageMagick. Instálalo, o guárdalas con --image ARCHIVO.",
        "Showing the pictures in this terminal needs ImageMagick. Install it, or save them with --image FILE.")
    case .failed:
      say(
        "ImageMagick no ha podido convertir una imagen. Guárdala con --image ARCHIVO.",
        "ImageMagick could not convert a picture. Save it with --image FILE.")
    }
  }
}
