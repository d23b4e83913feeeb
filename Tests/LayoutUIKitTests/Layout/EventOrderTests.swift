import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("What is called when")
struct EventOrderTests {
  let notes = Notes()

  /// Ties a view to all edges of its superview.
  private func fill(_ view: UIView, inset: CGFloat = 0) -> NSLayoutConstraint {
    guard let superview = view.superview else { return NSLayoutConstraint() }
    let leading = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset)
    NSLayoutConstraint.activate([
      leading, view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
    return leading
  }

  @Test("a screen comes: constraints from below, then layout from above, frames level by level")
  func screen() {
    let page = NotedView("page", notes)
    let (box, leaf) = (NotedView("box", notes), NotedView("leaf", notes))
    page.addSubview(box)
    box.addSubview(leaf)
    _ = fill(box, inset: 10)
    _ = fill(leaf, inset: 5)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = NotedController(page, notes)
    window.makeKeyAndVisible()
    #expect(
      notes.taken() == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing in window 0>0",
        "update leaf", "update box", "updateViewConstraints", "update page",
        "viewWillLayoutSubviews 0>0", "layout page 100",
        "viewDidLayoutSubviews 90>0", "layout box 90", "layout leaf 85", "viewDidAppear",
      ])
    window.layoutIfNeeded()
    #expect(notes.taken() == [])
  }

  @Test("a new constant has the superview laid out, and the view where its size is another")
  func constant() {
    let root = NotedView("root", notes)
    root.frame.size = CGSize(width: 100, height: 100)
    root.translatesAutoresizingMaskIntoConstraints = true
    let box = NotedView("box", notes)
    root.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([leading, width])
    root.layoutIfNeeded()
    _ = notes.taken()
    leading.constant = 30
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100"])
    width.constant = 40
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100", "layout box 40"])
    width.constant = 40
    root.layoutIfNeeded()
    #expect(notes.taken() == [])
    box.setNeedsLayout()
    box.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout box 40"])
    box.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100"])
  }

  @Test("layoutIfNeeded of a subview lays out below it, and from above where superviews wait")
  func subtree() {
    let root = NotedView("root", notes)
    root.frame.size = CGSize(width: 100, height: 100)
    root.translatesAutoresizingMaskIntoConstraints = true
    let (box, leaf, other) = (
      NotedView("box", notes), NotedView("leaf", notes), NotedView("other", notes)
    )
    root.addSubview(box)
    root.addSubview(other)
    box.addSubview(leaf)
    let leading = fill(box)
    _ = fill(leaf)
    root.layoutIfNeeded()
    _ = notes.taken()
    [leaf, other].forEach { $0.setNeedsLayout() }
    box.layoutIfNeeded()
    #expect(notes.taken() == ["layout leaf 100"])
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout other 0"])
    leading.constant = 25
    leaf.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100", "layout box 75", "layout leaf 75"])
  }

  @Test("before super.layoutSubviews subviews have their old frames, after it their new ones")
  func aroundSuper() {
    final class Measuring: UIView {
      var widths: [CGFloat] = []
      override func layoutSubviews() {
        widths.append(subviews[0].frame.width)
        super.layoutSubviews()
        widths.append(subviews[0].frame.width)
      }
    }
    let root = Measuring(width: 100, height: 100)
    let box = root.addFreeSubview()
    _ = fill(box, inset: 40)
    root.layoutIfNeeded()
    #expect(root.widths == [0, 60])
  }

  @Test("without super.layoutSubviews constraints don't move the subviews")
  func withoutSuper() {
    final class Forgetful: UIView {
      override func layoutSubviews() {}
    }
    let root = Forgetful(width: 100, height: 100)
    let box = root.addFreeSubview(NotedView("box", notes))
    let leaf = box.addFreeSubview()
    _ = fill(box)
    _ = fill(leaf)
    root.layoutIfNeeded()
    #expect(box.frame == .zero)
    #expect(leaf.numbers == [0, 0, 100, 100])
  }

  @Test("a constraint that changes in layoutSubviews counts in super and below, in one go")
  func changedInLayout() {
    final class Halving: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        width?.constant = bounds.width / 2
        super.layoutSubviews()
      }
    }
    let root = Halving(width: 80, height: 100)
    let box = root.addFreeSubview(NotedView("box", notes))
    let leaf = box.addFreeSubview(NotedView("leaf", notes))
    _ = fill(leaf)
    root.width = box.widthAnchor.constraint(equalToConstant: 0)
    root.width?.isActive = true
    root.layoutIfNeeded()
    #expect(notes.taken() == ["update leaf", "update box", "layout box 40", "layout leaf 40"])
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout box 30", "layout leaf 30"])
  }

  @Test("a layout sets bounds and center, and never frame")
  func setters() {
    final class Watched: UIView {
      var sets: [String] = []
      override var frame: CGRect { didSet { sets.append("frame") } }
      override var bounds: CGRect { didSet { sets.append("bounds \(bounds.size.width)") } }
      override var center: CGPoint { didSet { sets.append("center \(center.x)") } }
    }
    let root = UIView(width: 100, height: 100)
    let box = root.addFreeSubview(Watched())
    let leading = fill(box)
    root.layoutIfNeeded()
    #expect(box.sets == ["bounds 100.0", "center 50.0"])
    box.sets = []
    leading.constant = 50
    root.layoutIfNeeded()
    #expect(box.sets == ["bounds 50.0", "center 75.0"])
    #expect(box.numbers == [50, 0, 50, 100])
  }

  @Test("a content's size is asked for again when it is invalidated, and not before")
  func contentSize() {
    final class Content: UIView {
      var width: CGFloat = 10
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 5) }
    }
    let root = UIView(width: 100, height: 100)
    let content = root.addFreeSubview(Content())
    let top = content.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    content.width = 30
    top.constant = 7
    root.layoutIfNeeded()
    #expect(content.numbers == [0, 7, 10, 5])
    content.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(content.numbers == [0, 7, 30, 5])
  }
}
