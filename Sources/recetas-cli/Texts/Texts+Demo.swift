import Interfaces

/// What `demo` says between its commands.
extension Texts {
  func demoGoesOn(with title: String) -> String {
    say("Pulsa Intro para seguir con: \(title)", "Press Enter to go on with: \(title)")
  }
  var afterDemo: String {
    say(
      "No se ha guardado nada. Sigue con recetas-cli, o en pantallas con recetas-cli interactive.",
      "Nothing was kept. Go on with recetas-cli, or on screens with recetas-cli interactive.")
  }
}
