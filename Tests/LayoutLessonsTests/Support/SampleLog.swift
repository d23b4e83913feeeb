/// Logs as Xcode's console has them.
enum SampleLog {
  private static let advice = """
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
    """

  private static func report(_ lines: [String], broken: Int) -> String {
    let entries = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    return """
      2026-11-22 10:11:12.345678+0100 Places[4242:123456] [LayoutConstraints] \
      Unable to simultaneously satisfy constraints.
      \(advice)
      (
      \(entries)
      )

      Will attempt to recover by breaking constraint\u{20}
      <\(lines[broken - 1])>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.

      """
  }

  /// A segmented control whose mask was left on, in a view that has no width yet.
  static let segmentedControl = report(segmentedControlLines, broken: 3)

  private static let segmentedControlLines = [
    "NSAutoresizingMaskLayoutConstraint:0x600002f1ad00 h=--& v=--& "
      + "UISegmentedControl:0x7f9b0c610390.width == 212   (active)",
    "NSLayoutConstraint:0x600002f55350 UISegmentedControl:0x7f9b0c610390.leading == "
      + "UILayoutGuide:0x600003172640'UIViewLayoutMarginsGuide'.leading   (active)",
    "NSLayoutConstraint:0x600002f55460 UISegmentedControl:0x7f9b0c610390.trailing == "
      + "UILayoutGuide:0x600003172640'UIViewLayoutMarginsGuide'.trailing   (active)",
    "NSLayoutConstraint:0x600002f0b370 'UIView-Encapsulated-Layout-Width' "
      + "PlacesView:0x7f9b0c5237c0.width == 0   (active)",
    "NSLayoutConstraint:0x600002f72020 'UIView-leftMargin-guide-constraint' "
      + "H:|-(0)-[UILayoutGuide:0x600003172640'UIViewLayoutMarginsGuide'](LTR)   "
      + "(active, names: '|':PlacesView:0x7f9b0c5237c0 )",
    "NSLayoutConstraint:0x600002f74f50 'UIView-rightMargin-guide-constraint' "
      + "H:[UILayoutGuide:0x600003172640'UIViewLayoutMarginsGuide']-(0)-|(LTR)   "
      + "(active, names: '|':PlacesView:0x7f9b0c5237c0 )",
  ]

  /// A label that asks for at least 5000 points in a view of 416, as iOS 9 and earlier print it.
  static let label = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x71a9ac0 V:[NoteLabel:0x71a6980(>=5000)]>",
        "<NSAutoresizingMaskLayoutConstraint:0x83aea20 h=--& v=--& V:[NotesView:0x71a6560(416)]>",
        "<NSLayoutConstraint:0x71a9c70 NoteLabel:0x71a6980.bottom == NotesView:0x71a6560.bottom - 10>",
        "<NSLayoutConstraint:0x71a9560 V:|-(1)-[NoteLabel:0x71a6980]   (Names: '|':NotesView:0x71a6560 )>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x71a9ac0 V:[NoteLabel:0x71a6980(>=5000)]>

    """

  /// Lines of SnapKit's that say a height twice, one that nothing needs, and one that is cut off.
  static let rows = """
    Unable to simultaneously satisfy constraints.
    (
        "<SnapKit.LayoutConstraint:0x600001@Row.swift#12 NameLabel:0x7f01'Ada'.height == 20.0>",
        "<SnapKit.LayoutConstraint:0x600002@Row.swift#31 NameLabel:0x7f01'Ada'.height == 24.0>",
        "<SnapKit.LayoutConstraint:0x600003@Row.swift#31 NameLabel:0x7f01'Ada'.height == 24.0>",
        "<SnapKit.LayoutConstraint:0x600004@Row.swift#32 NameLabel:0x7f01'Ada'.width == 80.0>",
        "<SnapKit.LayoutConstraint:0x600005@Row.swift#33 NameLabel:0x7f01'Ada'.wi

    """

  /// Three widths of which only UIKit's pick tells which one is unwanted.
  static let widths = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 NameLabel:0x7f01.width == BadgeView:0x7f02.width   (active)>",
        "<NSLayoutConstraint:0x600002 NameLabel:0x7f01.width >= 100   (active)>",
        "<NSLayoutConstraint:0x600003 BadgeView:0x7f02.width <= 50   (active)>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x600003 BadgeView:0x7f02.width <= 50   (active)>

    """

  /// The same without UIKit's pick.
  static let open = widths.split(separator: "Will attempt").prefix(1).joined()

  /// The log of the label as Masonry prints it with names.
  static let namedLabel = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSAutoresizingMaskLayoutConstraint:0x88a7740 NotesView:superview.height == 416>",
        "<MASLayoutConstraint:FixedHeight NoteLabel:note.height >= 5000>",
        "<MASLayoutConstraint:Bottom NoteLabel:note.bottom == NotesView:superview.bottom - 10>",
        "<MASLayoutConstraint:Edges[0] NoteLabel:note.top == NotesView:superview.top + 1>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <MASLayoutConstraint:FixedHeight NoteLabel:note.height >= 5000>

    """
}
