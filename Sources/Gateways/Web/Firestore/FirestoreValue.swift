#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value in Firestore's REST API: an object whose only key is the kind of the value (`google.firestore.v1.Value`).
enum FirestoreValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  /// A timestamp in the service's own notation, which has more digits than a `Date` can store. ``FirestoreTimestamp`` reads it.
  case timestamp(String)
  case string(String)
  case bytes([UInt8])
  /// The full name of a document.
  case reference(String)
  case geoPoint(latitude: Double, longitude: Double)
  case array([FirestoreValue])
  case map([String: FirestoreValue])
  /// A value of an unsupported kind, or one that doesn't match its kind. It can't be written.
  case unknown
}

extension FirestoreValue: Codable {
  private enum Kind: String, CodingKey {
    case nullValue, booleanValue, integerValue, doubleValue, timestampValue, stringValue, bytesValue, referenceValue,
      geoPointValue, arrayValue, mapValue
  }

  private struct Point: Codable {
    // The service omits a coordinate of zero.
    var latitude: Double?
    var longitude: Double?
  }

  private struct List: Codable { var values: [FirestoreValue]? }
  private struct Fields: Codable { var fields: [String: FirestoreValue]? }

  /// Decodes a value. An unreadable value becomes `unknown`, so that the other values of the document stay readable.
  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Kind.self), container.allKeys.count == 1,
      let kind = container.allKeys.first
    else {
      self = .unknown
      return
    }
    self = (try? Self.value(kind, in: container)) ?? .unknown
  }

  private static func value(_ kind: Kind, in container: KeyedDecodingContainer<Kind>) throws -> FirestoreValue? {
    switch kind {
    case .nullValue: return .null
    case .booleanValue: return .boolean(try container.decode(Bool.self, forKey: kind))
    case .integerValue:
      if let number = try? container.decode(Int64.self, forKey: kind) { return .integer(number) }
      return Int64(try container.decode(String.self, forKey: kind)).map(FirestoreValue.integer)
    case .doubleValue:
      if let number = try? container.decode(Double.self, forKey: kind) { return .double(number) }
      return notFinite[try container.decode(String.self, forKey: kind)].map(FirestoreValue.double)
    case .timestampValue: return .timestamp(try container.decode(String.self, forKey: kind))
    case .stringValue: return .string(try container.decode(String.self, forKey: kind))
    case .bytesValue: return bytes(try container.decode(String.self, forKey: kind)).map(FirestoreValue.bytes)
    case .referenceValue: return .reference(try container.decode(String.self, forKey: kind))
    case .geoPointValue:
      let point = try container.decode(Point.self, forKey: kind)
      return .geoPoint(latitude: point.latitude ?? 0, longitude: point.longitude ?? 0)
    case .arrayValue: return .array(try container.decode(List.self, forKey: kind).values ?? [])
    case .mapValue: return .map(try container.decode(Fields.self, forKey: kind).fields ?? [:])
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .null: try container.encodeNil(forKey: .nullValue)
    case .boolean(let value): try container.encode(value, forKey: .booleanValue)
    // Integers are sent as strings, since many programs read a JSON number as a double.
    case .integer(let value): try container.encode(String(value), forKey: .integerValue)
    case .double(let value):
      if let name = Self.notFinite.first(where: { $0.value == value || ($0.value.isNaN && value.isNaN) })?.key {
        try container.encode(name, forKey: .doubleValue)
      } else {
        try container.encode(value, forKey: .doubleValue)
      }
    case .timestamp(let text): try container.encode(text, forKey: .timestampValue)
    case .string(let text): try container.encode(text, forKey: .stringValue)
    case .bytes(let bytes): try container.encode(Data(bytes).base64EncodedString(), forKey: .bytesValue)
    case .reference(let name): try container.encode(name, forKey: .referenceValue)
    case .geoPoint(let latitude, let longitude):
      try container.encode(Point(latitude: latitude, longitude: longitude), forKey: .geoPointValue)
    case .array(let values): try container.encode(List(values: values), forKey: .arrayValue)
    case .map(let fields): try container.encode(Fields(fields: fields), forKey: .mapValue)
    case .unknown:
      throw EncodingError.invalidValue(
        self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "a value of no known kind"))
    }
  }

  /// The numbers that JSON can't express.
  private static let notFinite = ["NaN": Double.nan, "Infinity": Double.infinity, "-Infinity": -Double.infinity]

  /// Decodes base64 in either alphabet, with or without padding (RFC 4648).
  private static func bytes(_ text: String) -> [UInt8]? {
    var digits = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    while digits.last == UInt8(ascii: "=") { digits.removeLast() }
    digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: Data(digits)).map { Array($0) }
  }
}
