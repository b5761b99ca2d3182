public import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the kit writes documents: for people to read and for programs to compare, keys always in the same order.
///
/// ```swift
/// let bytes = try JSONDocument.encode(DishDocument(dish))
/// let same = try JSONDocument.decode(DishDocument.self, bytes, from: "a request").dish()
/// ```
public enum JSONDocument {
  /// The bytes of a document, which end with a line break.
  ///
  /// - Parameter isPretty: over several lines, instead of one.
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

  /// Reads a document; keys that it doesn't know are passed over.
  ///
  /// - Parameter path: where it comes from, for the error.
  /// - Throws: `GatewayError.corrupt(what:why:)` where it is no such document.
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
