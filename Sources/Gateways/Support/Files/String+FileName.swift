/// The system's names of files are bytes, and need not be UTF-8. A path is a `String` all the same: each byte that is not part of valid
/// UTF-8 stands in it as one of the private scalars U+10FE80…U+10FEFF, and so does each byte of such a scalar, so that two names are never
/// one text. It is the idea of Python's `surrogateescape` (PEP 383), whose surrogates no Swift text can hold. The system's calls get the
/// bytes back (`PathCalls.swift`); elsewhere a path is text.
extension String {
  /// The path that the system knows by these bytes.
  package init(fileName bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.mayHoldFileBytes {
      self = text
      return
    }
    var path = UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var (next, rest) = (bytes.makeIterator(), bytes[...])
    while true {
      let result = parser.parseScalar(from: &next)
      let length: Int
      switch result {
      case .emptyInput:
        self = String(path)
        return
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        length = encoded.count
        if scalar.fileByte == nil {
          path.append(scalar)
        } else {
          path.append(contentsOf: rest.prefix(length).map(Unicode.Scalar.init(fileByte:)))
        }
      case .error(let count):
        length = count
        path.append(contentsOf: rest.prefix(length).map(Unicode.Scalar.init(fileByte:)))
      }
      rest = rest.dropFirst(length)
    }
  }

  /// The path in a text of the C library, up to its zero.
  package init(fileName text: UnsafePointer<CChar>) {
    var count = 0
    while text[count] != 0 { count += 1 }
    self.init(fileName: UnsafeBufferPointer(start: text, count: count).map { UInt8(bitPattern: $0) })
  }

  /// The bytes by which the system knows this path.
  package var fileBytes: [UInt8] {
    mayHoldFileBytes ? unicodeScalars.flatMap { $0.fileByte.map { [$0] } ?? Array(String($0).utf8) } : Array(utf8)
  }

  /// What the same bytes are as a text: those that are not UTF-8 are replaced by `�`.
  package var withoutFileBytes: String { mayHoldFileBytes ? String(decoding: fileBytes, as: UTF8.self) : self }

  /// Calls the system with the bytes of this path.
  package func withFileName<Answer>(_ call: (UnsafePointer<CChar>) -> Answer) -> Answer {
    mayHoldFileBytes ? call(fileBytes.map { CChar(bitPattern: $0) } + [0]) : withCString(call)
  }

  /// Whether the first byte of the private scalars' UTF-8 occurs; it does in hardly any text.
  private var mayHoldFileBytes: Bool { utf8.contains(0xF4) }
}

extension Unicode.Scalar {
  private static let fileBytes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

  /// Stands for a byte from 0x80 on.
  fileprivate init(fileByte byte: UInt8) {
    self = Unicode.Scalar(Self.fileBytes.lowerBound & ~0xFF | UInt32(byte)) ?? Unicode.Scalar(byte)
  }

  /// The byte that it stands for, if any.
  fileprivate var fileByte: UInt8? { Self.fileBytes.contains(value) ? UInt8(truncatingIfNeeded: value) : nil }
}
