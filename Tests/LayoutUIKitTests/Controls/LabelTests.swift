import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Labels")
struct LabelTests {
  private func label(_ text: String, lines: Int = 0, points: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: points)
    return label
  }

  @Test(
    "text wraps at the preferred width, by words, and shows no more lines than it may",
    arguments: [
      // At 20 points a character is 10 wide and a line 24 high.
      ("", 0, 0, 0, 0), ("Hello", 0, 0, 50, 24), ("Hello world", 0, 0, 110, 24),
      ("Hello world", 0, 100, 50, 48), ("Hello world", 0, 110, 110, 24),
      ("Hello world", 1, 60, 110, 24), ("a b c d e f", 2, 30, 30, 48),
      ("one\ntwo", 0, 0, 30, 48), ("one\ntwo", 1, 0, 30, 24), ("abcdefgh", 0, 50, 50, 48),
      ("文字", 0, 0, 40, 24), ("文字", 0, 20, 20, 48), ("👩‍👩‍👧a", 0, 0, 30, 24),
    ] as [(String, Int, CGFloat, CGFloat, CGFloat)])
  func wrapping(text: String, lines: Int, width: CGFloat, wide: CGFloat, high: CGFloat) {
    let label = label(text, lines: lines)
    label.preferredMaxLayoutWidth = width
    #expect(label.intrinsicContentSize == CGSize(width: wide, height: high))
  }

  @Test("half points of width go up to the next whole one")
  func rounding() {
    #expect(label("Hello", points: 17).intrinsicContentSize == CGSize(width: 43, height: 21))
  }

  @Test("several lines take their height from the width that layout gives")
  func height() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let label = view.addFreeSubview(label("Hello world, hello moon"))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.numbers == [0, 0, 100, 72])
    view.frame.size.width = 230
    view.layoutIfNeeded()
    #expect(label.numbers == [0, 0, 230, 24])
  }

  @Test("a styled text is measured by its largest font")
  func styled() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 36))
    #expect(label.text == "abcd")
  }

  @Test("a font's measures follow from its size")
  func font() {
    let font = UIFont.boldSystemFont(ofSize: 17)
    #expect([font.lineHeight, font.ascender, font.descender] == [21, 17, -4])
    #expect(font == .boldSystemFont(ofSize: 17))
    #expect(font != .systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }

  @Test(
    "a line of a text style is as high as on a phone, in thirds of a point",
    arguments: [
      // The style, and the height in pixels.
      (.largeTitle, 122), (.title1, 101), (.title2, 79), (.title3, 72), (.headline, 61),
      (.body, 61), (.callout, 58), (.subheadline, 54), (.footnote, 47), (.caption1, 43),
      (.caption2, 40),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStyles(style: UIFont.TextStyle, pixels: CGFloat) {
    let label = label("one\ntwo")
    label.font = .preferredFont(forTextStyle: style)
    #expect(label.font.lineHeight == pixels / 3)
    #expect(label.intrinsicContentSize.height == pixels / 3 * 2)
    #expect(label.font != .systemFont(ofSize: label.font.pointSize))
  }

  @Test("a view takes the line height of its label's text style without rounding it")
  func bodyText() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = view.addFreeSubview(label("Hi"))
    label.font = .preferredFont(forTextStyle: .body)
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect((label.frame.height * 3).rounded() == 61)
    #expect(label.font.ascender * 3 == 49)
  }
}
