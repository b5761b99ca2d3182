import UseCases

/// The keys of a JSON document, to find those that a decoder passes over: what a misspelt key names would be lost.
enum DocumentKeys {
  /// Throws for a key that says something, and that is not as often in what was made of the document.
  ///
  /// - Parameter understood: the document of what the decoder made of it.
  static func check(
    _ bytes: [UInt8], areThoseOf understood: [UInt8], from path: String
  ) throws(GatewayError) {
    // As the kit itself wrote it.
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
      for member in members where saysSomething(member.value) {
        counts[member.key, default: 0] += 1
        count(member.value, in: &counts)
      }
    default: break
    }
  }

  /// Whether anything would be lost with it.
  private static func saysSomething(_ value: JSONValue) -> Bool {
    switch value {
    case .null: false
    case .array(let values): values.contains(where: saysSomething)
    case .object(let members): members.contains { saysSomething($0.value) }
    default: true
    }
  }
}
