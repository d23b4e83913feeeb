import LayoutUIKit

/// Writes down what is called.
@MainActor
final class Notes {
  var calls: [String] = []

  /// What was called since somebody looked last.
  func taken() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that writes down when it is asked for constraints and for layout.
class NotedView: UIView {
  let notes: Notes
  let name: String

  init(_ name: String, _ notes: Notes) {
    self.notes = notes
    self.name = name
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    notes.calls.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    notes.calls.append("layout \(name) \(Int(frame.width))")
  }
}

/// A view whose class asks for constraint-based layout.
class RequiringView: NotedView {
  override class var requiresConstraintBasedLayout: Bool { true }
}

/// A view that ties itself in `updateConstraints`, and doesn't ask for constraint-based layout.
final class SelfTyingView: NotedView {
  override func updateConstraints() {
    if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 33).isActive = true }
    super.updateConstraints()
  }
}

/// A controller with a view that writes down what both are asked.
final class NotedController: UIViewController {
  let notes: Notes
  let page: NotedView

  init(_ page: NotedView, _ notes: Notes) {
    self.notes = notes
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    notes.calls.append("loadView")
    page.translatesAutoresizingMaskIntoConstraints = true
    view = page
  }

  override func viewDidLoad() { notes.calls.append("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) { notes.calls.append("viewWillAppear") }

  override func viewIsAppearing(_ animated: Bool) {
    notes.calls.append("viewIsAppearing \(view.window == nil ? "" : "in window") \(widths)")
  }

  override func updateViewConstraints() {
    notes.calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    notes.calls.append("viewWillLayoutSubviews \(widths)")
  }

  override func viewDidLayoutSubviews() {
    notes.calls.append("viewDidLayoutSubviews \(widths)")
  }

  override func viewDidAppear(_ animated: Bool) { notes.calls.append("viewDidAppear") }

  /// How wide the page's first subview and its first subview are now.
  private var widths: String {
    let child = page.subviews.first
    return [child, child?.subviews.first].compactMap { $0.map { "\(Int($0.frame.width))" } }
      .joined(separator: ">")
  }
}

extension UIView {
  /// A view of a size, as a root.
  convenience init(width: CGFloat, height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A new subview that constraints place.
  func addFreeSubview<V: UIView>(_ view: V = UIView()) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// The frame as four numbers, easy to compare and to read.
  var numbers: [CGFloat] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

/// A view whose content asks for a size, as a label does.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension String {
  /// The text with every address written as 0x.
  var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}

/// What an action writes to the console, with every address as 0x.
@MainActor
func console(_ action: () -> Void) -> [String] {
  var texts: [String] = []
  let (write, tell) = (ConsoleLog.write, ConsoleLog.tell)
  ConsoleLog.write = { texts.append($0.withoutAddresses) }
  ConsoleLog.tell = ConsoleLog.write
  action()
  (ConsoleLog.write, ConsoleLog.tell) = (write, tell)
  return texts
}
