import LayoutEngine
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

@MainActor @Suite("The state of a control")
struct StateTests {
  /// A button that dims itself, as many apps have one.
  private final class Dimming: UIButton {
    var isBusy = false { didSet { setNeedsLayout() } }
    override var state: UIControl.State {
      isBusy ? super.state.union(.application) : super.state
    }
  }

  /// A view with a property that Apple's views don't have.
  private final class Player: UIView {
    enum State { case paused, playing }
    var state = State.paused
  }

  @Test("a subclass can tell another state, and the button shows what is set for it")
  func override() {
    let button = Dimming()
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .application)
    #expect(button.currentTitle == "Go")
    button.isBusy = true
    #expect(button.state == .application)
    #expect(button.currentTitle == "Wait")
    button.isSelected = true
    #expect(button.state == [.application, .selected])
    #expect(button.currentTitle == "Go")
  }

  @Test("a view that isn't a control may call a property of its own so, and is laid out as before")
  func ownProperty() {
    let player = Player(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    player.state = .playing
    #expect(player.state == .playing)
    #expect(player.numbers == [1, 2, 3, 4])
  }

  @Test("a button's styled title is shown in the state that it was set for")
  func styledTitle() {
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "Gone"), for: .selected)
    #expect(button.currentTitle == nil)
    button.isSelected = true
    #expect(button.currentTitle == "Gone")
  }
}

@MainActor @Suite("What controls ask for")
struct ControlSizeTests {
  @Test(
    "every control has the size that its documentation gives",
    arguments: [
      ("UISwitch", 51, 31), ("UIStepper", 94, 32), ("UISlider", -1, 31),
      ("UIProgressView", -1, 4), ("UIActivityIndicatorView", 20, 20),
      ("UISegmentedControl", 212, 32), ("UILabel", 43, 21), ("UITextField", 57, 34),
      ("UIButton", 23, 30), ("UIImageView", 40, 30), ("UIView", -1, -1),
      ("UIStackView", -1, -1), ("UIScrollView", -1, -1), ("UITextView", -1, -1),
    ] as [(String, CGFloat, CGFloat)])
  func size(name: String, width: CGFloat, height: CGFloat) throws {
    let view = try #require(Self.view(name))
    #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test(
    "every class keeps to its content as strongly as its documentation says",
    arguments: [
      ("UISwitch", 750, 750), ("UIStepper", 750, 750), ("UIActivityIndicatorView", 750, 750),
      ("UIProgressView", 250, 750), ("UISegmentedControl", 250, 250), ("UILabel", 250, 250),
      ("UIImageView", 250, 250), ("UIButton", 250, 250), ("UITextField", 250, 250),
    ] as [(String, Float, Float)])
  func hugging(name: String, horizontal: Float, vertical: Float) throws {
    let view = try #require(Self.view(name))
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test(
    "an exercise's view keeps to its content as strongly as its class does",
    arguments: [
      "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch",
      "UISegmentedControl",
    ])
  func exercise(name: String) throws {
    let view = try #require(Self.view(name))
    let hugging = AxisPriorities.defaultHugging(of: name)
    #expect(
      [hugging.horizontal.value, hugging.vertical.value].map { Float($0) }
        == [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue })
  }

  private static func view(_ name: String) -> UIView? {
    switch name {
    case "UISwitch": return UISwitch()
    case "UIStepper": return UIStepper()
    case "UISlider": return UISlider()
    case "UIProgressView": return UIProgressView(progressViewStyle: .default)
    case "UIActivityIndicatorView": return UIActivityIndicatorView(style: .medium)
    case "UISegmentedControl":
      // "Satellite" takes 9 × 6.5 = 58.5, so 59 and 20 more, and every segment is as wide.
      return UISegmentedControl(items: ["Standard", "Hybrid", "Satellite"])
    case "UILabel":
      let label = UILabel()
      label.text = "Hello"
      return label
    case "UITextField":
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Hello"
      return field
    case "UIButton":
      let button = UIButton(type: .system)
      button.setTitle("Tap", for: .normal)
      return button
    case "UIImageView":
      return UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in })
    case "UIView": return UIView()
    case "UIStackView": return UIStackView()
    case "UIScrollView": return UIScrollView()
    case "UITextView": return UITextView()
    default: return nil
    }
  }
}

/// The map's controller of the course's documents, with a plain view for the map.
private final class MapController: UIViewController {
  let choice = UISegmentedControl(items: ["Standard", "Hybrid", "Satellite"])

  override func loadView() {
    view = UIView()
    choice.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    choice.selectedSegmentIndex = 0
    choice.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(choice)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      choice.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
      choice.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      choice.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

@MainActor @Suite("A segmented control below the status bar")
struct SegmentedTests {
  @Test("it stands 8 points below the bar, and between the margins")
  func frames() {
    let controller = MapController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.choice.numbers == [16, 28, 343, 32])
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 0)
  }
}
