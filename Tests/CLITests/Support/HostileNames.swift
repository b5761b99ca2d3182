import Entities
import Foundation

/// Dish names that a shell wouldn't read as a single word.
enum HostileNames {
  /// The command that the names of a hostile catalog try to run.
  static let command = "pwncmd"

  /// The names. Each name contains its ``key(_:)``, and a `z` after a space.
  static let all = patterns.enumerated().map { number, pattern in
    pattern.replacing("@", with: key(number) + " z").replacing("RUN", with: command)
  }

  /// Returns a string that only one of the names contains.
  static func key(_ number: Int) -> String { "k" + (number < 10 ? "0" : "") + String(number) }

  /// Returns the id of the dish with this name.
  static func id(_ name: String) -> String { Dish.ID(ofDishNamed: name).text }

  static func menu(_ names: [String]) throws -> String {
    let dishes = try names.map { name in
      let name = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
      return #"{"nombre": \#(name), "descripcion": "", "precio": 1, "tipo": "Platos"}"#
    }
    return "[" + dishes.joined(separator: ",") + "]"
  }

  private static let patterns = [
    "`RUN` @", "@ `RUN`", "$(RUN) @", "@ $(RUN)", "@; RUN", "@ | RUN", "@ && RUN", "@ || RUN", "@ & RUN", "(RUN) @",
    "@ > RUN", "@ < RUN", "@ <(RUN)", "{RUN,@}", "$HOME @", "@ ${HOME}", "$((1+1)) @", "~ @", "~root/@", "# @",
    "@ #RUN",
    "'@'", "@' RUN '", "\"@\"", "@\" RUN \"", "@'\"`RUN`\"'", "\\@", "@\\", "@\\\\`RUN`", "!! @", "@!RUN", "^@^RUN",
    "* @",
    "@ [a-z]?", "@=RUN:`RUN`", "@ %RUN\u{00A0}ñ €", "@ $'RUN'", "--yes @", "-@",
    "@ 🥘" + String(repeating: " `RUN`", count: 11),
  ]
}
