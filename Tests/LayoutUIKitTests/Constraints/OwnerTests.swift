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

@MainActor @Suite("What anchors and constraints keep alive")
struct ItemLifeTests {
  /// A view that stores an anchor and an inactive constraint of its own.
  final class Card: UIView {
    lazy var top = topAnchor
    lazy var folded = heightAnchor.constraint(equalToConstant: 0)

    convenience init(_ superview: UIView) {
      self.init()
      superview.addSubview(self)
      _ = (top, folded)
    }
  }

  /// Keeps an eye on an object.
  final class Watch {
    weak var object: NSObject?
  }

  @Test("an inactive constraint keeps its items alive, also those that nobody else holds")
  func inactive() {
    let watch = Watch()
    var tie: NSLayoutConstraint?
    func make() {
      let view = UIView()
      watch.object = view
      tie = view.topAnchor.constraint(equalTo: UILayoutGuide().topAnchor)
    }
    make()
    #expect(watch.object != nil && tie?.firstItem === watch.object)
    #expect(tie?.secondItem is UILayoutGuide)
    tie = nil
    #expect(watch.object == nil)
    #expect(UIView().topAnchor.constraint(equalTo: UIView().bottomAnchor).secondItem is UIView)
    #expect(
      NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 3
      ).firstItem is UIView)
  }

  @Test("an active constraint doesn't keep its items alive, and does again once it is inactive")
  func active() {
    let watch = Watch()
    var ties: [NSLayoutConstraint] = []
    func make(isActiveInTheEnd: Bool) {
      let view = UIView()
      watch.object = view
      ties = [
        view.widthAnchor.constraint(equalToConstant: 1),
        view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
          .constraint(equalToConstant: 1),
      ]
      NSLayoutConstraint.activate(ties)
      if !isActiveInTheEnd { NSLayoutConstraint.deactivate(ties) }
    }
    make(isActiveInTheEnd: true)
    #expect(watch.object == nil && ties[0].firstItem == nil)
    make(isActiveInTheEnd: false)
    #expect(watch.object != nil && ties[0].firstItem === watch.object)
    ties = []
    #expect(watch.object == nil)
  }

  @Test("an anchor keeps its item alive")
  func anchor() {
    let watch = Watch()
    var anchor: NSLayoutXAxisAnchor?
    func make() {
      let view = UIView()
      watch.object = view
      anchor = view.leadingAnchor
    }
    make()
    #expect(anchor?.item === watch.object && watch.object != nil)
    anchor = nil
    #expect(watch.object == nil)
  }

  @Test("a view in a hierarchy may store anchors and inactive constraints of its own")
  func ownConstraints() {
    let watches = [Watch(), Watch(), Watch()]
    func make() {
      let superview = UIView()
      let card = Card(superview)
      let removed = Card(superview)
      card.folded.isActive = true
      card.folded.isActive = false
      removed.removeFromSuperview()
      for (watch, view) in zip(watches, [superview, card, removed]) { watch.object = view }
    }
    make()
    #expect(watches.allSatisfy { $0.object == nil })
  }

  @Test("neither an anchor nor a constraint keeps the root of a hierarchy alive")
  func roots() {
    let watch = Watch()
    var held: [NSObject] = []
    func make() {
      let root = UIView()
      let view = UIView()
      watch.object = root
      held = [root.trailingAnchor, root.widthAnchor.constraint(equalToConstant: 8)]
      root.addSubview(view)
      held += [root.bottomAnchor, view.topAnchor.constraint(equalTo: root.topAnchor)]
    }
    make()
    #expect(watch.object == nil && held.count == 4)
    let kept = UIView()
    kept.addSubview(UIView())
    kept.subviews[0].removeFromSuperview()
    #expect(kept.topAnchor.constraint(equalTo: UIView().topAnchor).secondItem is UIView)
  }

  @Test("a controller's view may do so, too, and guides and a distance don't keep their views")
  func others() {
    let watches = [Watch(), Watch(), Watch()]
    func make() {
      let controller = UIViewController()
      let root = Card()
      controller.view = root
      _ = (root.top, root.folded)
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let distance = root.topAnchor.anchorWithOffset(to: guide.topAnchor)
      distance.constraint(equalToConstant: 8).isActive = true
      root.layoutMarginsGuide.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      root.layoutIfNeeded()
      for (watch, object) in zip(watches, [controller, root, guide] as [NSObject]) {
        watch.object = object
      }
    }
    make()
    #expect(watches.allSatisfy { $0.object == nil })
  }

  @Test("an anchor is the same object as long as somebody holds it")
  func identity() {
    let view = UIView()
    let guide = view.safeAreaLayoutGuide
    let held = view.widthAnchor
    #expect(view.widthAnchor === held)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(view.topAnchor !== view.firstBaselineAnchor)
  }

  @Test("a constraint's anchors are the objects that its items have, also those of margins")
  func identityInConstraints() {
    let (view, other) = (UIView(), UIView())
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.addSubview(other)
    func tie(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: other, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute,
        multiplier: 1, constant: 0)
    }
    let (height, top) = (view.heightAnchor, guide.topAnchor)
    #expect(tie(.height).secondAnchor === height)
    #expect(other.topAnchor.constraint(equalTo: top).secondAnchor === top)
    #expect(top.constraint(equalTo: other.topAnchor).firstAnchor === top)
    for attribute in [.centerX, .leadingMargin, .lastBaseline, .topMargin, .width]
      as [NSLayoutConstraint.Attribute]
    {
      let (one, same) = (tie(attribute), tie(attribute))
      #expect(one.firstAnchor === same.firstAnchor && one.firstAnchor.item === other)
      #expect(one.firstAnchor !== one.secondAnchor && one.firstAnchor != one.secondAnchor)
    }
    let again = tie(.width).secondAnchor?.constraint(equalTo: tie(.height).firstAnchor)
    #expect(again?.firstItem === view && again?.secondItem === other)
    #expect(again?.secondAttribute == .height)
  }
}

@MainActor @Suite("What activation costs")
struct ActivationCostTests {
  @Test("activating and deactivating is linear", .timeLimit(.minutes(1)))
  func linear() {
    let window = UIWindow()
    let view = window.addFreeSubview()
    let constraints = (0..<100_000).map { _ in view.widthAnchor.constraint(equalToConstant: 1) }
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints)
    #expect(view.constraints.isEmpty)
  }

  @Test("constraints stay in the order in which they came, whichever of them leave")
  func order() {
    let view = UIView()
    let constraints = (0..<40).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints.filter { $0.constant.remainder(dividingBy: 4) != 0 })
    constraints[1].isActive = true
    view.removeConstraints([constraints[8], constraints[8]])
    #expect(view.constraints.map(\.constant) == [0, 4, 12, 16, 20, 24, 28, 32, 36, 1])
    view.removeConstraints(view.constraints)
    #expect(view.constraints.isEmpty)
  }
}

// What a client may have declared for itself, with the operands of the module's operators.

private func + (priority: UILayoutPriority, steps: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + 10 * steps)
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, steps: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - 10 * steps)
  }

  fileprivate static func - (priority: UILayoutPriority, steps: Int) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - 20 * Float(steps))
  }

  fileprivate static func += (priority: inout UILayoutPriority, steps: Float) {
    priority = priority + steps
  }
}

@Suite("A client's own operators on priorities")
struct PriorityOperatorTests {
  @Test("they come before those of the module, and no call is ambiguous")
  func precedence() {
    let steps: Float = 2
    #expect((UILayoutPriority(100) + steps).rawValue == 120)
    #expect((UILayoutPriority(100) + 2).rawValue == 120)
    #expect((UILayoutPriority(100) - steps).rawValue == 80)
    #expect((UILayoutPriority(100) - 2).rawValue == 60)
    #expect((2 + UILayoutPriority(100)).rawValue == 102)
    var priority = UILayoutPriority(100)
    priority += steps
    #expect(priority.rawValue == 120)
    #expect(UILayoutPriority(1) < UILayoutPriority(2))
  }
}
