import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Passes")
struct PassTests {
  /// Writes down what is called.
  final class Notes {
    var calls: [String] = []
  }

  class Noted: UIView {
    let notes: Notes
    let name: String

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      notes.calls.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      notes.calls.append("layout \(name) \(Int(frame.width))")
    }
  }

  /// Ties itself where the guide says that such code stands.
  final class SelfTying: Noted {
    override func updateConstraints() {
      if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 33).isActive = true }
      super.updateConstraints()
    }
  }

  @Test("constraints are updated from below, then frames are set, then subviews are laid out")
  func order() {
    let notes = Notes()
    let root = Noted("root", notes)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = CGSize(width: 100, height: 100)
    let child = SelfTying("child", notes)
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

  @Test("a view that never rests ends a pass all the same")
  func endless() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let view = Restless(width: 5, height: 5)
    view.layoutIfNeeded()
    #expect(view.frame.width == 5)
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
