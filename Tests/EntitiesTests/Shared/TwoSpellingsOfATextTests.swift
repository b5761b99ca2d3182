import Entities
import Testing

@Suite struct `Two spellings of one text in Unicode` {
  @Test(arguments: [("\u{AC00}", "\u{1100}\u{1161}"), ("\u{958}", "\u{915}\u{93C}"), ("\u{2126}", "\u{3A9}")])
  func `have keys of which one comes first, or equal ones`(left: String, right: String) {
    let (left, right) = (CollationKey(left), CollationKey(right))
    #expect((left == right) == left.text.utf8.elementsEqual(right.text.utf8))
    #expect((left < right || right < left) == (left != right))
  }
}
