import LogExplaining

extension ReadingTests {
  static let apples = [
    Case(
      "a toolbar without a width", broken: 6,
      [Suspicion(entry: 5, reason: .apples(.toolbar))],
      "None of these constraints is yours. They belong to a toolbar. This conflict is usual "
        + "when a toolbar gets its buttons before it has a size. If you create the toolbar "
        + "yourself, a frame often prevents the conflict: UIToolbar(frame: CGRect(x: 0, y: 0, "
        + "width: 320, height: 44)). UIKit broke line 6.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& _UIToolbarContentView:0x1.width "
          + "== 0   (active)",
        "NSLayoutConstraint:0x11 H:|-(0)-[_UIButtonBarStackView:0x2]   (active, names: "
          + "'|':_UIToolbarContentView:0x1 )",
        "NSLayoutConstraint:0x12 H:[_UIButtonBarStackView:0x2]-(0)-|   (active, names: "
          + "'|':_UIToolbarContentView:0x1 )",
        "NSLayoutConstraint:0x13 'TB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x3'Done']   "
          + "(active, names: '|':_UIButtonBarButton:0x4 )",
        "NSLayoutConstraint:0x14 'TB_Trailing_Trailing' H:[_UIModernBarButton:0x3'Done']-(8)-| "
          + "  (active, names: '|':_UIButtonBarButton:0x4 )",
        "NSLayoutConstraint:0x15 'UISV-canvas-connection' _UIButtonBarStackView:0x2.trailing "
          + "== _UIButtonBarButton:0x4.trailing   (active)",
        "NSLayoutConstraint:0x16 'UISV-canvas-connection' _UIButtonBarStackView:0x2.leading == "
          + "_UIButtonBarButton:0x4.leading   (active)",
      ]),
    Case(
      "underscores eaten by Markdown", broken: 4,
      [Suspicion(entry: 0, reason: .apples(.navigationBar))],
      "None of these constraints is yours. They belong to a navigation bar. This conflict is "
        + "usual when the bar is laid out before it has a width. In SwiftUI, NavigationStack "
        + "or .navigationViewStyle(.stack) often prevents the conflict. UIKit broke line 4.",
      [
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' "
          + "UINavigationBarContentView:0x1.width == 0   (active)",
        "NSLayoutConstraint:0x11 H:|-(8)-[UIButtonBarButton:0x2]   (active, names: "
          + "'|':UINavigationBarContentView:0x1 )",
        "NSLayoutConstraint:0x12 H:[UIButtonBarButton:0x2]-(8)-|   (active, names: "
          + "'|':UINavigationBarContentView:0x1 )",
        "NSLayoutConstraint:0x13 UIButtonBarButton:0x2.width >= 36   (active)",
      ]),
    Case(
      "iOS 26's wrapper of a bar button", broken: 3,
      [Suspicion(entry: 2, reason: .apples(.barButtons))],
      "None of these constraints is yours. They belong to the buttons of a bar. This conflict "
        + "is usual when a bar gets its buttons before it has a size. UIKit broke line 3.",
      [
        "NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' "
          + "_TtC5UIKitP33_DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper:0x1.width == 0   "
          + "(active)",
        "NSLayoutConstraint:0x11 "
          + "_TtC5UIKitP33_DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper:0x1.width == "
          + "_UIButtonBarButton:0x2.width   (active)",
        "NSLayoutConstraint:0x12 'IB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x3]   "
          + "(active, names: '|':_UIButtonBarButton:0x2 )",
        "NSLayoutConstraint:0x13 'IB_Trailing_Trailing' H:[_UIModernBarButton:0x3]-(8)-|   "
          + "(active, names: '|':_UIButtonBarButton:0x2 )",
      ]),
    Case(
      "a plain image in Apple's button", broken: 4,
      [Suspicion(entry: 3, reason: .apples(.toolbar))],
      "None of these constraints is yours. They belong to a toolbar. This conflict is usual "
        + "when a toolbar gets its buttons before it has a size. If you create the toolbar "
        + "yourself, a frame often prevents the conflict: UIToolbar(frame: CGRect(x: 0, y: 0, "
        + "width: 320, height: 44)). UIKit broke line 4.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& _UIToolbarContentView:0x1.height "
          + "== 0   (active)",
        "NSLayoutConstraint:0x11 V:|-(0)-[_UIModernBarButton:0x2]   (active, names: "
          + "'|':_UIToolbarContentView:0x1 )",
        "NSLayoutConstraint:0x12 _UIModernBarButton:0x2.bottom == "
          + "_UIToolbarContentView:0x1.bottom   (active)",
        "NSLayoutConstraint:0x13 V:|-(4)-[UIImageView:0x3]   (active, names: "
          + "'|':_UIModernBarButton:0x2 )",
        "NSLayoutConstraint:0x14 V:[UIImageView:0x3]-(4)-|   (active, names: "
          + "'|':_UIModernBarButton:0x2 )",
      ]),
    Case(
      "the keyboard and its assistant", broken: 1,
      [Suspicion(entry: 0, reason: .apples(.inputViews))],
      "None of these constraints is yours. They belong to the views that contain the "
        + "keyboard. This conflict is usual when the keyboard appears or disappears, or when "
        + "the status bar changes its height. If you set an inputAccessoryView, check whether "
        + "the report also appears without it. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 'accessoryView.bottom' "
          + "_UIRemoteKeyboardPlaceholderView:0x1.bottom == _UIKBCompatInputView:0x2.top   "
          + "(active)",
        "NSLayoutConstraint:0x11 'assistantHeight' SystemInputAssistantView.height == 45   "
          + "(active, names: SystemInputAssistantView:0x3 )",
        "NSLayoutConstraint:0x12 'assistantView.bottom' SystemInputAssistantView.bottom == "
          + "_UIKBCompatInputView:0x2.top   (active, names: SystemInputAssistantView:0x3 )",
        "NSLayoutConstraint:0x13 'assistantView.top' "
          + "V:[_UIRemoteKeyboardPlaceholderView:0x1]-(0)-[SystemInputAssistantView]   (active, "
          + "names: SystemInputAssistantView:0x3 )",
      ]),
    Case(
      "a keyboard of iOS 17", broken: 2,
      [Suspicion(entry: 1, reason: .apples(.keyboard))],
      "None of these constraints is yours. They belong to the keyboard. This conflict is "
        + "usual when a text field becomes active, when the keyboard changes, or while a "
        + "hardware keyboard is connected. UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 '_UITemporaryLayoutHeight' UIKeyboardImpl:0x1.height == 258   "
          + "(active)",
        "NSLayoutConstraint:0x11 'TUIKeyplane.height' TUIKeyboardContentView:0x2.height == 216 "
          + "  (active)",
        "NSLayoutConstraint:0x12 V:|-(0)-[TUIKeyboardContentView:0x2]   (active, names: "
          + "'|':UIKeyboardImpl:0x1 )",
        "NSLayoutConstraint:0x13 V:[TUIKeyboardContentView:0x2]-(0)-|   (active, names: "
          + "'|':UIKeyboardImpl:0x1 )",
      ]),
    Case(
      "the keyboard's window below a status bar of 40", broken: 1,
      [Suspicion(entry: 0, reason: .apples(.inputViews))],
      "None of these constraints is yours. They belong to the views that contain the "
        + "keyboard. This conflict is usual when the keyboard appears or disappears, or when "
        + "the status bar changes its height. If you set an inputAccessoryView, check whether "
        + "the report also appears without it. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 V:|-(20)-[UIInputSetContainerView:0x1]   (Names: "
          + "'|':UITextEffectsWindow:0x2 )",
        "NSLayoutConstraint:0x11 'UIInputWindowController-top' "
          + "V:|-(0)-[UIInputSetContainerView:0x1]   (Names: '|':UITextEffectsWindow:0x2 )",
      ]),
    Case(
      "an action sheet alone", broken: 1,
      [Suspicion(entry: 0, reason: .apples(.alert))],
      "None of these constraints is yours. They belong to an alert, an action sheet or the "
        + "share sheet. This conflict is usual when one of them appears, even if your code has "
        + "no mistake. On iPad, an action sheet also needs a sourceView or a barButtonItem for "
        + "its popover. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 UIView:0x1.width == - 16   (active)"
      ]),
    Case(
      "an action sheet around plain views", broken: 1,
      [Suspicion(entry: 0, reason: .apples(.alert))],
      "None of these constraints is yours. They belong to an alert, an action sheet or the "
        + "share sheet. This conflict is usual when one of them appears, even if your code has "
        + "no mistake. On iPad, an action sheet also needs a sourceView or a barButtonItem for "
        + "its popover. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 UIView:0x1.width == 304   (active)",
        "NSLayoutConstraint:0x11 _UIAlertControllerView:0x2'Delete?'.width >= UIView:0x1.width "
          + "  (active)",
        "NSLayoutConstraint:0x12 _UIAlertControllerView:0x2'Delete?'.width == UIView:0x3.width "
          + "  (active)",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Width' UIView:0x3.width == 0   "
          + "(active)",
      ]),
    Case(
      "the video player", broken: 4,
      [Suspicion(entry: 3, reason: .apples(.videoPlayer))],
      "None of these constraints is yours. They belong to the system's video player. This "
        + "conflict is usual when the player is laid out before it has a size, or in a view "
        + "that is smaller than its controls. UIKit broke line 4.",
      [
        "NSLayoutConstraint:0x10 H:|-(14)-[UILabel:0x1'Slide your finger']   (Names: "
          + "'|':AVUnsupportedContentIndicatorView:0x2 )",
        "NSLayoutConstraint:0x11 H:[UILabel:0x1'Slide your finger']-(14)-|   (Names: "
          + "'|':AVUnsupportedContentIndicatorView:0x2 )",
        "NSLayoutConstraint:0x12 AVUnsupportedContentIndicatorView:0x2.width == "
          + "UIView:0x3.width",
        "NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Width' H:[UIView:0x3(0)]",
      ]),
    Case(
      "a macOS toolbar's item", broken: 2,
      [Suspicion(entry: 1, reason: .apples(.windowToolbar))],
      "None of these constraints is yours. They belong to the toolbar of a macOS window. This "
        + "conflict is usual when a toolbar item is laid out before it has a size. If you give "
        + "an item a view, check that view's size. UIKit broke line 2.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& V:[NSToolbarItemViewer:0x1(5)]",
        "NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=-&- V:|-(3)-[_NSToolbarSpace:0x2]   "
          + "(Names: '|':NSToolbarItemViewer:0x1 )",
        "NSAutoresizingMaskLayoutConstraint:0x12 h=--& v=-&- V:[_NSToolbarSpace:0x2]-(7)-|   "
          + "(Names: '|':NSToolbarItemViewer:0x1 )",
      ]),
    Case(
      "the columns of a split view", broken: 1,
      [Suspicion(entry: 0, reason: .apples(.splitView))],
      "None of these constraints is yours. They belong to a split view. This conflict is "
        + "usual when the minimum and maximum widths of the columns don't fit the window. If "
        + "you set these widths, check them. UIKit broke line 1.",
      [
        "NSLayoutConstraint:0x10 'NSSplitViewItem.MinSize' NSView:0x1.width >= 148   (active)",
        "NSLayoutConstraint:0x11 'NSSplitViewItem.MaxSize' NSView:0x1.width <= 97   (active)",
      ]),
    Case(
      "Messages", broken: 3,
      [Suspicion(entry: 2, reason: .apples(.screen))],
      "None of these constraints is yours. They belong to a screen, a menu or a tip that the "
        + "system shows, such as Messages or Spotlight. This conflict is usual when it appears "
        + "or changes its size. UIKit broke line 3.",
      [
        "NSAutoresizingMaskLayoutConstraint:0x10 h=-&- v=--& CKMessageEntryView:0x1.width == "
          + "UIInputSetHostView:0x2.width + 375",
        "NSAutoresizingMaskLayoutConstraint:0x11 h=-&- v=--& CKMessageEntryView:0x1.midX == "
          + "UIInputSetHostView:0x2.midX + 187.5",
        "NSLayoutConstraint:0x12 CKMessageEntryView:0x1.right == UIInputSetHostView:0x2.right",
      ]),
    Case(
      "Apple's own, and nothing that conflicts by its numbers", broken: 2,
      [Suspicion(entry: 1, reason: .apples(.keyboard))],
      "The numbers in these 2 constraints don't prove a conflict, because a report doesn't "
        + "tell everything about the views. None of these constraints is yours. They belong to "
        + "the keyboard. This conflict is usual when a text field becomes active, when the "
        + "keyboard changes, or while a hardware keyboard is connected. UIKit broke line 2.",
      [
        "NSLayoutConstraint:0x10 'assistantView.top' V:|-(0)-[SystemInputAssistantView]   "
          + "(active, names: SystemInputAssistantView:0x1, '|':UIInputSetHostView:0x2 )",
        "NSLayoutConstraint:0x11 'assistantHeight' SystemInputAssistantView.height == 45   "
          + "(active, names: SystemInputAssistantView:0x1 )",
      ]),
  ]
}
