/// The SHA-256 hash function (FIPS 180-4). The same bytes have the same hash on every machine, and different bytes practically always have
/// different hashes.
package struct SHA256: Sendable {
  private var state = Self.start
  private var words = [UInt32](repeating: 0, count: 64)
  /// The bytes that haven't filled a block yet.
  private var rest: [UInt8] = []
  private var count = 0

  /// Creates a hash without any data.
  package init() {}

  /// Returns the hash of `bytes` in 64 lowercase hexadecimal digits.
  package static func hex(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hex
  }

  /// Appends bytes to the hashed data.
  package mutating func add(_ bytes: [UInt8]) {
    count += bytes.count
    // The bytes are copied only if an incomplete block is left over.
    let bytes = rest.isEmpty ? bytes : rest + bytes
    mix(bytes)
    rest = Array(bytes[(bytes.count / 64 * 64)...])
  }

  /// The hash of all bytes added so far, in 64 lowercase hexadecimal digits.
  package var hex: String {
    // The padding is a one bit, zeros up to a multiple of 64 bytes, and the length in bits (5.1.1).
    var (end, last) = (rest + [0x80], self)
    end += [UInt8](repeating: 0, count: (120 - end.count) % 64)
    end += (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - 8 * $0)) }
    last.mix(end)
    let digits = Array("0123456789abcdef".utf8)
    let hash = last.state.flatMap { word in stride(from: 28, through: 0, by: -4).map { Int(word >> $0 & 15) } }
    return String(decoding: hash.map { digits[$0] }, as: UTF8.self)
  }

  /// Hashes all whole blocks of 64 bytes.
  private mutating func mix(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      state.withUnsafeMutableBufferPointer { state in
        words.withUnsafeMutableBufferPointer { words in
          Self.constants.withUnsafeBufferPointer { constants in
            guard let state = state.baseAddress, let words = words.baseAddress, let constants = constants.baseAddress
            else { return }
            for start in stride(from: 0, through: bytes.count - 64, by: 64) {
              for index in 0..<16 {
                let word = bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
                words[index] = UInt32(bigEndian: word)
              }
              Self.mix(words, constants, into: state)
            }
          }
        }
      }
    }
  }

  /// Hashes the block in the first 16 of the 64 words (6.2.2).
  ///
  /// The function uses pointers, `while` loops and unchecked shifts, because most tests run unoptimized.
  private static func mix(
    _ words: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>, into state: UnsafeMutablePointer<UInt32>
  ) {
    var index = 16
    while index < 64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      let first = (early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ early &>> 3
      let second = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ late &>> 10
      words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
      index &+= 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    index = 0
    while index < 64 {
      let first = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
      let sum = h &+ first &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
      let second = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
      h = g
      g = f
      f = e
      e = d &+ sum
      d = c
      c = b
      b = a
      // At this point `b`, `c` and `d` are the old `a`, `b` and `c`.
      a = sum &+ second &+ (b & c ^ b & d ^ c & d)
      index &+= 1
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  /// The fractional parts of the square roots of the first eight primes (5.3.3).
  private static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The fractional parts of the cube roots of the first 64 primes (4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
