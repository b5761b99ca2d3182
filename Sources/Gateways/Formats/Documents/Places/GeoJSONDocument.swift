package import Entities

/// The GeoJSON representation of places (RFC 7946): a feature for each place, with the longitude before the latitude. A place without
/// coordinates has no geometry.
package struct GeoJSONDocument: Encodable, Sendable, Hashable {
  /// The position of a feature.
  package struct Point: Encodable, Sendable, Hashable {
    /// The type of the geometry in GeoJSON.
    package let type = "Point"
    /// The longitude, followed by the latitude (RFC 7946, 3.1.1).
    package let coordinates: [Double]
  }

  /// The representation of a place as a feature.
  package struct Feature: Encodable, Sendable, Hashable {
    /// The type of the object in GeoJSON.
    package let type = "Feature"
    /// The id of the place.
    package let id: String
    /// The position of the feature. It is encoded as `null` for a place without coordinates (RFC 7946, 3.2).
    package let geometry: Point?
    /// The place, in the same format as in other documents.
    package let properties: PlaceDocument

    package func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(type, forKey: .type)
      try members.encode(id, forKey: .id)
      // GeoJSON requires this member even if it is null.
      try members.encode(geometry, forKey: .geometry)
      try members.encode(properties, forKey: .properties)
    }

    private enum Key: CodingKey { case type, id, geometry, properties }
  }

  /// The type of the object in GeoJSON.
  package let type = "FeatureCollection"
  /// The features that represent the places, in list order.
  package let features: [Feature]

  /// Whether the places are samples (a foreign member, RFC 7946, 6.1).
  package let samples: Bool

  /// Creates the GeoJSON representation of places, and keeps their order.
  package init(_ places: [Place], areSamples: Bool = false) {
    samples = areSamples
    features = places.map { place in
      Feature(
        id: place.id.text,
        geometry: place.coordinate.map { Point(coordinates: [$0.longitude, $0.latitude]) },
        properties: PlaceDocument(place))
    }
  }
}
