import Foundation
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
    #expect(texts.first?.contains("UIView-leftMargin-guide-constraint") == false)
    #expect(
      texts.first?.contains(
        "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIView:0x.width == 10   (active)>"
      )
        == true)
    #expect(
      texts.first?.contains(
        "<NSLayoutConstraint:0x 'UIView-rightMargin-guide-constraint' "
          + "H:[UILayoutGuide:0x'UIViewLayoutMarginsGuide']-(8)-|(LTR)   "
          + "(active, names: '|':UIView:0x )>") == true)
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
