import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("Views that state their constraints in updateConstraints")
struct CustomViewTests {
  /// The growing button: it asks for a size, and stays inside.
  private final class GrowingView: UIView {
    let button = UIButton()
    var buttonSize = CGSize(width: 100, height: 100)

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      button.mas_updateConstraints { make in
        make.center.equalTo(self)
        make.width.equalTo(buttonSize.width).priorityLow()
        make.height.equalTo(buttonSize.height).priorityLow()
        make.width.lessThanOrEqualTo(self)
        make.height.lessThanOrEqualTo(self)
      }
      super.updateConstraints()
    }
  }

  @Test("a button grows until it fills the view, and no constraint is added twice")
  func growing() throws {
    let view = GrowingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    // What a button's title asks for is stronger than `priorityLow`.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.button.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      view.button.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
    for (width, height) in [(100, 100), (400, 200), (500, 600)] {
      view.buttonSize = CGSize(width: width, height: height)
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
      let frames = try MasonryVectors.frames("seed2-growing-\(width)x\(height)")
      #expect(view.button.numbers == frames["button"])
      let made = HierarchyMap(root: view).constraints.filter { $0 is MASLayoutConstraint }
      #expect(made.count == 6)
    }
  }

  /// The custom view: a tap changes the size that `updateConstraints` states.
  private final class DIYCustomView: UIView {
    let button = UIButton()
    var buttonSize = CGSize(width: 50, height: 30)
    private(set) var updates = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      updates += 1
      button.mas_remakeConstraints { make in
        make.width.equalTo(buttonSize.width)
        make.height.equalTo(buttonSize.height)
      }
      super.updateConstraints()
    }

    func didTapButton() {
      buttonSize = CGSize(width: 200, height: 200)
      setNeedsUpdateConstraints()
    }
  }

  @Test("a tap makes a button 200 by 200, with new constraints")
  func tapped() {
    let view = DIYCustomView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutIfNeeded()
    #expect(view.button.constraints.map(\.constant) == [50, 30])
    #expect(view.updates == 1)
    view.didTapButton()
    #expect(view.button.constraints.map(\.constant) == [50, 30])
    view.layoutIfNeeded()
    #expect(view.button.constraints.map(\.constant) == [200, 200])
    #expect(view.button.frame.size == CGSize(width: 200, height: 200))
    #expect(view.updates == 2)
  }
}
