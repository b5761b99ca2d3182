import Interfaces
import WebGateways
import Gateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Settings {
  /// The names of the variables that only this program reads, or whose values can be wrong.
  static let variables = Variable.own.map(\.name)
}

extension Doctor {
  /// Checks each variable that is set, and looks for misspelled names. Values are shown only in problems, and secrets are never shown.
  mutating func examineVariables(_ location: StoreLocation?, _ folder: String?) {
    for variable in Settings.variables where settings.environment[variable] != nil {
      add(finding(variable, variable, texts.isSet) { try check(variable, location, folder) })
    }
    examineToken()
    let names = settings.environment.keys.filter { !Settings.variables.contains($0) }.sorted()
    for name in names {
      let nearest = nearest(to: name)
      // Another program's variable may have a name similar to one of these.
      if name.hasPrefix("RECETAS_") || !nearest.isEmpty {
        add(.warning(name, name, texts.unknownVariable(name).suggesting(nearest, texts)))
      }
    }
    if let home = settings.path("XDG_DATA_HOME"), !home.hasPrefix("/"), settings.path("RECETAS_HOME") == nil {
      add(.warning("XDG_DATA_HOME", "XDG_DATA_HOME", texts.relativeHome))
    }
  }

  /// Returns the variables whose names contain all parts of a name, or otherwise those with the fewest edits.
  private func nearest(to name: String) -> [String] {
    let parts = name.split(separator: "_")
    let whole = Settings.variables.filter {
      let known = $0.split(separator: "_")
      return parts.count > 1 && known.first == parts.first && Set(known).isSuperset(of: parts)
    }
    return whole.isEmpty ? Nearest.words(to: name, among: Settings.variables) : whole
  }

  private func check(_ variable: String, _ location: StoreLocation?, _ folder: String?) throws {
    switch variable {
    case "RECETAS_USER", "FIRESTORE_USER":
      if variable == "FIRESTORE_USER" { _ = try settings.sharingUser(signedIn: nil, texts) }
      if let location, let folder { _ = try settings.user(of: location, in: folder, texts) }
    case "RECETAS_LANG":
      let language = settings["RECETAS_LANG"] ?? ""
      if !["es", "en"].contains(where: language.hasPrefix) {
        throw texts.badChoice(variable, language, Choice.all(in: "es|en"))
      }
    case "RECETAS_TIMEOUT": _ = try settings.timeout(texts)
    case "SPOONACULAR_API_KEY", "FIRESTORE_TOKEN", "FIREBASE_API_KEY": _ = try settings.secret(variable, texts)
    case "SPOONACULAR_URL":
      _ = try settings.address(variable, otherwise: "https://api.spoonacular.com", texts)
    case "FIRESTORE_PROJECT": _ = try settings.project(texts)
    case "FIRESTORE_EMULATOR_HOST": _ = try settings.firestore(texts)
    case "FIREBASE_AUTH_EMULATOR_HOST":
      var settings = settings
      settings.environment["RECETAS_TIMEOUT"] = nil
      _ = try SecureTokens(key: "", settings, isOffline: true, waiting: nil, texts)
    case "BEERS_URL", "MADRID_SHOPS_URL", "PLACES_MAP_URL":
      var options = call.options
      options.store = "memory:"
      // The timeout is checked separately.
      var settings = settings
      settings.environment["RECETAS_TIMEOUT"] = nil
      let kit = try Kit(options, settings, texts)
      guard let value = settings.path(variable) else { return }
      switch variable {
      case "BEERS_URL": _ = try kit.webAddress(value, called: variable)
      case "MADRID_SHOPS_URL": _ = try kit.origin(value, called: variable)
      default: _ = try kit.placeMap()
      }
    default: break
    }
  }

  /// Checks the user and the expiry date that the token itself contains.
  private mutating func examineToken() {
    guard let token = try? settings.secret("FIRESTORE_TOKEN", texts) else { return }
    let claims = SignIn.Claims(idToken: token)
    if let expires = claims.expires, expires <= settings.now() {
      add(.problem("FIRESTORE_TOKEN", "FIRESTORE_TOKEN", texts.tokenEnded(expires)))
    } else if let user = claims.user, let named = settings["FIRESTORE_USER"], named != user {
      add(.problem("FIRESTORE_USER", "FIRESTORE_USER", texts.tokenOfAnother(user, named)))
    }
  }
}
