/// A value that a test takes for granted.
func sample<Value>(_ make: () throws -> Value) -> Value {
  do { return try make() } catch { preconditionFailure("a sample is wrong: \(error)") }
}
