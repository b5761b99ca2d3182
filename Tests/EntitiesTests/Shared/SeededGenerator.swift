/// A random number generator that produces the same sequence in every run. The algorithm is SplitMix64 by Sebastiano Vigna, in the public
/// domain.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random string of characters from `alphabet`, with a length in the range `length`.
  mutating func text(_ length: ClosedRange<Int>, of alphabet: [Character]) -> String {
    var text = ""
    for _ in 0..<Int.random(in: length, using: &self) {
      text.append(alphabet[Int.random(in: alphabet.indices, using: &self)])
    }
    return text
  }
}
