import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Views in views")
struct HierarchyTests {
  @Test("a subview knows its superview, and a removed one forgets it")
  func superview() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.superview === parent)
    #expect(child.next === parent)
    #expect(child.isDescendant(of: parent))
    child.removeFromSuperview()
    #expect(child.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test("subviews stand in the order of drawing")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for (tag, view) in views.enumerated() { view.tag = tag + 1 }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [3, 1, 4, 2])
    parent.sendSubviewToBack(views[1])
    parent.bringSubviewToFront(views[2])
    #expect(parent.subviews.map(\.tag) == [2, 1, 4, 3])
    parent.insertSubview(views[2], belowSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [2, 3, 1, 4])
    #expect(parent.viewWithTag(4) === views[3])
  }

  @Test("two subviews change places; an index that none has changes nothing")
  func exchanged() {
    let parent = UIView()
    for tag in 1...3 {
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
    }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [3, 2, 1])
    for index in [-1, 3] { parent.exchangeSubview(at: 0, withSubviewAt: index) }
    parent.exchangeSubview(at: 7, withSubviewAt: 0)
    #expect(parent.subviews.map(\.tag) == [3, 2, 1])
  }

  @Test("frame, bounds and centre are three sides of one thing")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size.width = 50
    #expect(view.numbers == [0, 20, 50, 40])
    view.center.y = 100
    #expect(view.numbers == [0, 80, 50, 40])
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 2, y: 3))
    #expect(view.convert(inner.bounds, from: inner) == inner.frame)
  }

  @Test("views are told of what happens to them")
  func hooks() {
    final class Noting: UIView {
      var notes: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        notes.append(newSuperview == nil ? "will leave" : "will move")
      }
      override func didMoveToSuperview() { notes.append(superview == nil ? "left" : "moved") }
      override func didMoveToWindow() { notes.append(window == nil ? "no window" : "window") }
      override func didAddSubview(_ subview: UIView) { notes.append("added") }
      override func willRemoveSubview(_ subview: UIView) { notes.append("will remove") }
    }
    let window = UIWindow(frame: .zero)
    let view = Noting()
    let inner = UIView()
    window.addSubview(view)
    view.addSubview(inner)
    inner.removeFromSuperview()
    view.removeFromSuperview()
    #expect(
      view.notes == [
        "will move", "moved", "window", "added", "will remove", "will leave", "left", "no window",
      ])
  }
}
