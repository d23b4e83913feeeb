import Foundation
import LayoutUIKit
import Testing

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
