import Entities
import Interfaces

extension Texts {
  func noPicture(of name: String) -> Problem {
    problem(
      .notFound, "\(name) no tiene imagen.", "\(name) has no picture.",
      advice: "Quita --image.", "Remove --image.")
  }

  /// There are more files than pictures.
  func fewerPictures(_ number: Int, of name: String, than files: Int) -> Problem {
    if number == 0 { return noPicture(of: name) }
    let pictures = count(number, ("imagen", "imágenes"), ("picture", "pictures"))
    return problem(
      .badRequest, "\(name) tiene \(pictures), y --image nombra \(files) archivos.",
      "\(name) has \(pictures), and --image names \(files) files.",
      advice: "Nombra un archivo para cada imagen, como mucho.", "Name one file for each picture at most.")
  }

  var terminalWithoutPictures: String {
    say(
      "Este terminal no muestra imágenes: kitty, Ghostty, iTerm2, WezTerm, mintty y Konsole, sí. Guárdalas con --image FILE.",
      "This terminal shows no pictures; kitty, Ghostty, iTerm2, WezTerm, mintty and Konsole do. Save them with --image FILE."
    )
  }

  func pictureNotShown(_ format: ImageFormat) -> String {
    let name = format.rawValue.uppercased()
    return say(
      "Una imagen es \(name), y este terminal solo muestra PNG. Guárdala con --image FILE.",
      "A picture is \(name), and this terminal only shows PNG. Save it with --image FILE.")
  }
}
