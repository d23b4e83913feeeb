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

@MainActor @Suite("Text views")
struct TextViewTests {
  let view = UIView(width: 300, height: 200)
  let text: UITextView

  init() {
    text = view.addFreeSubview(UITextView())
    text.text = "Hello Hello"
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
    ])
  }

  @Test("one that scrolls asks for no size")
  func scrolling() {
    view.layoutIfNeeded()
    #expect(text.frame.size == .zero)
  }

  @Test("one that doesn't is as large as its text with insets and padding, in as many lines")
  func fixed() {
    text.isScrollEnabled = false
    view.layoutIfNeeded()
    #expect(text.numbers == [0, 0, 76, 31])
    let width = text.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    view.layoutIfNeeded()
    #expect(text.numbers == [0, 0, 40, 46])
    width.isActive = false
    text.textContainer.lineFragmentPadding = 0
    text.textContainerInset = .zero
    view.layoutIfNeeded()
    #expect(text.numbers == [0, 0, 66, 15])
  }
}

/// A view that UIKit makes itself, or puts into its own, inside another.
@MainActor struct OwnSubview: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor () -> (outer: UIView, inner: UIView?)

  nonisolated init(_ name: String, _ make: @escaping @MainActor () -> (UIView, UIView?)) {
    testDescription = name
    self.make = make
  }

  nonisolated static let all = [
    OwnSubview("a button's title") {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      return (button, button.titleLabel)
    },
    OwnSubview("a button's picture") {
      let button = UIButton()
      button.setImage(UIImage(systemName: "star"), for: .normal)
      return (button, button.imageView)
    },
    OwnSubview("the title of a button with a configuration") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      return (button, button.titleLabel)
    },
    OwnSubview("a row's content view") {
      let cell = UITableViewCell()
      return (cell, cell.contentView)
    },
    OwnSubview("a row's text") {
      let cell = UITableViewCell()
      return (cell, cell.textLabel)
    },
    OwnSubview("a row's picture") {
      let cell = UITableViewCell()
      return (cell, cell.imageView)
    },
    OwnSubview("a grid cell's content view") {
      let cell = UICollectionViewCell()
      return (cell, cell.contentView)
    },
  ]
}

@MainActor @Suite("The views inside a view of UIKit's")
struct OwnSubviewTests {
  @Test(
    "keep the frame that their owner gives them, without anybody's constraints",
    arguments: OwnSubview.all)
  func mask(own: OwnSubview) throws {
    let (outer, made) = own.make()
    let inner = try #require(made)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.translatesAutoresizingMaskIntoConstraints)
    #expect(outer.constraints.isEmpty && inner.constraints.isEmpty)
  }

  @Test("can be named by a constraint of the learner's", arguments: OwnSubview.all)
  func named(own: OwnSubview) throws {
    let (outer, made) = own.make()
    let inner = try #require(made)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    outer.frame = CGRect(x: 20, y: 30, width: 200, height: 60)
    root.addSubview(outer)
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
      below.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 5),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    let frame = inner.convert(inner.bounds, to: root)
    #expect(outer.frame == CGRect(x: 20, y: 30, width: 200, height: 60))
    // The constrained view stands on the pixels of the screen, the other where its owner puts it.
    #expect(abs(below.frame.minX - frame.minX) < 0.34)
    #expect(abs(below.frame.minY - frame.maxY - 10) < 0.34)
  }

  @Test("stand where Apple's do")
  func frames() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "ab"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.layoutIfNeeded()
    let image = cell.imageView?.frame ?? .zero
    #expect(image.minX == 16 && image.midY == 22)
    #expect(cell.textLabel?.frame.minX == image.maxX + 16)
  }
}

@Suite("Colours")
struct ColorTests {
  @Test("colours are equal by their components, and say them")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(
      UIColor.white.withAlphaComponent(0.5).description == "UIExtendedGrayColorSpace 1 0.5")
    #expect(UIColor.red.cgColor == UIColor(cgColor: UIColor.red.cgColor).cgColor)
  }

  @Test("a transform undone is none")
  func transform() {
    let transform = CGAffineTransform(translationX: 3, y: 4)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
    let point = CGPoint(x: 1, y: 2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 1) < 1e-9 && abs(point.y - 2) < 1e-9)
    #expect(CGRect(x: 0, y: 0, width: 2, height: 4).applying(.identity).size.height == 4)
  }
}
