import LayoutLessons
import Terminal
import Testing

@Suite("Terminal: text carries meanings, not colours")
struct StyledTextTests {
  @Test("neighbours with one meaning are one run, and empty runs vanish")
  func canonical() {
    let text = StyledText("a") + "" + "b" + StyledText("", .code) + StyledText("c", .code)
    #expect(text.runs.map(\.text) == ["ab", "c"])
    #expect(text.runs.map(\.meaning) == [.plain, .code])
    #expect(text == StyledText("ab") + StyledText("c", .code))
  }

  @Test("interpolates words and values with a meaning")
  func interpolation() {
    let anchor = StyledText("Blue.leading", .code)
    let text: StyledText = "\(anchor) is at \(120), \("wrong", .bad)."
    #expect(
      text
        == [
          anchor, StyledText(" is at 120, "), StyledText("wrong", .bad), StyledText("."),
        ].joined())
    #expect(text.text == "Blue.leading is at 120, wrong.")
  }

  @Test("splits into lines and joins back")
  func lines() {
    let text = StyledText("a\n\nb", .good) + "c\n"
    #expect(text.lines == [StyledText("a", .good), "", StyledText("b", .good) + "c", ""])
    #expect(text.lines.map(\.text).joined(separator: "\n") == text.text)
    #expect(StyledText().lines == [""])
    #expect([text, text].joined(separator: "\n").lines == text.lines + text.lines)
  }

  @Test("is as wide as its widest line", arguments: [("", 0), ("a\n布局\nb", 4), ("\n\n", 0)])
  func width(text: String, columns: Int) {
    #expect(StyledText(text, .code).widthInColumns == columns)
  }

  @Test("gives a meaning to plain parts only")
  func whenPlain() {
    let text: StyledText = "a \("b", .code) c"
    #expect(text.whenPlain(.strong) == "\("a ", .strong)\("b", .code)\(" c", .strong)")
  }
}
