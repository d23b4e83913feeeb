import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Scroll views")
struct ScrollTests {
  let window = UIView(width: 320, height: 480)
  let scroll = UIScrollView()
  let content = ContentView(500, 900)

  init() {
    scroll.frame = window.bounds
    window.addSubview(scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
  }

  @Test("constraints to the content guide decide the size of the content")
  func contentGuide() {
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(content.numbers == [20, 10, 500, 900])
    #expect(scroll.contentSize == CGSize(width: 520, height: 910))
    #expect(scroll.numbers == [0, 0, 320, 480])
  }

  @Test("so do constraints to the scroll view itself, from inside")
  func itself() {
    for attribute in [.leading, .trailing, .top, .bottom] as [NSLayoutConstraint.Attribute] {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scroll,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 900))
  }

  @Test("the frame guide is the scroll view's own size")
  func frameGuide() {
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
  }

  @Test("the size of the content may also be set")
  func given() {
    scroll.contentSize = CGSize(width: 1, height: 2)
    scroll.contentOffset.y = 30
    #expect(scroll.contentSize == CGSize(width: 1, height: 2))
    #expect(scroll.bounds.origin.y == 30)
  }
}
