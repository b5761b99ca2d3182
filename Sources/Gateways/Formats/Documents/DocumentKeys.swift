import UseCases

/// Finds the keys of a JSON document that a decoder ignores, since the value of a misspelled key would be lost.
enum DocumentKeys {
  /// Throws an error if a key with a value occurs more often in the document than in its decoded form.
  ///
  /// - Parameter understood: The decoded document, encoded again.
  static func check(
    _ bytes: [UInt8], areThoseOf understood: [UInt8], from path: String
  ) throws(GatewayError) {
    // The kit itself wrote these bytes, so there is nothing to compare.
    if bytes == understood { return }
    let known = try counts(of: understood, path)
    for (key, count) in try self.counts(of: bytes, path).sorted(by: { $0.key < $1.key }) {
      if count > known[key, default: 0] { throw .corrupt(what: path, why: "unknown or repeated key \(key)") }
    }
  }

  private static func counts(of bytes: [UInt8], _ path: String) throws(GatewayError) -> [String: Int] {
    var source = JSONBytes(bytes)
    let value: JSONValue
    do throws(JSONError) {
      try source.skipByteOrderMark()
      var reader = JSONValueReader(source, maximumValues: .max)
      value = try reader.value(.all, depth: 0)
    } catch {
      throw .corrupt(what: path, why: "it is not whole JSON")
    }
    var counts: [String: Int] = [:]
    count(value, in: &counts)
    return counts
  }

  private static func count(_ value: JSONValue, in counts: inout [String: Int]) {
    switch value {
    case .array(let values): for value in values { count(value, in: &counts) }
    case .object(let members):
      for member in members where hasContent(member.value) {
        counts[member.key, default: 0] += 1
        count(member.value, in: &counts)
      }
    default: break
    }
  }

  /// Returns whether ignoring the value would lose data.
  private static func hasContent(_ value: JSONValue) -> Bool {
    switch value {
    case .null: false
    case .array(let values): values.contains(where: hasContent)
    case .object(let members): members.contains { hasContent($0.value) }
    default: true
    }
  }
}
