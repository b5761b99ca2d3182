import Foundation

/// Returns the number of inputs for a test: a sample, or the full number if `.ci/run --long` finds no libFuzzer.
func count(sample: Int, long: Int) -> Int {
  ProcessInfo.processInfo.environment["RECETAS_LONG_FUZZ"] == "1" ? long : sample
}
