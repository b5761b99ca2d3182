public import Entities

/// The addresses of a service that draws maps: `https://maps.example/static?center={lat},{lon}&zoom={zoom}&size={width}x{height}`.
///
/// It may hold a key, and is never shown.
public struct PlaceMapTemplate: Sendable, Hashable {
  /// What every address has in common, besides the point: a map of a few streets, as large as a place on a screen.
  private static let fixed = ["{width}": "600", "{height}": "300", "{zoom}": "16"]

  private let template: String

  /// - Parameter template: an address with `{lat}` and `{lon}` in it, and perhaps `{width}`, `{height}` and `{zoom}`; each as often as
  ///   need be. Blanks at its ends are no mistake.
  public init(_ template: String) throws(PlaceMapTemplateError) {
    var text = TextRule.cleaned(template)
    for name in ["{lat}", "{lon}"] where !text.contains(name) { throw .missing(placeholder: name) }
    for (name, value) in Self.fixed { text = text.replacing(name, with: value) }
    self.template = text
    // As long as one can get.
    if address("-89.1234567", "-179.1234567") == nil { throw .notAnAddress }
  }

  /// The address of a map around a point; degrees have seven decimals at most, which is a centimeter.
  public func address(of coordinate: Coordinate) -> WebAddress? {
    address(Self.text(coordinate.latitude), Self.text(coordinate.longitude))
  }

  private func address(_ latitude: String, _ longitude: String) -> WebAddress? {
    try? WebAddress(template.replacing("{lat}", with: latitude).replacing("{lon}", with: longitude))
  }

  /// Degrees as any service reads them: no exponent, no zero at the end.
  private static func text(_ degrees: Double) -> String {
    let scale = 10_000_000
    let units = Int((degrees.magnitude * Double(scale)).rounded())
    var text = degrees < 0 && units > 0 ? "-\(units / scale)" : "\(units / scale)"
    if units % scale > 0 {
      var decimals = String(String(scale + units % scale).dropFirst())
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text
  }
}

/// Why a text is not a map template; it says nothing of the text, which may hold a key.
public enum PlaceMapTemplateError: Error, Sendable, Hashable {
  /// This does not stand in it.
  case missing(placeholder: String)
  /// What is made of it is no address on the web.
  case notAnAddress
}

extension PlaceMapTemplate: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "a template of maps" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
