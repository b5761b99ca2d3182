#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes a system call, and repeats the call if a signal interrupts it.
///
/// Don't use this function for `close(2)`, because an interrupted call has already closed the file.
func repeating<Answer: CallAnswer>(_ call: () -> Answer) -> Answer {
  while true {
    let answer = call()
    if !answer.isFailure || errno != EINTR { return answer }
  }
}

/// Returns a function that makes the given call, and repeats the call if a signal interrupts it.
func repeated<each Argument, Answer: CallAnswer>(
  _ call: @escaping @Sendable (repeat each Argument) -> Answer
) -> @Sendable (repeat each Argument) -> Answer {
  { (argument: repeat each Argument) in repeating { call(repeat each argument) } }
}

extension String {
  /// Makes a system call with the bytes of this path, and repeats the call if a signal interrupts it.
  func repeatingCall<Answer: CallAnswer>(_ call: (UnsafePointer<CChar>) -> Answer) -> Answer {
    withFileName { name in repeating { call(name) } }
  }
}

/// The result of a system call, which can indicate a failure.
protocol CallAnswer: Sendable {
  /// Whether the result means that the call failed and set `errno`.
  var isFailure: Bool { get }
}

extension Int32: CallAnswer {
  var isFailure: Bool { self < 0 }
}

extension Int: CallAnswer {
  var isFailure: Bool { self < 0 }
}

extension FileStatus?: CallAnswer {
  var isFailure: Bool { self == nil }
}
