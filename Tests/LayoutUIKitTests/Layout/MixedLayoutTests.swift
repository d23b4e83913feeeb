import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Frames and constraints side by side")
struct MixedLayoutTests {
  let root = UIView(width: 200, height: 100)

  @Test("one subview may keep its frame while another follows constraints, to the first one too")
  func siblings() {
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    framed.autoresizingMask = .flexibleWidth
    root.addSubview(framed)
    let tied = root.addFreeSubview()
    let inside = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    tied.addSubview(inside)
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5),
      tied.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      tied.topAnchor.constraint(equalTo: framed.topAnchor),
      tied.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(framed.numbers == [10, 10, 50, 20])
    #expect(tied.numbers == [65, 10, 135, 30])
    #expect(inside.numbers == [1, 2, 3, 4])
    root.frame.size.width = 260
    root.layoutIfNeeded()
    #expect(framed.numbers == [10, 10, 110, 20])
    #expect(tied.numbers == [125, 10, 135, 30])
    framed.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(tied.frame.minX == 115)
  }

  @Test("a frame that is set on a tied view stays until its superview is laid out again")
  func jumpsBack() {
    let tied = root.addFreeSubview()
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      tied.topAnchor.constraint(equalTo: root.topAnchor),
      tied.widthAnchor.constraint(equalToConstant: 40),
      tied.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    tied.frame = CGRect(x: 70, y: 70, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(tied.numbers == [70, 70, 10, 10])
    root.setNeedsLayout()
    #expect(tied.numbers == [70, 70, 10, 10])
    root.layoutIfNeeded()
    #expect(tied.numbers == [20, 0, 40, 30])
    tied.center = CGPoint(x: 0, y: 0)
    tied.bounds.size.width = 2
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(tied.numbers == [20, 0, 40, 30])
  }

  @Test("a frame that is set in layoutSubviews after super stays")
  func setInLayout() {
    final class Moving: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[0].frame.origin.x += 7
      }
    }
    let root = Moving(width: 100, height: 100)
    let tied = root.addFreeSubview()
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      tied.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(tied.numbers == [27, 0, 40, 0])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(tied.numbers == [27, 0, 40, 0])
  }

  @Test("a button grows as far as its view allows")
  func growingButton() {
    final class Growing: UIView {
      let button = UIButton(type: .system)
      var buttonSize = CGSize(width: 100, height: 100)
      private lazy var width = button.widthAnchor.constraint(equalToConstant: 0)
      private lazy var height = button.heightAnchor.constraint(equalToConstant: 0)

      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        if button.superview == nil { tie() }
        (width.constant, height.constant) = (buttonSize.width, buttonSize.height)
        super.updateConstraints()
      }

      private func tie() {
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        (width.priority, height.priority) = (.defaultLow, .defaultLow)
        NSLayoutConstraint.activate([
          width, height, button.centerXAnchor.constraint(equalTo: centerXAnchor),
          button.centerYAnchor.constraint(equalTo: centerYAnchor),
          button.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
          button.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
        ])
      }
    }
    let view = Growing(width: 300, height: 200)
    view.layoutIfNeeded()
    #expect(view.button.numbers == [100, 50, 100, 100])
    view.buttonSize = CGSize(width: 260, height: 260)
    view.setNeedsUpdateConstraints()
    #expect(view.button.numbers == [100, 50, 100, 100])
    view.layoutIfNeeded()
    #expect(view.button.numbers == [20, 0, 260, 200])
  }

  @Test("a view of one's own makes its constraints anew each time it asks for updates")
  func remaking() {
    final class Custom: UIView {
      let button = UIButton(type: .system)
      var made: [NSLayoutConstraint] = []
      var buttonSize = CGSize(width: 100, height: 100)

      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
      }

      required init?(coder: NSCoder) { nil }

      override class var requiresConstraintBasedLayout: Bool { true }

      func didTap() {
        buttonSize = CGSize(width: 200, height: 200)
        setNeedsUpdateConstraints()
      }

      override func updateConstraints() {
        NSLayoutConstraint.deactivate(made)
        made = [
          button.widthAnchor.constraint(equalToConstant: buttonSize.width),
          button.heightAnchor.constraint(equalToConstant: buttonSize.height),
          button.centerXAnchor.constraint(equalTo: centerXAnchor),
          button.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
      }
    }
    let view = Custom()
    view.layoutIfNeeded()
    #expect(view.button.numbers == [100, 100, 100, 100])
    view.didTap()
    view.layoutIfNeeded()
    #expect(view.button.numbers == [50, 50, 200, 200])
    #expect(view.constraints.count == 2 && view.button.constraints.count == 2)
  }
}
