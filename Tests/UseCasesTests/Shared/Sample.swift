/// Returns the value that `make` creates for a test. Stops the test process if the value is invalid.
func sample<Value>(_ make: () throws -> Value) -> Value {
  do { return try make() } catch { preconditionFailure("a sample is wrong: \(error)") }
}
