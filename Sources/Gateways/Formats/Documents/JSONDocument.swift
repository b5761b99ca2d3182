public import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads and writes JSON in the kit's format. Keys are always in the same order, so that people can read the output and programs can
/// compare it.
///
/// ```swift
/// struct PlaceSummary: Codable { let id, name: String }
///
/// let bytes = try JSONDocument.encode(PlaceSummary(id: place.id.text, name: place.name))
/// let same = try JSONDocument.decode(PlaceSummary.self, bytes, from: "a request")
/// ```
public enum JSONDocument {
  /// Encodes a document as JSON. The returned bytes end with a line break.
  ///
  /// - Parameter isPretty: Whether the JSON is indented and has several lines.
  public static func encode(_ document: some Encodable, isPretty: Bool = true) throws(GatewayError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return Array(try encoder.encode(document)) + [UInt8(ascii: "\n")]
    } catch {
      throw .failed(what: "JSON", why: error.reason)
    }
  }

  /// Decodes a document from JSON. Unknown keys are ignored.
  ///
  /// - Parameter path: The origin of the bytes, for error messages.
  /// - Throws: `GatewayError.corrupt(what:why:)` if the bytes aren't a valid `Document`.
  public static func decode<Document: Decodable>(
    _: Document.Type, _ bytes: [UInt8], from path: String
  ) throws(GatewayError) -> Document {
    do {
      return try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw .corrupt(what: path, why: reason(error))
    } catch {
      throw .corrupt(what: path, why: error.reason)
    }
  }

  private static func reason(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      if context.codingPath.isEmpty { return "the document" }
      return context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context): return "no \(key.stringValue) in \(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): return "wrong value at \(place(context))"
    case .dataCorrupted: return "it is not whole JSON"
    @unknown default: return error.reason
    }
  }
}
