/// The name of a file's next version while it is being written: `NAME.0123456789abcdef.new`, with a number that nobody can guess.
package enum DraftName {
  private static let ending = ".new"
  private static let digits = 16

  /// A new random name for a draft of the file with this name.
  static func fresh(of name: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return name + "." + String(repeating: "0", count: digits - number.utf8.count) + number + ending
  }

  /// The name of the file whose draft this is; `nil` if it is not a draft's name. The first versions of the kit used no number.
  package static func target(of draft: String) -> String? {
    guard draft.hasSuffix(ending) else { return nil }
    let name = draft.dropLast(ending.count)
    let (target, number) = (name.dropLast(digits + 1), name.suffix(digits + 1))
    let isNumbered =
      number.first == "." && number.utf8.count == digits + 1
      && number.utf8.dropFirst().allSatisfy("0123456789abcdef".utf8.contains)
    return isNumbered ? String(target) : String(name)
  }
}
