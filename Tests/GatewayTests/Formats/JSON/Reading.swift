@testable import Gateways
import UseCases

/// All elements of a document that is in memory.
func elements(_ bytes: [UInt8]) throws(JSONError) -> [JSONValue] { try elements(JSONBytes(bytes)) }

/// All elements of a document.
func elements(_ source: JSONBytes) throws(JSONError) -> [JSONValue] {
  var reader = JSONRecordReader(source)
  var elements: [JSONValue] = []
  while let element = try reader.next() { elements.append(element) }
  return elements
}

/// What the reader says of a document: its elements, or why it has none.
func result(_ bytes: [UInt8]) -> Result<[JSONValue], JSONError> {
  do throws(JSONError) { return .success(try elements(bytes)) } catch { return .failure(error) }
}

/// As `result(bytes)` where the bytes come from a file.
func result(ofFile path: String) throws -> Result<[JSONValue], JSONError> {
  let file = try OpenFile(path)
  do throws(JSONError) { return .success(try elements(JSONBytes(file))) } catch { return .failure(error) }
}

extension JSONError {
  var problem: SeedFormatProblem? { if case .malformed(let problem, _, _) = self { problem } else { nil } }
}
