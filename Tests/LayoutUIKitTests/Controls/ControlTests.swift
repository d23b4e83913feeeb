import LayoutUIKit
import Testing

@MainActor @Suite("Controls")
struct ControlTests {
  @Test("actions run for their events, and not after they are removed")
  func actions() {
    let button = UIButton(type: .system)
    var taps = 0
    let action = UIAction(identifier: UIAction.Identifier("tap")) { action in
      #expect(action.sender as? UIButton === button)
      taps += 1
    }
    button.addAction(action, for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(taps == 1)
    button.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test("actions and the methods of targets run in the order in which they came")
  func order() {
    let control = UIControl()
    let log = Log()
    control.addTarget(log, action: Selector(Log.first), for: .valueChanged)
    control.addAction(UIAction { _ in log.lines.append("action") }, for: .valueChanged)
    control.addTarget(log, action: Selector(log.second(_:)), for: .valueChanged)
    control.addTarget(log, action: Selector(Log.first), for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["first", "action", "second UIControl"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(log.lines.suffix(2) == ["second UIControl", "action"])
  }

  @Test("a target isn't kept alive by a method that is named with its class")
  func weakTarget() {
    let control = UIControl()
    var lines: [String] = []
    do {
      let log = Log { lines.append($0) }
      control.addTarget(log, action: Selector(Log.first), for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(lines == ["first", "gone"])
  }

  @Test("an action can be sent by the program, and posted to an object")
  func sending() {
    let log = Log()
    let item = UIBarButtonItem(
      title: "Save", style: .plain, target: log, action: Selector(Log.any(_:)))
    let any = Selector(Log.any(_:))
    #expect(UIApplication.shared.sendAction(any, to: item.target, from: item, for: nil))
    let center = NotificationCenter()
    center.addObserver(log, selector: Selector(Log.posted(_:)), name: .init("told"), object: nil)
    center.post(name: .init("told"), object: nil)
    #expect(log.lines == ["any UIBarButtonItem", "told"])
  }

  @Test("a property's setter takes the sender")
  func setter() {
    let log = Log()
    let control = UIControl()
    control.addTarget(log, action: Selector(setter: \Log.control), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.control === control)
  }

  @Test("a button shows the title of its state, and the normal one where there is none")
  func titles() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .selected)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Gone")
    #expect(button.titleLabel?.text == "Gone")
    button.isEnabled = false
    #expect(button.currentTitle == "Go")
    #expect(button.state == [.selected, .disabled])
  }

  @Test("a configuration's insets, picture and padding make the size")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 5
    let button = UIButton(configuration: configuration)
    // 4 × 8.5 = 34 and a symbol of 21, 5 between them; 12 at each side, 7 above and below 21.
    #expect(button.intrinsicContentSize == CGSize(width: 84, height: 35))
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize == CGSize(width: 58, height: 61))
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize == CGSize(width: 74, height: 77))
  }

  @Test("a button's insets stand round its content")
  func insets() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 36, height: 22))
    button.titleLabel?.font = .systemFont(ofSize: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 28))
  }

  @Test("values stay between their ends")
  func ends() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    let stepper = UIStepper()
    stepper.maximumValue = 5
    stepper.value = 9
    #expect(stepper.value == 5)
    let progress = UIProgressView()
    progress.progress = -1
    #expect(progress.progress == 0)
  }

  @Test("segments are named, counted and chosen")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "c", at: 9, animated: false)
    control.setTitle("B", forSegmentAt: 1)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["a", "B", "c"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }
}

@MainActor @Suite("Inside a button")
struct ButtonLayoutTests {
  @Test("the title stands in the middle, and the picture before it, whichever way text runs")
  func places() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("ab", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in },
      for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numbers == [55, 8, 20, 24])
    #expect(button.imageView?.numbers == [25, 15, 30, 10])
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numbers == [25, 8, 20, 24])
    #expect(button.imageView?.numbers == [45, 15, 30, 10])
  }
}

/// Writes down which of its methods are called.
@MainActor
private final class Log: NSObject {
  var lines: [String] = []
  var control: UIControl?
  private let tell: @Sendable @MainActor (String) -> Void

  init(_ tell: @escaping @Sendable @MainActor (String) -> Void = { _ in }) { self.tell = tell }

  isolated deinit { tell("gone") }

  private func add(_ line: String) {
    lines.append(line)
    tell(line)
  }

  func first() { add("first") }
  func second(_ sender: UIControl) { add("second \(type(of: sender))") }
  func any(_ sender: Any) { add("any \(type(of: sender))") }
  func posted(_ notification: Notification) { add(notification.name.rawValue) }
}
