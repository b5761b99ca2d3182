/// Conversions between paths and the bytes of file names. A file name consists of bytes that need not be UTF-8. A path is a `String` in
/// which each byte that is not valid UTF-8 is represented by one of the private scalars U+10FE80…U+10FEFF. If a file name contains the
/// UTF-8 of such a scalar, these bytes are represented in the same way, so two names never become the same string. This is similar to
/// Python's `surrogateescape` (PEP 383), but Swift strings can't contain surrogates. System calls receive the original bytes
/// (`PathCalls.swift`). Everywhere else a path is text.
extension String {
  /// Creates a path from the bytes of a file name.
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

  /// Creates a path from a null-terminated C string.
  package init(fileName text: UnsafePointer<CChar>) {
    var count = 0
    while text[count] != 0 { count += 1 }
    self.init(fileName: UnsafeBufferPointer(start: text, count: count).map { UInt8(bitPattern: $0) })
  }

  /// The bytes of this path, as the system expects them.
  package var fileBytes: [UInt8] {
    mayHoldFileBytes ? unicodeScalars.flatMap { $0.fileByte.map { [$0] } ?? Array(String($0).utf8) } : Array(utf8)
  }

  /// The bytes of this path as text, with `�` in place of bytes that are not UTF-8.
  package var withoutFileBytes: String { mayHoldFileBytes ? String(decoding: fileBytes, as: UTF8.self) : self }

  /// Passes the bytes of this path to a system call, and returns the call's result.
  package func withFileName<Answer>(_ call: (UnsafePointer<CChar>) -> Answer) -> Answer {
    mayHoldFileBytes ? call(fileBytes.map { CChar(bitPattern: $0) } + [0]) : withCString(call)
  }

  /// Whether the path can contain private scalars. The first UTF-8 byte of these scalars is rare in other text.
  private var mayHoldFileBytes: Bool { utf8.contains(0xF4) }
}

extension Unicode.Scalar {
  private static let fileBytes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

  /// Creates the private scalar that represents a byte of at least 0x80.
  fileprivate init(fileByte byte: UInt8) {
    self = Unicode.Scalar(Self.fileBytes.lowerBound & ~0xFF | UInt32(byte)) ?? Unicode.Scalar(byte)
  }

  /// The byte that a private scalar represents. `nil` for any other scalar.
  fileprivate var fileByte: UInt8? { Self.fileBytes.contains(value) ? UInt8(truncatingIfNeeded: value) : nil }
}
