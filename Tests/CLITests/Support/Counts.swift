import Foundation

/// How often something random is tried: a sample in `swift test`, the whole in `.ci/run --long`.
func count(sample: Int, long: Int) -> Int { isLong ? long : sample }

let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
