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

  /// Ties the content's edges to those of the scroll view itself.
  private func tieEdges() {
    for attribute in [.leading, .trailing, .top, .bottom] as [NSLayoutConstraint.Attribute] {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scroll,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  @Test("an inset moves content that stands at its beginning, and nothing that was scrolled")
  func inset() {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 8, bottom: 30, right: 0)
    #expect(scroll.contentOffset == CGPoint(x: -8, y: -20))
    scroll.contentOffset.y = 40
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset == CGPoint(x: -8, y: 40))
    scroll.contentInset.left = 0
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
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
    tieEdges()
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 900))
  }

  @Test("width, height and centre of the scroll view mean its frame, from inside too")
  func ownSize() {
    tieEdges()
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2).isActive = true
    window.layoutIfNeeded()
    #expect(content.numbers == [0, 0, 640, 900])
    #expect(scroll.contentSize == CGSize(width: 640, height: 900))
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

@MainActor @Suite("What hangs in scroll views")
struct ScrolledTests {
  @Test("bars count inside a scroll view only where it doesn't avoid them by itself")
  func safeArea() {
    let window = UIView(width: 320, height: 480)
    window.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let scroll = UIScrollView(frame: window.bounds)
    let content = UIView(width: 320, height: 900)
    window.addSubview(scroll)
    scroll.addSubview(content)
    #expect(scroll.safeAreaInsets.top == 20 && content.safeAreaInsets.top == 0)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets.top == 20)
  }

  @Test("a view with a mask keeps to its superview's corner where that is put on a pixel")
  func corner() {
    let window = UIView(width: 100, height: 100)
    let outer = window.addFreeSubview(UICollectionViewCell(frame: .zero))
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 10.4),
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 30),
      outer.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    #expect(outer.contentView.numbers == [0, 0, 30, 30])
  }
}
