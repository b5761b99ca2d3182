public import Entities

/// A template for the URLs of a static map service: `https://maps.example/static?center={lat},{lon}&zoom={zoom}&size={width}x{height}`.
///
/// A template can contain an API key, so it is never shown.
public struct PlaceMapTemplate: Sendable, Hashable {
  /// The values of the placeholders that are the same for every map. A map shows a few streets in 600 × 300 pixels.
  private static let fixed = ["{width}": "600", "{height}": "300", "{zoom}": "16"]

  private let template: String

  /// Creates a template from its text.
  ///
  /// - Parameter template: A URL with the placeholders `{lat}` and `{lon}`, and optionally `{width}`, `{height}` and `{zoom}`. Each
  ///   placeholder can occur several times. Leading and trailing white space is ignored.
  public init(_ template: String) throws(PlaceMapTemplateError) {
    var text = TextRule.cleaned(template)
    for name in ["{lat}", "{lon}"] where !text.contains(name) { throw .missing(placeholder: name) }
    for (name, value) in Self.fixed { text = text.replacing(name, with: value) }
    self.template = text
    // The address must be valid even with the longest possible coordinates.
    if address("-89.1234567", "-179.1234567") == nil { throw .notAnAddress }
  }

  /// Returns the URL of a map around a point. Coordinates are in degrees with at most seven decimal places, which is a precision of about a
  /// centimeter.
  public func address(of coordinate: Coordinate) -> WebAddress? {
    address(Self.text(coordinate.latitude), Self.text(coordinate.longitude))
  }

  private func address(_ latitude: String, _ longitude: String) -> WebAddress? {
    try? WebAddress(template.replacing("{lat}", with: latitude).replacing("{lon}", with: longitude))
  }

  /// Formats degrees in a notation that every service accepts, without an exponent or trailing zeros.
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

/// The reason that a string isn't a map template. The error doesn't quote the string, which can contain an API key.
public enum PlaceMapTemplateError: Error, Sendable, Hashable {
  /// This placeholder is missing.
  case missing(placeholder: String)
  /// The string isn't a `WebAddress` when its placeholders are filled in.
  case notAnAddress
}

extension PlaceMapTemplate: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "a map template" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
