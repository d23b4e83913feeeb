import Foundation
import LayoutUIKit
import Testing

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
