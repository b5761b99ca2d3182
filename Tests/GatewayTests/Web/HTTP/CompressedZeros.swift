import Foundation
import TestSupport

/// A gigabyte of zeros in a compressed format.
enum CompressedZeros {
  /// A body compressed with gzip. It consists of one zero, followed by back-references that each repeat 258 zeros and take thirteen bits
  /// (RFC 1951, 3.2.6). The end of the body is missing.
  static let once: [LoopbackServer.Piece] = [
    LoopbackServer.Piece([31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 98, 24]),
    // These thirteen bytes repeat 258 bytes eight times.
    LoopbackServer.Piece([5, 163, 96, 20, 140, 130, 81, 48, 10, 70, 193, 40, 24], times: 1 << 30 / 2064),
  ]

  /// The same body compressed twice more with gzip, which results in 173 bytes.
  static let threeTimes = LoopbackServer.Piece(Array(Data(base64Encoded: base64) ?? Data()))

  private static let base64 = """
    H4sIAAAAAAACA+3aIQrCYACA0Z8NxoqITLBsaNgB9ATmBbvJsDIwaBSLjKXBQLBZhtG6YZAFy8oGJkFwQQQVm1WbIOteQPjeOV4z\
    UEVJkp9ZXHFbQrQ1214a576ReGHVX0dpY3BzzMth1LsXs2vy3oabk76fBD4AAAAAAAAAAAAAAPhL+bA7t8ouoLzGO13+1GsAAAAA\
    AAAAfllMpeIRH1cdR3wBjIwJqoUzAAA=
    """
}
