import Foundation

/// How many inputs are made: a sample, or all where `.ci/run --long` finds no libFuzzer to make them.
func count(sample: Int, long: Int) -> Int {
  ProcessInfo.processInfo.environment["RECETAS_LONG_FUZZ"] == "1" ? long : sample
}
