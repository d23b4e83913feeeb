import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("UIKit's exceptions")
struct ExceptionTests {
  let view = UIView(width: 100, height: 100)
  let red: UIView
  let blue = UIView()

  init() { red = view.addFreeSubview() }

  /// The exception of an action that ends in one, with every address as 0x.
  private func text(_ form: ConstraintForm) -> String? {
    form.creationFault.map { "\($0.name.rawValue): \($0.reason.withoutAddresses)" }
  }

  private func form(
    _ first: UIView?, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> ConstraintForm {
    ConstraintForm(
      first, attribute, equals: second, other, multiplier: multiplier, constant: constant)
  }

  @Test("a constraint needs a first item")
  func firstItem() {
    #expect(
      text(form(nil, .width, red, .width))
        == "NSInvalidArgumentException: NSLayoutConstraint for (null): "
        + "Constraint must contain a first layout item")
  }

  @Test("a position doesn't equal a number, also not by a multiplier of 0")
  func location() {
    let expected =
      "NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0); "
      + "layer = <CALayer: 0x>>: A multiplier of 0 or a nil second item together with a location "
      + "for the first attribute creates an illegal constraint of a location equal to a constant. "
      + "Location attributes must be specified in pairs."
    #expect(text(form(red, .top, nil, .notAnAttribute, constant: 20)) == expected)
    #expect(text(form(red, .top, view, .top, multiplier: 0)) == expected)
    #expect(text(form(red, .width, view, .width, multiplier: 0, constant: 3)) == nil)
  }

  @Test(
    "a size isn't a position, and nothing is tied to nothing",
    arguments: [
      (.width, .top), (.top, .height), (.leading, .notAnAttribute), (.notAnAttribute, .top),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)])
  func pairing(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) {
    #expect(
      text(form(red, first, view, second))
        == "NSInvalidArgumentException: Invalid pairing of layout attributes")
  }

  @Test("leading doesn't meet left")
  func leadingWithLeft() {
    #expect(
      text(form(red, .leading, view, .left))
        == "NSInvalidArgumentException: A constraint cannot be made between a leading/trailing "
        + "attribute and a right/left attribute. Use leading/trailing for both or neither.")
    #expect(text(form(red, .leading, view, .centerX)) == nil)
  }

  @Test("numbers are finite")
  func finite() {
    #expect(
      text(form(red, .width, nil, .notAnAttribute, constant: .nan))
        == "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  "
        + "That's illegal.  constant:nan firstAnchor:<NSLayoutDimension:0x \"UIView:0x.width\"> "
        + "secondAnchor:(null)")
    #expect(
      text(form(red, .width, view, .width, multiplier: .nan))
        == "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  "
        + "multiplier:nan")
  }

  @Test("a second attribute without a second item is dropped")
  func normalised() {
    let constraint = NSLayoutConstraint(
      item: red, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 5)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAnchor == nil)
  }

  @Test("a horizontal position doesn't meet a vertical one, which a window notices")
  func axes() {
    let window = UIWindow()
    window.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: red, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 0)
    let error = constraint.form.activationFault(of: constraint)
    #expect(error?.name == .invalidLayoutConstraint)
    #expect(
      error?.reason.withoutAddresses
        == "Constraint improperly relates anchors of incompatible types: "
        + "<NSLayoutConstraint:0x UIView:0x.left == UIView:0x.top   (active)>")
    #expect(view.window === window)
  }

  @Test("without a window, axes that don't meet are noticed when the views are laid out")
  func axesWithoutWindow() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let view = UIView()
        let red = view.addFreeSubview()
        crossing(red).isActive = true
        view.addConstraint(crossing(red))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let red = view.addFreeSubview()
        crossing(red).isActive = true
        view.layoutIfNeeded()
      }
    }
  }

  @Test("items in two hierarchies have no common ancestor")
  func ancestor() {
    let constraint = blue.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    let error = constraint.form.activationFault(of: constraint)
    #expect(error?.name == .generic)
    #expect(
      error?.reason.withoutAddresses
        == "Unable to activate constraint with anchors "
        + "<NSLayoutXAxisAnchor:0x \"UIView:0x.centerX\"> and "
        + "<NSLayoutXAxisAnchor:0x \"UIView:0x.centerX\"> because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.")
  }

  @Test("a view can't hold a constraint about what lies outside")
  func outside() {
    let constraint = red.widthAnchor.constraint(equalTo: view.widthAnchor)
    let error = constraint.form.installationFault(of: constraint, on: red)
    let text = "<NSLayoutConstraint:0x UIView:0x.width == UIView:0x.width   (inactive)>"
    let reason = """
      Unable to install constraint on view.  Does the constraint reference something from outside \
      the subtree of the view?  That's illegal. constraint:\(text) \
      view:<UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>
      """
    #expect(error.name == .generic)
    #expect(error.reason.withoutAddresses == reason)
    let warning = """
      The view hierarchy is not prepared for the constraint: \(text)
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) \
      _viewHierarchyUnpreparedForConstraint:] to debug.
      """
    #expect(ConsoleLog.unprepared(constraint).withoutAddresses == warning)
  }

  @Test("a priority is greater than 0 and at most 1000", arguments: [0, -1, 1001])
  func priority(value: Float) {
    let form = red.widthAnchor.constraint(equalToConstant: 1).form
    #expect(
      form.error(settingPriority: UILayoutPriority(value))
        == LayoutException(
          .internalInconsistency,
          "It's illegal to set priority:\(Int(value)).  Priorities must be greater than 0 and "
            + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."))
  }

  @Test("an active constraint changes between required and optional, and a program is told once")
  func mutated() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView(width: 300, height: 200)
        let widths = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
        widths[1].priority = .defaultHigh
        NSLayoutConstraint.activate(widths)
        widths[1].priority = .defaultLow
        widths[0].priority = UILayoutPriority(100)
        widths[1].priority = .required
        precondition(widths.map(\.priority.rawValue) == [100, 1000])
        precondition(
          view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 20)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.withoutAddresses == """
        An active constraint changes between required and optional: \
        <NSLayoutConstraint:0x UIView:0x.width == 10   (active)>
        Apple's documentation forbids this, and iOS 12 and older systems raise an exception. Set \
        the priority before you activate the constraint. Later changes are not reported.

        """)
  }
}

/// A constraint that ties the left edge of a view to the top edge of its superview.
@MainActor private func crossing(_ view: UIView) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: view, attribute: .left, relatedBy: .equal, toItem: view.superview, attribute: .top,
    multiplier: 1, constant: 0)
}

@Suite("Programs that UIKit ends")
struct EndingTests {
  @Test("the text names the exception, the reason and the learner's line")
  func position() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top,
          multiplier: 1, constant: 0, file: "gap.swift", line: 7)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "gap.swift:7: Fatal error: *** Terminating app due to uncaught exception "
          + "'NSInvalidArgumentException', reason: 'Invalid pairing of layout attributes'"))
  }

  @Test("a view that was never added has no common ancestor with the others")
  func missingSubview() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let label = UIView()
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
  }

  @Test("a constraint that is added to a view beside its items is told, and ends the program")
  func wrongHolder() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, label) = (UIView(), UIView())
        view.addSubview(label)
        label.addConstraint(label.topAnchor.constraint(equalTo: view.topAnchor))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The view hierarchy is not prepared for the constraint: <"))
    #expect(
      text.contains(
        "uncaught exception 'NSGenericException', reason: 'Unable to install constraint on view."))
  }

  @Test("a view can't hang in itself")
  func ownSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, label) = (UIView(), UIView())
        view.addSubview(label)
        label.insertSubview(view, at: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
  }

  @Test("what is raised is handed over before the program ends")
  func handedOver() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        RaisedException.willEnd = { raised in
          let text = "\(raised.exception.name.rawValue) \(raised.place.file):\(raised.place.line)"
          FileHandle.standardOutput.write(Data(text.utf8))
        }
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: .infinity, file: "a.swift", line: 3)
          .isActive = true
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.hasSuffix("NSInternalInconsistencyException a.swift:3"))
  }
}
