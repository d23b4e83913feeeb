import LayoutLessons
import Terminal
import Testing

@Suite("Terminal: a text takes so many columns")
struct TextWidthTests {
  @Test(
    "counts columns by what is seen",
    arguments: [
      ("", 0), ("Blue.leading", 12), (" ", 1), ("\n", 0), ("a\nb", 2),
      // Latin, Greek, Cyrillic, one column even where East Asian fonts may take two
      ("café", 4), ("cafe\u{301}", 4), ("Ωж", 2), ("…—·×", 4), ("├─┤█", 4), ("①★", 2),
      // Wide and fullwidth
      ("布局", 4), ("，。、；：？！", 14), ("（）「」『』", 12), ("Ａ１", 4), ("ｱ", 1), ("ひらがな", 8),
      ("\u{3000}", 2), ("𠀀", 2), ("㈱", 2), ("☰", 2),
      // Hangul, composed and in letters
      ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 0),
      // No width
      ("\u{301}", 0), ("\u{200B}\u{200D}\u{2060}\u{FEFF}", 0), ("\u{FE0F}", 0), ("a\u{20DD}", 1),
      // Emoji
      ("🙂", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("©️", 2),
      ("©", 1), ("a\u{FE0F}", 1), ("🇨🇳🇫🇷", 4),
      // Signs that stand for control characters
      ("␛[31m", 5), ("\u{FFFD}", 1),
      // An Indic conjunct is as wide as its first letter
      ("नमस्ते", 3),
    ])
  func width(text: String, columns: Int) {
    #expect(text.widthInColumns == columns)
  }

  @Test("a long text is as wide as its parts together")
  func additive() {
    let parts = ["abc", "布局", "🙂", "한", "e\u{301}"]
    #expect(
      String(repeating: parts.joined(), count: 1000).widthInColumns
        == 1000 * parts.map(\.widthInColumns).reduce(0, +))
  }
}
