import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Who holds a constraint")
struct OwnerTests {
  /// A hierarchy: the superview holds v, w and the guide g; v holds x.
  let superview = UIView(width: 320, height: 480)
  let v: UIView
  let w: UIView
  let x: UIView
  let g = UILayoutGuide()

  init() {
    v = superview.addFreeSubview()
    w = superview.addFreeSubview()
    x = v.addFreeSubview()
    superview.addLayoutGuide(g)
  }

  private func owner(of constraint: NSLayoutConstraint) -> UIView? {
    constraint.isActive = true
    return [superview, v, w, x].first { $0.constraints.contains { $0 === constraint } }
  }

  @Test("a constraint about one view is its own")
  func single() {
    #expect(owner(of: v.widthAnchor.constraint(equalToConstant: 10)) === v)
    #expect(owner(of: v.widthAnchor.constraint(equalTo: v.heightAnchor, multiplier: 2)) === v)
  }

  @Test("between parent and child it is the parent's")
  func parentAndChild() {
    #expect(owner(of: v.topAnchor.constraint(equalTo: superview.topAnchor)) === superview)
    #expect(owner(of: superview.bottomAnchor.constraint(equalTo: v.bottomAnchor)) === superview)
  }

  @Test("between siblings and cousins it is the nearest common ancestor's")
  func siblings() {
    #expect(owner(of: v.leadingAnchor.constraint(equalTo: w.trailingAnchor)) === superview)
    #expect(owner(of: x.topAnchor.constraint(equalTo: w.topAnchor)) === superview)
  }

  @Test("a guide counts as its owner")
  func guide() {
    #expect(owner(of: v.leadingAnchor.constraint(equalTo: g.leadingAnchor)) === superview)
  }

  @Test("activate and deactivate take exactly those that are given")
  func activation() {
    let width = v.widthAnchor.constraint(equalToConstant: 10)
    let height = v.heightAnchor.constraint(equalToConstant: 10)
    #expect(!width.isActive)
    NSLayoutConstraint.activate([width, height])
    #expect(v.constraints == [width, height])
    NSLayoutConstraint.deactivate([width])
    #expect(v.constraints == [height])
    #expect(!width.isActive)
    #expect(height.isActive)
  }

  @Test("a view that leaves takes no constraints that cross the cut, and keeps those inside")
  func removal() {
    let outside = x.topAnchor.constraint(equalTo: w.topAnchor)
    let edge = v.topAnchor.constraint(equalTo: superview.topAnchor)
    let inside = x.leadingAnchor.constraint(equalTo: v.leadingAnchor)
    let other = w.topAnchor.constraint(equalTo: superview.topAnchor)
    NSLayoutConstraint.activate([outside, edge, inside, other])
    v.removeFromSuperview()
    #expect([outside, edge, inside, other].map(\.isActive) == [false, false, true, true])
    superview.addSubview(v)
    edge.isActive = true
    #expect(superview.constraints == [other, edge])
  }

  @Test("a view that is added elsewhere leaves first")
  func moving() {
    let edge = v.topAnchor.constraint(equalTo: superview.topAnchor)
    let width = v.widthAnchor.constraint(equalToConstant: 7)
    let guide = UILayoutGuide()
    v.addLayoutGuide(guide)
    let guideEdge = guide.topAnchor.constraint(equalTo: w.topAnchor)
    NSLayoutConstraint.activate([edge, width, guideEdge])
    w.insertSubview(v, at: 0)
    #expect(v.superview === w && superview.subviews == [w])
    #expect([edge, width, guideEdge].map(\.isActive) == [false, true, false])
    guideEdge.isActive = true
    #expect(w.constraints == [guideEdge])
  }

  @Test("a view that is brought to the front keeps its constraints")
  func order() {
    let edge = v.topAnchor.constraint(equalTo: superview.topAnchor)
    edge.isActive = true
    superview.bringSubviewToFront(v)
    superview.addSubview(v)
    #expect(superview.subviews == [w, v])
    #expect(edge.isActive)
  }

  @Test("a guide without an owner may be tied to itself, and no view holds the constraint")
  func guideWithoutOwner() {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let shape = guide.heightAnchor.constraint(equalTo: guide.widthAnchor)
    NSLayoutConstraint.activate([width, shape])
    #expect(!width.isActive && !shape.isActive)
    v.addLayoutGuide(guide)
    #expect(owner(of: width) === v)
  }

  @Test("a guide's owner can be set, which is the same as adding it")
  func settableOwner() {
    let guide = UILayoutGuide()
    guide.owningView = v
    #expect(v.layoutGuides == [guide])
    let tie = guide.topAnchor.constraint(equalTo: v.topAnchor)
    tie.isActive = true
    guide.owningView = w
    #expect(v.layoutGuides.isEmpty && w.layoutGuides == [guide] && !tie.isActive)
    guide.owningView = nil
    #expect(w.layoutGuides.isEmpty)
  }

  @Test("a guide's class may override its owner, and hears of every change")
  func overriddenOwner() {
    final class SelfTying: UILayoutGuide {
      override var owningView: UIView? {
        didSet {
          guard let owningView else { return }
          topAnchor.constraint(equalTo: owningView.topAnchor).isActive = true
        }
      }
    }
    let guide = SelfTying()
    v.addLayoutGuide(guide)
    #expect(v.layoutGuides == [guide] && v.constraints.count == 1)
    v.removeLayoutGuide(guide)
    #expect(v.constraints.isEmpty && guide.owningView == nil)
    guide.owningView = w
    #expect(w.layoutGuides == [guide] && w.constraints.count == 1)
  }

  @Test("a guide that leaves takes its constraints along")
  func guideRemoval() {
    let tie = v.leadingAnchor.constraint(equalTo: g.leadingAnchor)
    tie.isActive = true
    superview.removeLayoutGuide(g)
    #expect(!tie.isActive)
    #expect(g.owningView == nil)
    #expect(superview.layoutGuides.isEmpty)
  }

  @Test("an ancestor of the owner may hold a constraint, too")
  func ancestor() {
    let inside = x.leadingAnchor.constraint(equalTo: v.leadingAnchor)
    superview.addConstraint(inside)
    #expect(superview.constraints == [inside])
    v.removeConstraint(inside)
    #expect(inside.isActive)
    superview.removeConstraint(inside)
    #expect(superview.constraints.isEmpty && !inside.isActive)
    let widths = [1, 2].map { v.widthAnchor.constraint(equalToConstant: $0) }
    v.addConstraints(widths)
    #expect(v.constraints == widths)
    v.removeConstraints(widths.reversed())
    #expect(v.constraints.isEmpty)
  }
}
