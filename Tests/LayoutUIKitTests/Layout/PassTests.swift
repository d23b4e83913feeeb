import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Passes")
struct PassTests {
  @Test("constraints are updated from below, then frames are set, then subviews are laid out")
  func order() {
    let notes = Notes()
    let root = RequiringView("root", notes)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = CGSize(width: 100, height: 100)
    let child = SelfTyingView("child", notes)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(notes.calls == ["update child", "update root", "layout root 100", "layout child 33"])
    notes.calls = []
    root.layoutIfNeeded()
    #expect(notes.calls.isEmpty)
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(notes.calls == ["layout child 33"])
  }

  @Test("what layoutSubviews changes is laid out in the same pass")
  func nested() {
    final class Narrow: UIView {
      let inner = UIView()
      lazy var width = inner.widthAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = bounds.width / 2
        width.isActive = true
      }
    }
    let root = Narrow(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    _ = root.addFreeSubview(root.inner)
    root.layoutIfNeeded()
    #expect(root.inner.frame.width == 40)
  }

  @Test("a view that never rests ends a pass after 100 rounds, and the console tells which it is")
  func endless() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let root = UIView(width: 5, height: 5)
    let view = Restless(width: 5, height: 5)
    root.addSubview(view)
    #expect(console { root.layoutIfNeeded() } == [Self.report(on: view)])
    #expect(view.frame.width == 5)
  }

  @Test("so do views that lay each other out from inside, and constants that never settle")
  func endlessInside() {
    final class Nesting: UIView {
      override func layoutSubviews() {
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    let nesting = Nesting(width: 5, height: 5)
    #expect(console { nesting.layoutIfNeeded() } == [Self.report(on: nesting)])

    final class Growing: UIView {
      lazy var width = subviews[0].widthAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        width.isActive = true
        width.constant += 1
      }
    }
    let growing = Growing(width: 5, height: 5)
    let leaf = growing.addFreeSubview()
    let lines = console { growing.layoutIfNeeded() }
    #expect(lines == [Self.report(on: growing, leaf)])
  }

  private static func report(on views: UIView...) -> String {
    let lines = views.map { "    \($0.description.withoutAddresses)\n" }.joined()
    return "Layout feedback loop: after 100 rounds of one layout pass there is still something to "
      + "lay out, so the pass stops here. UIKit would go on for ever. These views were asked again "
      + "in the last round:\n\(lines)Look at what their layoutSubviews and updateConstraints do: a "
      + "call of setNeedsLayout or setNeedsUpdateConstraints, or a change to a constraint, asks for "
      + "one more round each time."
  }

  @Test("masks follow the superview, at once and in a pass")
  func masks() {
    let root = UIView(width: 100, height: 100)
    let bar = UIView(frame: CGRect(x: 10, y: 80, width: 80, height: 20))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(bar)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(bar.numbers == [10, 130, 180, 20])
    let mark = bar.addFreeSubview()
    mark.trailingAnchor.constraint(equalTo: bar.trailingAnchor).isActive = true
    mark.widthAnchor.constraint(equalToConstant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(bar.numbers == [10, 130, 180, 20])
    #expect(mark.frame.minX == 176)
    bar.frame.origin.x = 0
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(bar.numbers == [0, 130, 280, 20])
    #expect(mark.frame.minX == 276)
  }

  @Test("a share of the growth goes to each flexible part")
  func shares() {
    let root = UIView(width: 100, height: 100)
    let box = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 10))
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(box)
    root.frame.size.width = 160
    #expect(box.numbers == [40, 10, 40, 10])
    root.frame.size.width = 100
    #expect(box.numbers == [20, 10, 40, 10])
  }
}
