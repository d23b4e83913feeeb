import LayoutUIKit
import Testing

@MainActor @Suite("Constraints that can't all hold", .serialized)
struct ConflictLogTests {
  private func text(_ entries: [String], breaking broken: String, note: Bool = false) -> String {
    let masks = """
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints) 

      """
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note ? masks : "")(
          "\(entries.joined(separator: "\",\n    \""))"
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  @Test("the one activated last gives way, and is told once")
  func last() {
    let view = UIView(width: 300, height: 300)
    let red = view.addFreeSubview()
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      red.topAnchor.constraint(equalTo: view.topAnchor),
      red.heightAnchor.constraint(equalToConstant: 10),
      red.widthAnchor.constraint(equalToConstant: 50),
      red.widthAnchor.constraint(equalToConstant: 60),
    ])
    let texts = console {
      view.layoutIfNeeded()
      view.frame.size.width = 200
      view.layoutIfNeeded()
    }
    let sixty = "<NSLayoutConstraint:0x UIView:0x.width == 60   (active)>"
    #expect(
      texts == [
        text(
          ["<NSLayoutConstraint:0x UIView:0x.width == 50   (active)>", sixty], breaking: sixty)
      ])
    #expect(red.frame.width == 50)
    #expect(red.constraints.map(\.isActive) == [true, true, true])
  }

  @Test("Masonry's log: the inequality gives way, and a mask gets the note")
  func masonry() {
    let root = UIView(width: 320, height: 480)
    let superview = UIView(width: 320, height: 416)
    let label = UIView()
    root.addSubview(superview)
    superview.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 5000),
      label.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: superview.topAnchor, constant: 1),
      label.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 7),
    ])
    let height = "<NSLayoutConstraint:0x UIView:0x.height >= 5000   (active)>"
    let entries = [
      height,
      "<NSLayoutConstraint:0x UIView:0x.bottom == UIView:0x.bottom - 10   (active)>",
      "<NSLayoutConstraint:0x V:|-(1)-[UIView:0x]   (active, names: '|':UIView:0x )>",
      "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 416   (active)>",
    ]
    let texts = console { root.layoutIfNeeded() }
    #expect(texts == [text(entries, breaking: height, note: true)])
    #expect(label.numbers == [0, 1, 7, 405])
  }

  @Test("the forgotten switch: an explicit constraint against the mask of the same view")
  func forgotten() {
    let root = UIView(width: 320, height: 480)
    let label = UIView(frame: CGRect(x: 20, y: 20, width: 42, height: 22))
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    let gap = "<NSLayoutConstraint:0x H:|-(30)-[UIView:0x]   (active, names: '|':UIView:0x )>"
    let mask =
      "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minX == 20   (active, names: "
      + "'|':UIView:0x )>"
    let texts = console { root.layoutIfNeeded() }
    #expect(texts == [text([gap, mask], breaking: gap, note: true)])
    #expect(label.numbers == [20, 20, 42, 22])
  }

  @Test("margins and given sizes are told as the system's")
  func system() {
    let root = UIView(width: 10, height: 480)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    let red = root.addFreeSubview()
    let tie = red.widthAnchor.constraint(equalTo: root.layoutMarginsGuide.widthAnchor)
    tie.isActive = true
    let texts = console { root.layoutIfNeeded() }
    let legend = "(active, names: '|':UIView:0x )>"
    let tied =
      "<NSLayoutConstraint:0x UIView:0x.width == UILayoutGuide:0x'UIViewLayoutMarginsGuide'.width   "
      + "(active)>"
    let entries = [
      tied,
      "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIView:0x.width == 10   (active)>",
      "<NSLayoutConstraint:0x 'UIView-leftMargin-guide-constraint' "
        + "H:|-(8)-[UILayoutGuide:0x'UIViewLayoutMarginsGuide'](LTR)   \(legend)",
      "<NSLayoutConstraint:0x 'UIView-rightMargin-guide-constraint' "
        + "H:[UILayoutGuide:0x'UIViewLayoutMarginsGuide']-(8)-|(LTR)   \(legend)",
    ]
    #expect(texts == [text(entries, breaking: tied)])
  }

  @Test("content that is required is told with its two priorities")
  func content() {
    let root = UIView(width: 100, height: 100)
    let label = root.addFreeSubview(ContentView(42, 22))
    label.setContentHuggingPriority(.required, for: .horizontal)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    let entry = "<NSLayoutConstraint:0x ContentView:0x.width == 50   (active)>"
    let texts = console { root.layoutIfNeeded() }
    #expect(
      texts == [
        text(
          [
            entry,
            "<NSContentSizeLayoutConstraint:0x ContentView:0x.width == 42 Hug:1000 "
              + "CompressionResistance:750   (active)>",
          ], breaking: entry)
      ])
    #expect(label.frame.width == 42)
  }

  @Test(
    "a mask that stretches is told as the gap or the share that it stands for",
    arguments: [
      (
        [.flexibleWidth],
        "h=-&- v=--& H:[UIView:0x]-(258)-|   (active, names: '|':UIView:0x )"
      ),
      (
        [.flexibleWidth, .flexibleRightMargin],
        "h=-&& v=--& UIView:0x.width == 0.14*UIView:0x.width - 2.8   (active)"
      ),
      (
        [.flexibleLeftMargin, .flexibleRightMargin],
        "h=&-& v=--& UIView:0x.width == 42   (active)"
      ),
    ] as [(UIView.AutoresizingMask, String)])
  func masks(mask: UIView.AutoresizingMask, entry: String) {
    let view = UIView(width: 320, height: 480)
    let label = UIView(frame: CGRect(x: 20, y: 20, width: 42, height: 22))
    label.autoresizingMask = mask
    view.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let texts = console { view.layoutIfNeeded() }
    #expect(texts.count == 1)
    #expect(
      texts.first?.contains("\"<NSAutoresizingMaskLayoutConstraint:0x \(entry)>\"") == true,
      "\(texts)")
  }
}

@MainActor @Suite("Constraints as UIKit prints them")
struct DescriptionTests {
  let superview = UIView(width: 320, height: 480)
  let one: UIView
  let two: UIView

  init() {
    one = superview.addFreeSubview()
    two = superview.addFreeSubview()
  }

  /// The description of a constraint once it is active, with every address as 0x.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return constraint.description.withoutAddresses
  }

  @Test("a size and a number")
  func size() {
    let width = one.widthAnchor.constraint(equalToConstant: 40)
    #expect(
      width.description.withoutAddresses
        == "<NSLayoutConstraint:0x UIView:0x.width == 40   (inactive)>")
    #expect(text(width) == "<NSLayoutConstraint:0x UIView:0x.width == 40   (active)>")
    #expect(
      text(one.heightAnchor.constraint(greaterThanOrEqualToConstant: 94.33333333))
        == "<NSLayoutConstraint:0x UIView:0x.height >= 94.3333   (active)>")
  }

  @Test("gaps to the superview")
  func edges() {
    #expect(
      text(one.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8))
        == "<NSLayoutConstraint:0x V:|-(8)-[UIView:0x]   (active, names: '|':UIView:0x )>")
    #expect(
      text(one.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor))
        == "<NSLayoutConstraint:0x H:|-(>=0)-[UIView:0x]   (active, names: '|':UIView:0x )>")
    #expect(
      text(one.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 20))
        == "<NSLayoutConstraint:0x H:|-(20)-[UIView:0x](LTR)   (active, names: '|':UIView:0x )>")
    #expect(
      text(superview.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: 9))
        == "<NSLayoutConstraint:0x H:[UIView:0x]-(9)-|   (active, names: '|':UIView:0x )>")
  }

  @Test("gaps between siblings")
  func siblings() {
    #expect(
      text(two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint:0x H:[UIView:0x]-(8)-[UIView:0x]   (active)>")
    #expect(
      text(two.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 11))
        == "<NSLayoutConstraint:0x V:[UIView:0x]-(>=11)-[UIView:0x]   (active)>")
  }

  @Test("everything else is an equation")
  func equations() {
    #expect(
      text(one.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -10))
        == "<NSLayoutConstraint:0x UIView:0x.bottom == UIView:0x.bottom - 10   (active)>")
    #expect(
      text(one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 0.4, constant: 1))
        == "<NSLayoutConstraint:0x UIView:0x.width == 0.4*UIView:0x.width + 1   (active)>")
    #expect(
      text(one.topAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.topAnchor))
        == "<NSLayoutConstraint:0x UIView:0x.top == "
        + "UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.top   (active)>")
  }

  @Test("identifiers, priorities and named views are told")
  func names() {
    one.accessibilityIdentifier = "Red"
    let width = one.widthAnchor.constraint(equalToConstant: 40)
    width.identifier = "card width"
    width.priority = UILayoutPriority(251)
    #expect(
      text(width)
        == "<NSLayoutConstraint:0x 'card width' Red.width == 40 priority:251   "
        + "(active, names: Red:0x )>")
    superview.accessibilityIdentifier = "Superview"
    #expect(
      text(one.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8))
        == "<NSLayoutConstraint:0x V:|-(8)-[Red]   "
        + "(active, names: Red:0x, Superview:0x, '|':Superview:0x )>")
  }

  @Test("views, guides and anchors")
  func others() {
    one.frame = CGRect(x: 20, y: 20, width: 42.5, height: 22)
    one.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(
      one.description.withoutAddresses
        == "<UIView: 0x; frame = (20 20; 42.5 22); autoresize = W+H; layer = <CALayer: 0x>>")
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    two.addLayoutGuide(guide)
    #expect(
      guide.description.withoutAddresses
        == "<UILayoutGuide: 0x - \"gap\", layoutFrame = {{0, 0}, {0, 0}}, owningView = "
        + "<UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>>")
    #expect(
      guide.topAnchor.description.withoutAddresses
        == "<NSLayoutYAxisAnchor:0x \"UILayoutGuide:0x'gap'.top\">")
  }
}
