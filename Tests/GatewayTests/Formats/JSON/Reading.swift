@testable import Gateways
import UseCases

/// Returns all elements of a document in memory.
func elements(_ bytes: [UInt8]) throws(JSONError) -> [JSONValue] { try elements(JSONBytes(bytes)) }

/// Returns all elements of a document.
func elements(_ source: JSONBytes) throws(JSONError) -> [JSONValue] {
  var reader = JSONRecordReader(source)
  var elements: [JSONValue] = []
  while let element = try reader.next() { elements.append(element) }
  return elements
}

/// Returns the elements of a document in memory, or the reader's error.
func result(_ bytes: [UInt8]) -> Result<[JSONValue], JSONError> {
  do throws(JSONError) { return .success(try elements(bytes)) } catch { return .failure(error) }
}

/// Returns the elements of a document in a file, or the reader's error.
func result(ofFile path: String) throws -> Result<[JSONValue], JSONError> {
  let file = try OpenFile(path)
  do throws(JSONError) { return .success(try elements(JSONBytes(file))) } catch { return .failure(error) }
}

extension JSONError {
  var problem: SeedFormatProblem? { if case .malformed(let problem, _, _) = self { problem } else { nil } }
}
